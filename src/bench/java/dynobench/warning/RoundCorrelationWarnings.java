package dynobench.warning;

import dynobench.comparison.DuelScore;
import dynobench.comparison.ScoreLine;
import dynobench.result.RunResult;
import dynobench.stats.SerialCorrelation;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Warnings about a duel whose rounds are correlated. Its intervals assume independent rounds.
record RoundCorrelationWarnings(RunResult result) {
  /// Minimum number of rounds. With fewer, only an obvious correlation could be detected.
  static final int FEWEST_ROUNDS = 20;

  /// Probability of a false warning for each deciding figure of a duel with independent rounds.
  private static final double CHANCE = 0.01;

  List<ResultWarning> list() {
    if (!result.isDuel()) {
      return List.of();
    }
    var doubts = new ArrayList<ResultWarning>();
    for (ScoreLine line : DuelScore.of(result).lines()) {
      if (line.rounds() >= FEWEST_ROUNDS) {
        var rounds = new SerialCorrelation(line.all().rounds().observations());
        if (rounds.chance() <= CHANCE) {
          doubts.add(doubt(line, rounds.correlation()));
        }
      }
    }
    return doubts;
  }

  private static ResultWarning doubt(ScoreLine line, double correlation) {
    return new ResultWarning(
        WarningKind.ROUNDS_ALIKE,
        String.format(
            Locale.ROOT,
            "In %s each round's ratio resembles the one before (correlation %.2f, %,d rounds): the"
                + " interval is narrower than it should be, and more than one duel of twenty errs.",
            line.row().phase(),
            correlation,
            line.rounds()),
        "Look for what changes slowly, such as other programs or a disk that fills; then measure"
            + " again, at another time.");
  }
}
