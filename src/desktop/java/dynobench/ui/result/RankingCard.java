package dynobench.ui.result;

import dynobench.chart.SeriesKey;
import dynobench.chart.SeriesLook;
import dynobench.durability.Durability;
import dynobench.stats.ConfidenceInterval;
import java.util.List;
import java.util.Optional;

/// Ranking in displayed form.
///
/// @param durability durability that all contenders share
/// @param title of the phase
/// @param lines best first
record RankingCard(Durability durability, String title, List<RankedContender> lines) {
  /// Contender in a ranking.
  ///
  /// @param rank rank, such as `2=`; empty without a verdict
  /// @param figure with its unit
  /// @param toFirst empty for the first
  record RankedContender(
      String rank,
      SeriesKey key,
      String name,
      Optional<SeriesLook> look,
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
