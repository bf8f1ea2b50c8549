package dynobench.comparison;

import dynobench.comparison.Comparison.Row;
import dynobench.result.Measurement;
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
}
