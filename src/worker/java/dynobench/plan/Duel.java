package dynobench.plan;

import dynobench.measure.Metric;
import dynobench.workload.Workload;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/// Has the two contenders of a plan held against each other, the second against the first, until
/// enough is known, and not for all of its repetitions.
///
/// @param deciding the figures that decide, all of them; whoever runs it hears them before the
///   start
/// @param precision half the width that each ratio's interval is to have, as a share of the ratio:
///   0.02 is ± 2 %; empty where a verdict is enough
/// @param allowed the share that the second may be worse than the first: 0.03 is 3 %; empty where
///   any difference counts
/// @param most after which no further round begins
/// @param relay whether both work at once, in turns by slices of a phase
public record Duel(
    List<Figure> deciding,
    OptionalDouble precision,
    OptionalDouble allowed,
    Duration most,
    boolean relay) {
  /// Where nobody says otherwise: the last look of a duel is after so many rounds.
  public static final int USUAL_ROUNDS = 240;

  /// Where nobody says otherwise.
  public static final Duration USUAL_MOST = Duration.ofMinutes(15);

  /// Of one figure.
  public record Figure(String phase, Metric metric) {
    /// Reads what [#text] wrote.
    ///
    /// @throws IllegalArgumentException when the text is not of that form
    public static Figure parse(String text) {
      int colon = text.indexOf(':');
      String id = colon < 0 ? Metric.TIME.id() : text.substring(colon + 1);
      return new Figure(
          colon < 0 ? text : text.substring(0, colon),
          Metric.named(id)
              .orElseThrow(() ->
                  new IllegalArgumentException(
                      String.format(Locale.ROOT, "\"%s\" holds no figure: %s is none", text, id))));
    }

    /// As plans write it: `insert`, `insert:work`.
    public String text() {
      return metric == Metric.TIME ? phase : phase + ":" + metric.id();
    }
  }

  public Duel {
    deciding = List.copyOf(deciding);
    Require.atLeast("the number of figures that decide", deciding.size(), 1);
    if (deciding.stream().distinct().count() < deciding.size()) {
      throw new IllegalArgumentException("each figure that decides may be named once only");
    }
    precision.ifPresent(Duel::share);
    allowed.ifPresent(Duel::share);
    Require.atLeast("at-most in milliseconds", most.toMillis(), 1);
    Require.atMost("at-most in seconds", most.toSeconds(), Plan.LONGEST_LIMIT.toSeconds());
  }

  private static void share(double share) {
    if (!(share > 0 && share <= 1)) {
      throw new IllegalArgumentException(
          "a share lies above 0 and is at most 1 (100 %), not " + share);
    }
  }

  /// What decides where nobody says: the time of every phase that does more than one thing.
  public static List<Figure> usual(Workload workload) {
    return workload.phases().stream()
        .filter(phase -> !phase.isOnce())
        .map(phase -> new Figure(phase.id(), Metric.TIME))
        .toList();
  }

  /// The figures that decide, in one line.
  public String decidingText() {
    return deciding.stream().map(Figure::text).collect(Collectors.joining(", "));
  }
}
