package dynobench.ui.result;

import dynobench.chart.SeriesKey;
import dynobench.chart.SeriesLook;
import dynobench.durability.Durability;
import dynobench.isolation.IsolationStatement;
import dynobench.stats.ConfidenceInterval;
import java.util.List;
import java.util.Optional;

/// Ranking in displayed form. A contender without peers has a card with its name as title and a
/// line for each phase.
///
/// @param durability durability that all contenders share
/// @param title title of the phase, or name of a contender without peers
/// @param lines contenders, the best first, or phases
record RankingCard(Durability durability, String title, List<RankedContender> lines) {
  /// Contender in a ranking.
  ///
  /// @param rank such as `2=`; empty without a verdict or without peers
  /// @param name of the contender, or title of a phase
  /// @param isolation isolation of the transactions; empty if it is not known
  /// @param figure with its unit
  /// @param toFirst empty for the first, and without a comparison
  record RankedContender(
      String rank,
      SeriesKey key,
      String name,
      Optional<SeriesLook> look,
      Optional<IsolationStatement> isolation,
      String figure,
      Optional<ToFirst> toFirst) {}

  /// Ratio of the figure to the first one's.
  ///
  /// @param words the ratio with its interval
  /// @param tone style class of its drawing: `sure`, `probable` or `open`
  record ToFirst(double ratio, Optional<ConfidenceInterval> interval, String words, String tone) {}

  RankingCard {
    lines = List.copyOf(lines);
  }
}
