package dynobench.plan;

import dynobench.measure.Metric;
import dynobench.workload.Workload;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/// Rules of a duel: a comparison of the plan's second contender with its first. It ends when the
/// question is answered or cannot be answered, or when its time is up. That may be before all
/// repetitions have run.
///
/// @param deciding all figures on which the result depends; fixed before the start
/// @param precision required half-width of each ratio's interval, as a share of the ratio: 0.02 is
///   ± 2 %; empty where a verdict is enough
/// @param allowed the share by which the second contender may be worse than the first: 0.03 is 3 %;
///   empty where any difference counts
/// @param most time after which no further round begins
/// @param relay whether both workers run at the same time and alternate by slices of a phase
public record Duel(
    List<PhaseMetric> deciding,
    OptionalDouble precision,
    OptionalDouble allowed,
    Duration most,
    boolean relay) {
  /// Default maximum of rounds. The last look of a duel is after this number of rounds.
  public static final int USUAL_ROUNDS = 240;

  /// Default time limit.
  public static final Duration USUAL_MOST = Duration.ofMinutes(15);

  /// Figure of one phase.
  public record PhaseMetric(String phase, Metric metric) {
    /// Parses a text that [#text] has written.
    ///
    /// @throws IllegalArgumentException when the text is not of that form
    public static PhaseMetric parse(String text) {
      int colon = text.indexOf(':');
      String id = colon < 0 ? Metric.TIME.id() : text.substring(colon + 1);
      return new PhaseMetric(
          colon < 0 ? text : text.substring(0, colon),
          Metric.named(id)
              .orElseThrow(() ->
                  new IllegalArgumentException(
                      String.format(
                          Locale.ROOT,
                          "\"%s\" has no valid figure: %s is not a figure",
                          text,
                          id))));
    }

    /// Returns the text that plans use, such as `insert` or `insert:work`.
    public String text() {
      return metric == Metric.TIME ? phase : phase + ":" + metric.id();
    }
  }

  public Duel {
    deciding = List.copyOf(deciding);
    ArgumentChecks.atLeast("the number of deciding figures", deciding.size(), 1);
    if (deciding.stream().distinct().count() < deciding.size()) {
      throw new IllegalArgumentException("each deciding figure may be named only once");
    }
    precision.ifPresent(Duel::share);
    allowed.ifPresent(Duel::share);
    ArgumentChecks.atLeast("at-most in milliseconds", most.toMillis(), 1);
    ArgumentChecks.atMost("at-most in seconds", most.toSeconds(), Plan.LONGEST_LIMIT.toSeconds());
  }

  private static void share(double share) {
    if (!(share > 0 && share <= 1)) {
      throw new IllegalArgumentException(
          "a share must be above 0 and at most 1 (100 %), not " + share);
    }
  }

  /// Returns the default figures: the time of every phase with more than one operation.
  public static List<PhaseMetric> defaultMetrics(Workload workload) {
    return workload.phases().stream()
        .filter(phase -> !phase.isOnce())
        .map(phase -> new PhaseMetric(phase.id(), Metric.TIME))
        .toList();
  }

  /// Returns the deciding figures in one line.
  public String decidingText() {
    return deciding.stream().map(PhaseMetric::text).collect(Collectors.joining(", "));
  }
}
