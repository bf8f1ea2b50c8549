package dynobench.ui.storedruns;

import dynobench.chart.ChartSource;
import dynobench.report.Report;
import dynobench.result.RunResult;
import dynobench.store.RunReader;
import dynobench.store.RunStore;
import dynobench.table.CsvFile;
import dynobench.table.FormulaHandling;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.shownrun.ShownRun;
import dynobench.ui.tasks.BackgroundTask;
import dynobench.ui.tasks.Dialogs;
import dynobench.ui.tasks.TaskStarter;
import dynobench.warning.ResultWarnings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ReadOnlyObjectProperty;

/// Export of the shown run to files, in the background. It writes what was stored, so a run can be
/// exported while it is running.
public final class RunExport {
  /// File format of an export. `LONG_CSV` has a line for each measurement; `WIDE_CSV` has one for
  /// each point, with a column for each series.
  public enum Format {
    LONG_CSV(".csv"),
    WIDE_CSV("-wide.csv"),
    HTML(".html");

    private final String ending;

    Format(String ending) {
      this.ending = ending;
    }
  }

  private final RunDisplay showing;
  private final Dialogs dialogs;
  private final TaskStarter tasks;
  private final RunStore store;

  public RunExport(RunDisplay showing, Dialogs dialogs, TaskStarter tasks, RunStore store) {
    this.store = store;
    this.showing = showing;
    this.dialogs = dialogs;
    this.tasks = tasks;
  }

  /// Returns the run that would be exported.
  public ReadOnlyObjectProperty<ShownRun> shown() {
    return showing.run();
  }

  /// Asks the user for a file and writes it.
  ///
  /// @param title of the dialog
  public void ask(Format format, String title) {
    Optional<String> obstacle = obstacle();
    if (obstacle.isPresent()) {
      tasks.notifications().add(obstacle.get());
    } else {
      dialogs
          .save(title, showing.run().get().id() + format.ending)
          .ifPresent(file -> write(format, file));
    }
  }

  /// Writes the shown run to a file. A notification reports success or the reason of a failure.
  public void write(Format format, Path file) {
    Optional<String> obstacle = obstacle();
    if (obstacle.isPresent()) {
      tasks.notifications().add(obstacle.get());
      return;
    }
    Path run = showing.run().get().folder().orElseThrow();
    List<ChartSource> overlays = showing.sources().stream().skip(1).toList();
    tasks.startAwaited(
        "Writing " + file.getFileName(),
        report -> write(store.reader(run), format, overlays, file, report),
        written -> tasks.notifications().add("Wrote " + written + "."));
  }

  /// Returns the reason why nothing can be exported; empty when something can.
  private Optional<String> obstacle() {
    ShownRun run = showing.run().get();
    return switch (run.origin()) {
      case LIVE, STORED, REPLAY ->
          run.folder().isPresent()
              ? Optional.empty()
              : Optional.of("The run has no folder yet. Export it after it has started.");
      case REFERENCE ->
          Optional.of(
              "Published figures are not a run: copy them from the table, or use \"dynobench"
                  + " references %s\".".formatted(run.id()));
      case NOTHING ->
          Optional.of("No run is shown. Open one in Runs, or start one, and export it.");
    };
  }

  static Path write(
      RunReader run,
      Format format,
      List<ChartSource> overlays,
      Path file,
      BackgroundTask.Report report)
      throws IOException {
    Runnable next = () -> report.proceed("%s was not written: cancelled.".formatted(file));
    RunResult result = run.result(_ -> next.run());
    switch (format) {
      case LONG_CSV -> CsvFile.writeLong(result, file, FormulaHandling.DISARMED);
      case WIDE_CSV ->
          CsvFile.writeWide(result, result.workload().metric(), file, FormulaHandling.DISARMED);
      case HTML -> {
        String page = Report.html(result, ResultWarnings.atEnd(result), overlays);
        next.run();
        Report.write(page, file);
      }
    }
    return file;
  }
}
