package dynobench.ui.stored;

import dynobench.measure.Clock;
import dynobench.measure.Environment;
import dynobench.plan.Plan;
import dynobench.result.Damage;
import dynobench.result.RunResult;
import dynobench.result.Skipped;
import dynobench.store.RunEntry;
import dynobench.store.RunReader;
import dynobench.store.RunStore;
import dynobench.store.WorkspaceException;
import dynobench.ui.shown.Feed;
import dynobench.ui.shown.Replay;
import dynobench.ui.shown.Showing;
import dynobench.ui.shown.Shown;
import dynobench.ui.work.BackgroundTask;
import dynobench.ui.work.Tasks;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import org.jspecify.annotations.Nullable;

/// The stored runs of the workspace: lists, opens, replays and reads them, in the background.
public final class Archive {
  private final RunStore store;
  private final Tasks tasks;
  private final Showing showing;
  private final ReadOnlyObjectWrapper<Optional<List<RunEntry>>> runs =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private Optional<FileTime> listed = Optional.empty();
  private long asked;
  private long taken;
  private @Nullable BackgroundTask opening;

  public Archive(RunStore store, Tasks tasks, Showing showing) {
    this.store = store;
    this.tasks = tasks;
    this.showing = showing;
  }

  /// All of them, newest first; empty until they have been listed.
  public ReadOnlyObjectProperty<Optional<List<RunEntry>>> runs() {
    return runs.getReadOnlyProperty();
  }

  public RunStore store() {
    return store;
  }

  /// Lists them anew.
  public void refresh() {
    list(true);
  }

  /// Lists them anew if runs have come, gone or got another name; costs one look at the folder.
  public void refreshIfChanged() {
    list(false);
  }

  /// What a look at the folder gave.
  private record Listing(FileTime at, Optional<List<RunEntry>> entries) {}

  private void list(boolean anyway) {
    long now = ++asked;
    Optional<FileTime> known = anyway ? Optional.empty() : listed;
    tasks.start(
        "Listing the runs",
        _ -> {
          FileTime at = changed();
          return new Listing(
              at, known.equals(Optional.of(at)) ? Optional.empty() : Optional.of(store.list()));
        },
        listing -> take(listing, now));
  }

  /// What was asked for later has been seen later, even if it was there earlier.
  private void take(Listing listing, long when) {
    if (when > taken) {
      listing
          .entries()
          .ifPresent(list -> {
            taken = when;
            listed = Optional.of(listing.at());
            runs.set(Optional.of(list));
          });
    }
  }

  private FileTime changed() {
    try {
      return Files.getLastModifiedTime(store.folder());
    } catch (IOException e) {
      return FileTime.fromMillis(0); // no run has been stored yet
    }
  }

  private record Besides(
      Optional<Plan> plan,
      Optional<Environment> environment,
      Skipped skipped,
      Optional<String> sentence) {}

  /// Shows a stored run while it is read.
  public void open(Path folder) {
    var feed = new Feed();
    stopOpening();
    showing.show(new Shown(id(folder), Shown.Origin.STORED, Optional.of(folder)), feed);
    RunResult result = showing.result();
    opening =
        tasks.start(
            "Reading " + id(folder),
            report -> read(folder, feed, report),
            read -> {
              showing.know(result, read.plan(), read.environment(), read.skipped());
              // What was taken back by opening another run is no news.
              read.sentence()
                  .filter(_ -> result == showing.result())
                  .ifPresent(tasks.notices()::say);
            });
  }

  private void stopOpening() {
    if (opening != null) {
      opening.cancel();
    }
  }

  private static Besides read(Path folder, Feed feed, BackgroundTask.Report report) {
    var reader = new RunReader(folder);
    Optional<Plan> plan = reader.plan();
    Optional<Environment> environment = reader.environment();
    try {
      Skipped skipped =
          reader.forEach(event -> {
            report.proceed(cancelled(folder));
            feed.accept(event);
          });
      return new Besides(plan, environment, skipped, damaged(folder, skipped.damages()));
    } catch (CancellationException e) {
      return new Besides(plan, environment, Skipped.NONE, Optional.of(cancelled(folder)));
    } catch (WorkspaceException e) {
      String known =
          plan.map(it ->
                  " Its plan can be read: %s, %,d trials.".formatted(it.name(), it.trialCount()))
              .orElse(" Its plan can't be read either.");
      return new Besides(plan, environment, Skipped.NONE, Optional.of(e.getMessage() + known));
    }
  }

  private static String cancelled(Path folder) {
    return "The reading of %s was cancelled: only a part of it is shown. Open it again."
        .formatted(id(folder));
  }

  private static Optional<String> damaged(Path folder, List<Damage> damages) {
    return damages.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "%,d %s of the log of %s can't be read and %s skipped, the first is %s"
                .formatted(
                    damages.size(),
                    damages.size() == 1 ? "line" : "lines",
                    id(folder),
                    damages.size() == 1 ? "was" : "were",
                    damages.getFirst()));
  }

  /// Shows a stored run again as it happened.
  ///
  /// @param clock for the pace
  public void replay(Path folder, Clock clock) {
    stopOpening();
    Shown before = showing.run().get();
    opening =
        tasks.start(
            "Reading " + id(folder),
            report -> new RunReader(folder).read(_ -> report.proceed(notRead(id(folder)))),
            run -> {
              if (showing.run().get().equals(before)) { // nothing else came meanwhile
                showing.show(new Replay(run, clock));
              }
            });
  }

  /// Reads what stored runs add up to.
  ///
  /// @param done hears the results, in the same order
  public void read(List<Path> folders, Consumer<List<RunResult>> done) {
    String what =
        folders.size() == 1 ? id(folders.getFirst()) : "%d runs".formatted(folders.size());
    tasks.start(
        "Reading " + what,
        report ->
            folders.stream()
                .map(folder -> new RunReader(folder).result(_ -> report.proceed(notRead(what))))
                .toList(),
        done);
  }

  private static String notRead(String what) {
    return "Reading %s was cancelled. Ask for it again.".formatted(what);
  }

  private static String id(Path folder) {
    return String.valueOf(folder.getFileName());
  }
}
