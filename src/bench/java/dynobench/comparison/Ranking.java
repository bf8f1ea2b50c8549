package dynobench.comparison;

import dynobench.comparison.Comparison.ComparisonRow;
import dynobench.durability.Durability;
import dynobench.measure.Metric;
import dynobench.result.Measurement;
import dynobench.workload.Settings;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// Contenders in one phase at one point, ordered by their sure differences: those of equal
/// durability, or a selection.
///
/// @param ranks best first; contenders without a sure difference are in the order of their medians
public record Ranking(List<ContenderRank> ranks) {
  /// Rank of a contender.
  ///
  /// @param rank one plus the number of contenders that are surely better. Empty without another
  ///   contender, or if a comparison is missing, has too few rounds or is not comparable. Empty
  ///   also if ties overlap: if a and b are tied, and b and c, but a is better than c, then no
  ///   numbering is true for all three.
  /// @param isShared whether another contender has the same rank
  /// @param toFirst comparison with the first of the list; empty for the first itself
  public record ContenderRank(
      OptionalInt rank,
      boolean isShared,
      Measurement measurement,
      Optional<ComparisonRow> toFirst) {
    /// Returns the rank for tables: `2`, or `2=` for a shared rank.
    public String text() {
      return rank.isEmpty() ? "" : rank.getAsInt() + (isShared ? "=" : "");
    }
  }

  public Ranking {
    ranks = List.copyOf(ranks);
  }

  /// Returns the first measurement. All measurements share phase, metric and point.
  private Measurement any() {
    return ranks.getFirst().measurement();
  }

  public String phase() {
    return any().phase();
  }

  public Metric metric() {
    return any().metric();
  }

  /// Returns the values of the factors.
  public Settings levels() {
    return any().levels();
  }

  /// Returns the durability of the first contender, which is that of all unless they are a
  /// selection.
  public Durability.Answer durability() {
    return any().series().effectiveDurability().answer();
  }

  /// Returns whether several contenders are ranked.
  public boolean isContest() {
    return ranks.size() > 1;
  }
}
