package dynobench.doubt;

import dynobench.comparison.Score;
import dynobench.comparison.ScoreLine;
import dynobench.result.RunResult;
import dynobench.stats.Neighbours;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Warnings about a duel whose rounds are correlated. Its intervals assume independent rounds.
record RoundDoubts(RunResult result) {
  /// Minimum number of rounds. With fewer, only an obvious correlation could be detected.
  static final int FEWEST_ROUNDS = 20;

  /// Probability of a false warning for each deciding figure of a duel with independent rounds.
  private static final double CHANCE = 0.01;

  List<Doubt> list() {
    if (!result.isDuel()) {
      return List.of();
    }
    var doubts = new ArrayList<Doubt>();
    for (ScoreLine line : Score.of(result).lines()) {
      if (line.rounds() >= FEWEST_ROUNDS) {
        var rounds = new Neighbours(line.all().rounds().observations());
        if (rounds.chance() <= CHANCE) {
          doubts.add(doubt(line, rounds.correlation()));
        }
      }
    }
    return doubts;
  }

  private static Doubt doubt(ScoreLine line, double correlation) {
    return new Doubt(
        DoubtKind.ROUNDS_ALIKE,
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
