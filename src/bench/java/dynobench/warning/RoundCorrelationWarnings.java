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
        if (rounds.pValue() <= CHANCE) {
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
            "In %s each round's ratio depends on the previous one (correlation %.2f, %,d rounds):"
                + " the interval is too narrow, and more than 1 duel in 20 gives a false verdict.",
            line.row().phase(),
            correlation,
            line.rounds()),
        "Look for slow changes, such as other programs or a disk that becomes full. Then measure"
            + " again at another time.");
  }
}
