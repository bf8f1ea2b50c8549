package dynobench.comparison;

import dynobench.comparison.Comparison.ComparisonRow;
import dynobench.durability.Durability;
import dynobench.measure.Metric;
import dynobench.result.Measurement;
import dynobench.stats.Verdict;
import dynobench.workload.Settings;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// Contenders of equal durability in one phase at one point, ranked. Contenders without a
/// significant difference share a rank.
///
/// @param places best first; contenders of equal rank are in the order of their medians
public record Ranking(List<ContenderRank> places) {
  /// Rank of a contender.
  ///
  /// @param place one plus the number of contenders that are significantly better; empty if the
  ///   rounds are too few for any significant result
  /// @param isShared whether another contender has the same rank
  /// @param toFirst comparison with the first of the list; empty for the first itself
  public record ContenderRank(
      OptionalInt place,
      boolean isShared,
      Measurement measurement,
      Optional<ComparisonRow> toFirst) {
    /// Returns the rank for tables: `2`, or `2=` for a shared rank.
    public String text() {
      return place.isEmpty() ? "" : place.getAsInt() + (isShared ? "=" : "");
    }
  }

  public Ranking {
    places = List.copyOf(places);
  }

  /// Returns the first measurement. All measurements share phase, metric, point and durability.
  private Measurement any() {
    return places.getFirst().measurement();
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

  /// Returns the durability of all contenders.
  public Durability.Answer keeps() {
    return any().series().keeps().answer();
  }

  /// Returns whether several contenders are ranked.
  public boolean isContest() {
    return places.size() > 1;
  }

  /// Returns the contenders of rank 1, which no other significantly beats; empty if no difference
  /// could be significant.
  public List<ContenderRank> front() {
    return places.stream().filter(each -> each.place().equals(OptionalInt.of(1))).toList();
  }

  /// Returns whether the first is significantly better than each of the others.
  public boolean isWon() {
    return isContest()
        && places.stream()
                .flatMap(each -> each.toFirst().stream())
                .filter(row -> row.verdict() instanceof Verdict.Different)
                .count()
            == places.size() - 1L;
  }
}
