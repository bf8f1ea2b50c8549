package dynobench.warning;

import dynobench.event.RunEvent.PhaseFinished;
import dynobench.result.PhaseHistory;
import dynobench.result.RunResult;
import dynobench.result.TrialResult;
import dynobench.stats.Steadiness;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Warnings about trials that did not reach a steady state, or whose memory use keeps growing.
final class SteadyStateWarnings {
  /// Largest accepted growth of the live heap from the first iteration to the last, as a factor.
  /// Caches need less; steady growth fills a heap sooner or later.
  private static final double MOST_GROWTH = 2;

  /// Heap size below which growth comes from classes and caches of engine and JVM.
  private static final long LEAST_BYTES = 32L << 20;

  /// Smallest probability to print. Smaller values claim more precision than a few iterations
  /// allow.
  private static final double LEAST_SHOWN = 0.001;

  private final RunResult result;

  SteadyStateWarnings(RunResult result) {
    this.result = result;
  }

  List<ResultWarning> list() {
    var unsteady = new ArrayList<ResultWarning.Case>();
    var growing = new ArrayList<ResultWarning.Case>();
    int judged = 0;
    for (TrialResult trial : result.trials()) {
      for (PhaseFinished first : trial.counts() ? trial.phases() : List.<PhaseFinished>of()) {
        Optional<PhaseHistory> course =
            result.course(trial, first.phase()).filter(it -> it.steadiness().isPresent());
        judged += course.filter(PhaseHistory::judged).isPresent() ? 1 : 0;
        course.flatMap(it -> unsteady(trial, it)).ifPresent(unsteady::add);
        course.flatMap(it -> growing(trial, it)).ifPresent(growing::add);
      }
    }
    var doubts = new ArrayList<ResultWarning>();
    ResultWarning.of(
            WarningKind.NOT_STEADY,
            "%,d of %,d series of iterations did not reach a steady state",
            unsteady,
            judged,
            "Look at the chart Warming up. If times still fall, raise warm.at-most; if they jump,"
                + " close other programs. Verdicts leave out each round in which a trial never"
                + " became steady.")
        .ifPresent(doubts::add);
    ResultWarning.of(
            WarningKind.HEAP_GROWS,
            "In %,d of %,d series of iterations the live heap grows",
            growing,
            judged,
            "Memory accumulates from one iteration to the next and may slow down later iterations.")
        .ifPresent(doubts::add);
    return doubts;
  }

  private static Optional<ResultWarning.Case> unsteady(TrialResult trial, PhaseHistory course) {
    return course.isUnsteady()
        ? course.steadiness().map(it -> warningCase(trial, course, badness(it), words(it)))
        : Optional.empty();
  }

  private static double badness(Steadiness steadiness) {
    return steadiness instanceof Steadiness.Restless(var _, var change)
        ? Math.abs(Math.log(change.halves()))
        : 0;
  }

  private static String words(Steadiness steadiness) {
    return switch (steadiness) {
      case Steadiness.Steady _ -> "";
      case Steadiness.TooFew(var window) ->
          String.format(Locale.ROOT, "only %,d iterations within the time limit", window.last());
      case Steadiness.Restless(var window, var change) ->
          String.format(
              Locale.ROOT,
              "in iterations %,d to %,d the second half took %.2f times as long as the first (%.2f"
                  + " – %.2f)%s",
              window.first(),
              window.last(),
              change.halves(),
              change.interval().low(),
              change.interval().high(),
              change.chance() < Steadiness.LEAST_CHANCE
                  ? String.format(
                      Locale.ROOT, ", a trend (p = %.3f)", Math.max(LEAST_SHOWN, change.chance()))
                  : "");
    };
  }

  private static Optional<ResultWarning.Case> growing(TrialResult trial, PhaseHistory course) {
    long first = course.first().usage().heapAfterBytes();
    long last = course.heapBytes();
    return last >= LEAST_BYTES && last > MOST_GROWTH * first
        ? Optional.of(
            warningCase(
                trial,
                course,
                (double) last / Math.max(1, first),
                String.format(
                    Locale.ROOT,
                    "%,d MB after the first iteration, %,d MB after the %,dth",
                    first >> 20,
                    last >> 20,
                    course.count())))
        : Optional.empty();
  }

  private static ResultWarning.Case warningCase(
      TrialResult trial, PhaseHistory course, double badness, String what) {
    int number = trial.trial().number();
    return new ResultWarning.Case(
        badness,
        "trial %d (%s), %s: %s".formatted(number, trial.trial(), course.first().phase(), what),
        trial.trial().contender(),
        List.of(number));
  }
}
