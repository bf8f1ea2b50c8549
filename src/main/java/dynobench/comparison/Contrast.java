package dynobench.comparison;

import dynobench.result.Measurement;
import dynobench.stats.Holm;
import dynobench.stats.InterimLooks;
import dynobench.stats.Interval;
import dynobench.stats.Ratio;
import dynobench.stats.Verdict;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/// Two measurements and their ratio, before it is judged among others.
///
/// @param objection why nothing may be said of it
record Contrast(Measurement a, Measurement b, Ratio ratio, Optional<String> objection) {
  /// One round of four that only one of two got through makes the rest a choice.
  private static final int FEWEST_ROUNDS_TO_ONE_LEFT_OUT = 4;

  /// Of two contenders of one run. Empty where the clock couldn't see one of them, or it has none.
  static Optional<Contrast> of(RoundRatios rounds, Measurement a, @Nullable Measurement b) {
    if (b == null || !aboveZero(a) || !aboveZero(b)) {
      return Optional.empty();
    }
    RoundRatios.Found found = rounds.of(b, a);
    Optional<String> objection =
        found.leftOut() * FEWEST_ROUNDS_TO_ONE_LEFT_OUT > found.begun()
            ? Optional.of(
                "%,d of %,d rounds were not %s by both"
                    .formatted(found.leftOut(), found.begun(), what(a, b)))
            : Optional.empty();
    return Optional.of(new Contrast(a, b, found.ratio(), objection));
  }

  private static String what(Measurement a, Measurement b) {
    return a.restless().isEmpty() && b.restless().isEmpty() ? "completed" : "completed steadily";
  }

  /// Of two runs: the machine may have changed between them.
  static Optional<Contrast> apart(Measurement a, @Nullable Measurement b) {
    return b == null || !aboveZero(a) || !aboveZero(b)
        ? Optional.empty()
        : Optional.of(
            new Contrast(
                a, b, Ratio.ofSamples(b.summary(), a.summary()), Optional.of(between(a, b))));
  }

  private static String between(Measurement a, Measurement b) {
    return a.operations() == b.operations()
        ? "measured at different times"
        : String.format(Locale.ROOT, "%,d operations against %,d", b.operations(), a.operations());
  }

  private static boolean aboveZero(Measurement measurement) {
    return measurement.summary().min() > 0;
  }

  /// The same with the rounds up to the last look of a duel, if there was one.
  Contrast atLastLook() {
    int last = ratio.isInRounds() ? InterimLooks.last(ratio.over().count()) : 0;
    return last == 0 ? this : new Contrast(a, b, ratio.afterRounds(last), objection);
  }

  /// Judges together, by Holm's correction, all to which there is no objection.
  static List<Comparison.Row> judged(List<Contrast> all, double margin) {
    List<Contrast> family = all.stream().filter(each -> each.objection.isEmpty()).toList();
    Iterator<Double> confidences =
        Holm.confidences(family.stream().map(it -> it.ratio.chance()).toList()).iterator();
    return all.stream()
        .map(it ->
            it.judged(
                it.objection.isEmpty() ? confidences.next() : Interval.USUAL_CONFIDENCE, margin))
        .toList();
  }

  /// Judges it as one of others that were judged before.
  Comparison.Row judged(double confidence, double margin) {
    return new Comparison.Row(
        a.phase(),
        a.metric(),
        a.levels(),
        a.series(),
        b.series(),
        ratio,
        confidence,
        objection
            .<Verdict>map(Verdict.NotComparable::new)
            .orElseGet(() -> ratio.verdict(confidence, margin)));
  }
}
