package dynobench.ui.storedruns;

import dynobench.measure.Clock;
import dynobench.reference.References;
import dynobench.result.RunResult;
import dynobench.runfile.RunFile;
import dynobench.store.RunEntry;
import dynobench.store.RunStore;
import dynobench.ui.shownrun.EventFeed;
import dynobench.ui.shownrun.Replay;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.shownrun.ShownRun;
import dynobench.ui.tasks.BackgroundTask;
import dynobench.ui.tasks.TaskStarter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import org.jspecify.annotations.Nullable;

/// Stored runs of the workspace. Lists, opens, replays and reads them in the background.
public final class RunArchive {
  private final RunStore store;
  private final TaskStarter tasks;
  private final RunDisplay showing;
  private final RunListing listing;
  private @Nullable BackgroundTask opening;

  public RunArchive(RunStore store, TaskStarter tasks, RunDisplay showing) {
    this.store = store;
    this.tasks = tasks;
    this.showing = showing;
    this.listing = new RunListing(store, tasks);
  }

  /// Returns all runs, newest first; empty until they have been listed.
  public ReadOnlyObjectProperty<Optional<List<RunEntry>>> runs() {
    return listing.runs();
  }

  public RunStore store() {
    return store;
  }

  /// Lists the runs again.
  public void refresh() {
    listing.list(true);
  }

  /// Lists the runs again if runs were added, removed or renamed. The check reads only the folder's
  /// time.
  public void refreshIfChanged() {
    listing.list(false);
  }

  /// Shows a stored run while it is being read. An earlier reading is cancelled.
  public void open(Path folder) {
    var feed = EventFeed.ofStored();
    stopOpening();
    showing.show(new ShownRun(id(folder), ShownRun.Origin.STORED, Optional.of(folder)), feed);
    opening =
        tasks.start(
            "Reading " + id(folder),
            report -> StoredReading.read(store.reader(folder), folder, feed, report),
            read -> {
              // Say nothing of a reading that the user ended by opening another run.
              if (showing.shows(feed)) {
                showing.know(showing.result(), read.plan(), read.environment(), read.skipped());
                read.sentence().ifPresent(tasks.notifications()::add);
              }
            });
  }

  /// Checks a result file, adds its run to the workspace, and shows it. Nothing of the file is run.
  public void openFile(Path file) {
    tasks.start(
        "Checking " + file.getFileName(),
        _ -> RunFile.open(file).addTo(store),
        folder -> {
          refresh();
          open(folder);
        });
  }

  /// Shows the run or the published figures of an earlier start, if they still exist and the window
  /// shows nothing yet.
  ///
  /// @param id of a run or of published figures
  public void reopen(String id) {
    tasks.start(
        "Looking for " + id,
        _ -> find(id),
        found -> {
          if (showing.run().get().equals(ShownRun.NOTHING)) {
            found.run();
          }
        });
  }

  private Runnable find(String id) {
    return store
        .named(id)
        .<Runnable>map(folder -> () -> open(folder))
        .or(() -> References.figures(id).<Runnable>map(each -> () -> showing.show(each)))
        .orElse(() -> {});
  }

  private void stopOpening() {
    if (opening != null) {
      opening.cancel();
    }
  }

  /// Replays a stored run once it has been read, unless another run was opened meanwhile.
  ///
  /// @param clock for the pace
  public void replay(Path folder, Clock clock) {
    stopOpening();
    ShownRun before = showing.run().get();
    opening =
        tasks.start(
            "Reading " + id(folder),
            report -> store.reader(folder).read(_ -> report.proceed(notRead(id(folder)))),
            run -> {
              if (showing.run().get().equals(before)) { // nothing else was opened meanwhile
                showing.show(new Replay(run, clock));
              }
            });
  }

  /// Reads the results of stored runs in the background. A failure for one of them becomes a
  /// notification, and no result is delivered.
  ///
  /// @param done receives the results, in the order of the folders
  public void read(List<Path> folders, Consumer<List<RunResult>> done) {
    String what =
        folders.size() == 1 ? id(folders.getFirst()) : "%d runs".formatted(folders.size());
    tasks.start(
        "Reading " + what,
        report ->
            folders.stream()
                .map(folder -> store.reader(folder).result(_ -> report.proceed(notRead(what))))
                .toList(),
        done);
  }

  private static String notRead(String what) {
    return "Reading %s was cancelled. Open it again.".formatted(what);
  }

  private static String id(Path folder) {
    return String.valueOf(folder.getFileName());
  }
}
