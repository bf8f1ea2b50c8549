package dynobench.ui.result;

import dynobench.chart.Look;
import dynobench.chart.SeriesKey;
import dynobench.promise.Durability;
import dynobench.stats.Interval;
import java.util.List;
import java.util.Optional;

/// A ranking as it is shown.
///
/// @param keeps what all of them promise
/// @param title of the phase
/// @param sentence what it allows one to say; empty for one that stands alone
/// @param lines best first
record RankingCard(Durability keeps, String title, String sentence, List<Line> lines) {
  /// A contender in it.
  ///
  /// @param place such as `2=`; empty where nothing could be shown
  /// @param figure with its unit
  /// @param toFirst empty for the first
  record Line(
      String place,
      SeriesKey key,
      String name,
      Optional<Look> look,
      String figure,
      Optional<ToFirst> toFirst) {}

  /// How many times the first one's figure it is.
  ///
  /// @param words the ratio with its interval
  /// @param isShown whether it is shown to differ
  record ToFirst(double ratio, Optional<Interval> interval, String words, boolean isShown) {}

  RankingCard {
    lines = List.copyOf(lines);
  }
}
