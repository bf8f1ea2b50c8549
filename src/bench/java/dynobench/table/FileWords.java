package dynobench.table;

import dynobench.catalog.Artifact;
import dynobench.event.Series;
import dynobench.measure.FileGroup;
import dynobench.result.RunResult;
import dynobench.result.TrialResult;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/// Texts on the files that databases create.
public final class FileWords {
  private FileWords() {}

  /// Returns a sentence for each series that has left files, about the last of its trials that did.
  public static List<String> of(RunResult run) {
    return run.series().stream()
        .flatMap(series ->
            trial(run, series).stream()
                .map(trial ->
                    "%s: %s after its phases: %s"
                        .formatted(
                            series.title(),
                            total(trial),
                            trial.files().stream()
                                .map(FileWords::line)
                                .collect(Collectors.joining(", ")))))
        .toList();
  }

  /// Returns the last trial of a series that has left files.
  public static Optional<TrialResult> trial(RunResult run, Series series) {
    return run.trials().stream()
        .filter(each -> each.trial().contender().equals(series.contender()))
        .filter(each -> !each.files().isEmpty())
        .reduce((_, last) -> last);
  }

  /// Returns number and size of all files of a trial.
  public static String total(TrialResult trial) {
    long count = trial.files().stream().mapToLong(FileGroup::count).sum();
    long bytes = trial.files().stream().mapToLong(FileGroup::bytes).sum();
    return NumberText.counted(count, "file") + ", " + size(bytes);
  }

  /// Returns name and size of a group.
  public static String line(FileGroup group) {
    return group.label() + " (" + size(group.bytes()) + ")";
  }

  private static String size(long bytes) {
    return Artifact.megabytes(bytes);
  }
}
