package dynobench.warning;

import dynobench.plan.Plan;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.stats.Summary;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;

/// Warnings about the spread of repetitions, or about too few of them.
final class SpreadWarnings {
  /// Largest accepted half-width of an interval, as a fraction of its median: "± 10 %".
  static final double WIDEST_HALF = 0.10;

  /// Largest accepted distance of the first repetition from the median of the others, as a fraction
  /// of that median.
  static final double FARTHEST_FIRST = 0.5;

  /// Minimum number of repetitions for an interval of the median.
  static final int FEWEST_REPETITIONS = 3;

  private static final String MORE =
      "Add rounds: a 95 % interval needs at least 6 repetitions, and more make it narrower.";

  private final List<Measurement> measurements;
  private final Optional<Plan> plan;

  SpreadWarnings(RunResult result) {
    this.plan = result.plan();
    this.measurements =
        result.phases().stream().flatMap(each -> result.measurements(each).stream()).toList();
  }

  List<ResultWarning> list() {
    var doubts = new ArrayList<ResultWarning>();
    plan.flatMap(SpreadWarnings::few).ifPresent(doubts::add);
    add(
        doubts,
        WarningKind.INTERVAL_WIDE,
        "%,d of %,d medians have an interval wider than ± 10 %%",
        SpreadWarnings::wide,
        "Close other programs and add rounds. Ratios of rounds have their own intervals.");
    add(
        doubts,
        WarningKind.FIRST_FAR_OFF,
        "In %,d of %,d measurements the first repetition differs from the others by more than 50"
            + " %%",
        SpreadWarnings::firstOff,
        "Look at the chart of the repetitions. With warmups = 1 the first repetition does not"
            + " count.");
    return doubts;
  }

  /// Returns a warning at the end of a run if failed trials left too few repetitions; empty if the
  /// plan itself has too few.
  static Optional<ResultWarning> left(RunResult result) {
    var spread = new SpreadWarnings(result);
    if (spread.plan.filter(it -> it.repetitions() < FEWEST_REPETITIONS).isPresent()) {
      return Optional.empty();
    }
    var doubts = new ArrayList<ResultWarning>();
    spread.add(
        doubts,
        WarningKind.REPETITIONS_FEW,
        "%,d of %,d measurements have fewer than 3 counted repetitions and therefore no interval",
        SpreadWarnings::few,
        "Check which trials failed or did not run, and run the plan again.");
    return doubts.stream().findFirst();
  }

  private static Optional<ResultWarning> few(Plan plan) {
    return plan.repetitions() >= FEWEST_REPETITIONS
        ? Optional.empty()
        : Optional.of(
            new ResultWarning(
                WarningKind.REPETITIONS_FEW,
                "With repetitions = %d there are no intervals: a difference cannot be distinguished from chance."
                    .formatted(plan.repetitions()),
                MORE));
  }

  private void add(
      List<ResultWarning> doubts,
      WarningKind kind,
      String count,
      Function<Measurement, Optional<ResultWarning.Case>> check,
      String remedy) {
    List<ResultWarning.Case> cases =
        measurements.stream().flatMap(each -> check.apply(each).stream()).toList();
    if (!cases.isEmpty()) {
      doubts.add(
          ResultWarning.of(
              kind, count.formatted(cases.size(), measurements.size()), cases, remedy));
    }
  }

  private static Optional<ResultWarning.Case> few(Measurement each) {
    int count = each.summary().count();
    return count >= FEWEST_REPETITIONS
        ? Optional.empty()
        : Optional.of(warningCase(each, -count, "only " + count));
  }

  private static Optional<ResultWarning.Case> wide(Measurement each) {
    double median = each.summary().median();
    return each.summary()
        .medianInterval()
        .filter(_ -> median > 0) // a phase too short for the clock has no relative width
        .map(interval -> interval.relativeHalfWidth(median))
        .filter(half -> half > WIDEST_HALF)
        .map(half -> warningCase(each, half, String.format(Locale.ROOT, "± %.1f %%", half * 100)));
  }

  private static Optional<ResultWarning.Case> firstOff(Measurement each) {
    List<Double> all = each.summary().observations();
    if (all.size() < FEWEST_REPETITIONS) {
      return Optional.empty();
    }
    double others = new Summary(all.subList(1, all.size())).median();
    double off = all.getFirst() / others - 1;
    return others <= 0 || Math.abs(off) <= FARTHEST_FIRST
        ? Optional.empty()
        : Optional.of(
            warningCase(each, Math.abs(off), String.format(Locale.ROOT, "%+.0f %%", off * 100)));
  }

  private static ResultWarning.Case warningCase(Measurement each, double badness, String what) {
    String where = each.phase() + ", " + each.series().title() + comma(each.where());
    return new ResultWarning.Case(
        badness, where + ": " + what, each.series().contender(), each.trials());
  }

  private static String comma(String where) {
    return where.isEmpty() ? "" : ", " + where;
  }
}
