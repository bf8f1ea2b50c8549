package dynobench.comparison;

import dynobench.comparison.Comparison.ComparisonRow;
import dynobench.result.Measurement;
import dynobench.stats.ConfidenceInterval;
import dynobench.stats.ErrorBudget;
import dynobench.stats.InterimLooks;
import dynobench.stats.Ratio;
import dynobench.stats.Verdict;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Two measurements and their ratio, before the verdict.
///
/// @param together the ratio of whole times, if the main ratio is that of typical slices
/// @param objection reason why the two are not comparable, such as too many rounds left out or
///   another machine; empty if they are comparable
record MeasurementPair(
    Measurement a,
    Measurement b,
    Ratio ratio,
    Optional<Ratio> together,
    Optional<String> objection) {
  /// Minimum of begun rounds for each round that is left out. With fewer, the remaining rounds
  /// would be a selection.
  private static final int FEWEST_ROUNDS_TO_ONE_LEFT_OUT = 4;

  /// Returns the contrast of two contenders of one run. Empty if a measurement is missing or too
  /// short for the clock.
  static Optional<MeasurementPair> of(RoundRatios rounds, Measurement a, @Nullable Measurement b) {
    if (b == null || !aboveZero(a) || !aboveZero(b)) {
      return Optional.empty();
    }
    RoundRatios.RatioResult found = rounds.of(b, a);
    Optional<String> objection =
        found.leftOut() * FEWEST_ROUNDS_TO_ONE_LEFT_OUT > found.startedRounds()
            ? Optional.of(
                "%,d of %,d rounds were not %s by both"
                    .formatted(found.leftOut(), found.startedRounds(), what(a, b)))
            : rounds.objection(found, b, a);
    return Optional.of(new MeasurementPair(a, b, found.ratio(), found.together(), objection));
  }

  private static String what(Measurement a, Measurement b) {
    return a.unsteady().isEmpty() && b.unsteady().isEmpty()
        ? "completed"
        : "completed in a steady" + " state";
  }

  /// Returns the contrast of two runs, from all their repetitions. If there is no objection, the
  /// machine's possible change widens the interval. Empty as for [#of].
  static Optional<MeasurementPair> unpaired(
      MachineBetween machine, Measurement a, @Nullable Measurement b) {
    if (b == null || !aboveZero(a) || !aboveZero(b)) {
      return Optional.empty();
    }
    Optional<String> objection = otherWork(a, b).or(machine::objection);
    Ratio ratio = Ratio.ofSamples(b.summary(), a.summary());
    return Optional.of(
        new MeasurementPair(
            a,
            b,
            objection.isPresent() ? ratio : ratio.widened(machine.low(), machine.high()),
            Optional.empty(),
            objection));
  }

  /// Returns the contrast of two sides of several runs, from each run's median. Empty if a side has
  /// no measurement, or a measurement is too short for the clock.
  ///
  /// @param objection an objection to all contrasts
  static Optional<MeasurementPair> ofRuns(
      List<Measurement> before, List<Measurement> now, Optional<String> objection) {
    if (before.isEmpty()
        || now.isEmpty()
        || !before.stream().allMatch(MeasurementPair::aboveZero)
        || !now.stream().allMatch(MeasurementPair::aboveZero)) {
      return Optional.empty();
    }
    Measurement a = before.getFirst().ofRuns(before);
    Measurement b = now.getFirst().ofRuns(now);
    Optional<String> other =
        Stream.concat(before.stream(), now.stream())
            .flatMap(each -> otherWork(a, each).stream())
            .findFirst();
    return Optional.of(
        new MeasurementPair(
            a,
            b,
            Ratio.ofSamples(b.summary(), a.summary()),
            Optional.empty(),
            other.or(() -> objection)));
  }

  private static Optional<String> otherWork(Measurement a, Measurement b) {
    return a.operations() == b.operations()
        ? Optional.empty()
        : Optional.of(
            String.format(
                Locale.ROOT, "%,d operations instead of %,d", b.operations(), a.operations()));
  }

  private static boolean aboveZero(Measurement measurement) {
    return measurement.summary().min() > 0;
  }

  /// Returns the contrast limited to the rounds up to the last look of a duel, if there was one.
  MeasurementPair atLastLook() {
    int last = ratio.isInRounds() ? InterimLooks.last(ratio.over().count()) : 0;
    return last == 0 ? this : afterRounds(last);
  }

  /// Returns the contrast limited to its first rounds.
  MeasurementPair afterRounds(int count) {
    return new MeasurementPair(
        a, b, ratio.afterRounds(count), together.map(it -> it.afterRounds(count)), objection);
  }

  /// Judges the contrasts of the deciding phases together, with Holm's correction, and each other
  /// contrast on its own. A contrast with an objection is not comparable and shares no error
  /// budget.
  static List<ComparisonRow> judged(List<MeasurementPair> all, VerdictRule rule) {
    Predicate<MeasurementPair> inFamily =
        each -> each.objection.isEmpty() && rule.isDeciding().test(each.a.phase());
    Iterator<Double> confidences =
        rule.budget()
            .confidences(all.stream().filter(inFamily).map(it -> it.ratio.pValue()).toList())
            .iterator();
    double alone = rule.budget().confidence();
    return all.stream()
        .map(it ->
            it.row(
                inFamily.test(it)
                    ? it.deciding(confidences.next(), alone, rule)
                    : Judgement.alone(it.ratio, alone, rule.margin())))
        .toList();
  }

  private Judgement deciding(double confidence, double alone, VerdictRule rule) {
    var now = Judgement.deciding(ratio, confidence, alone, rule.margin());
    return ratio.isInRounds() && now.isOpen()
        ? now.ahead(
            ratio.verdict(ErrorBudget.ofNextLook(confidence), rule.margin()), ratio.over().count())
        : now; // only an open verdict of a single run can gain from added rounds
  }

  /// Judges this contrast at a confidence level that the caller corrected.
  ComparisonRow judged(double confidence, double margin) {
    return row(Judgement.deciding(ratio, confidence, ConfidenceInterval.USUAL_CONFIDENCE, margin));
  }

  /// Returns the row of a duel before its first look.
  ///
  /// @param first the first look, in rounds
  ComparisonRow tooEarly(double confidence, int first) {
    var verdict = new Verdict.TooFew(first);
    return row(new Judgement(confidence, verdict, verdict, confidence, true));
  }

  private ComparisonRow row(Judgement judgement) {
    return new ComparisonRow(
        a.phase(),
        a.metric(),
        a.levels(),
        a.series(),
        b.series(),
        ratio,
        together,
        objection.map(Verdict.NotComparable::new).map(judgement::with).orElse(judgement));
  }
}
