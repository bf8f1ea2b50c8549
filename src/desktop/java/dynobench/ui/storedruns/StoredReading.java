package dynobench.ui.storedruns;

import dynobench.event.RunEvent;
import dynobench.measure.Environment;
import dynobench.plan.Plan;
import dynobench.result.DamagedLine;
import dynobench.result.OmittedLines;
import dynobench.result.RunResult;
import dynobench.store.RunReader;
import dynobench.store.WorkspaceException;
import dynobench.ui.shownrun.EventFeed;
import dynobench.ui.tasks.BackgroundTask;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

/// Contents of a stored run apart from its events.
///
/// @param sentence message for the user: damaged lines, a cancellation or a failure; empty after a
///   complete reading
record StoredReading(
    Optional<Plan> plan,
    Optional<Environment> environment,
    OmittedLines skipped,
    Optional<String> sentence) {
  /// Reads a run and hands its events on while reading. A cancellation or a failure is part of the
  /// result.
  static StoredReading read(
      RunReader reader, Path folder, EventFeed feed, BackgroundTask.Report report) {
    Optional<Plan> plan = reader.plan();
    Optional<Environment> environment = reader.environment();
    String cancelled = cancelled(folder); // once, not for each of many events
    try {
      OmittedLines skipped =
          events(
              reader,
              feed,
              event -> {
                report.proceed(cancelled);
                feed.accept(event, () -> report.proceed(cancelled));
              });
      return new StoredReading(plan, environment, skipped, damaged(folder, skipped.damages()));
    } catch (CancellationException e) {
      return new StoredReading(plan, environment, OmittedLines.NONE, Optional.of(cancelled));
    } catch (WorkspaceException e) {
      String known =
          plan.map(it ->
                  " Its plan can be read: %s, %,d trials.".formatted(it.name(), it.trialCount()))
              .orElse(" Its plan cannot be read either.");
      return new StoredReading(
          plan, environment, OmittedLines.NONE, Optional.of(e.getMessage() + known));
    }
  }

  /// Reads the events. For a large run, the summary delivers all figures before the events. A
  /// missing summary is created while reading.
  private static OmittedLines events(RunReader reader, EventFeed feed, Consumer<RunEvent> each) {
    if (!reader.isLarge()) {
      return reader.forEach(each);
    }
    Optional<RunResult> whole = reader.summary();
    if (whole.isPresent()) {
      feed.setResult(whole.get());
      return reader.forEach(each);
    }
    RunResult read = reader.result(each);
    OmittedLines skipped = read.log().skipped();
    feed.setResult(read);
    return skipped;
  }

  private static String cancelled(Path folder) {
    return "The reading of %s was cancelled: only a part of it is shown. Open it again."
        .formatted(folder.getFileName());
  }

  private static Optional<String> damaged(Path folder, List<DamagedLine> damages) {
    return damages.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "%,d %s of the log of %s cannot be read and %s skipped, the first is %s"
                .formatted(
                    damages.size(),
                    damages.size() == 1 ? "line" : "lines",
                    folder.getFileName(),
                    damages.size() == 1 ? "was" : "were",
                    damages.getFirst()));
  }
}
