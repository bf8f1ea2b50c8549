package dynobench.table;

import dynobench.machine.ProbePart;
import dynobench.result.RunResult;
import dynobench.stats.Summary;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// One-line text on the speed of a run's machine.
public final class PaceWords {
  private static final double NANOS_PER_MILLI = 1e6;

  private PaceWords() {}

  /// Returns the text; empty for a run without probes.
  public static String of(RunResult run) {
    String parts =
        Stream.of(ProbePart.values())
            .filter(part -> !run.machines().pace(part).isEmpty())
            .map(part -> part.title() + " " + times(new Summary(run.machines().pace(part))))
            .collect(Collectors.joining(" · "));
    return parts.isEmpty()
        ? ""
        : "%s of the probe work, median (minimum – maximum): %s"
            .formatted(NumberText.counted(run.machines().probes().size(), "probe"), parts);
  }

  private static String times(Summary nanos) {
    return String.format(
        Locale.ROOT,
        "%.2f ms (%.2f – %.2f)",
        nanos.median() / NANOS_PER_MILLI,
        nanos.min() / NANOS_PER_MILLI,
        nanos.max() / NANOS_PER_MILLI);
  }
}
