package dynobench.comparison;

import dynobench.comparison.Comparison.Row;
import dynobench.measure.Metric;
import dynobench.promise.Durability;
import dynobench.result.Measurement;
import dynobench.stats.Verdict;
import dynobench.workload.Settings;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/// The contenders of a run that make the same promise, in one phase at one point of what varies.
/// Who can't be told apart shares a place.
///
/// @param places best first; those of one place by their medians
public record Ranking(List<Place> places) {
  /// Where a contender stands.
  ///
  /// @param place one more than there are others shown to be better; empty where too few rounds
  ///   could show nothing, whatever the figures were
  /// @param isShared whether another one has the same place
  /// @param toFirst its ratio to the first in the list; empty for that one itself
  public record Place(
      OptionalInt place, boolean isShared, Measurement measurement, Optional<Row> toFirst) {
    /// As tables write it: `2`, and `2=` where it is shared.
    public String text() {
      return place.isEmpty() ? "" : place.getAsInt() + (isShared ? "=" : "");
    }
  }

  public Ranking {
    places = List.copyOf(places);
  }

  /// Whose it is, the first in the list: all are of one phase, one figure, one point, one promise.
  private Measurement any() {
    return places.getFirst().measurement();
  }

  public String phase() {
    return any().phase();
  }

  public Metric metric() {
    return any().metric();
  }

  /// What the factors were.
  public Settings levels() {
    return any().levels();
  }

  /// What all of them keep.
  public Durability.Answer keeps() {
    return any().series().keeps().answer();
  }

  /// Whether there is anybody to be told from.
  public boolean isContest() {
    return places.size() > 1;
  }

  /// Those that nobody is shown to be better than; none where nothing could be shown.
  public List<Place> front() {
    return places.stream().filter(each -> each.place().equals(OptionalInt.of(1))).toList();
  }

  /// Whether the first in the list is shown to be better than each of the others.
  public boolean isWon() {
    return isContest()
        && places.stream()
                .flatMap(each -> each.toFirst().stream())
                .filter(row -> row.verdict() instanceof Verdict.Different)
                .count()
            == places.size() - 1L;
  }
}
