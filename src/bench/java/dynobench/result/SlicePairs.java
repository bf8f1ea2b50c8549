package dynobench.result;

import dynobench.event.RunEvent.Sliced;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/// Pairs of slices of a phase in two interleaved trials: slices with the same number.
///
/// @param pairs pairs in the order in which they ran
public record SlicePairs(List<SlicePair> pairs) {
  /// Minimum number of pairs. Fewer pairs last about a tenth of a second, mostly in a JVM that
  /// warms up; there the total time varies less, as measurements show.
  private static final int FEWEST = 100;

  /// Two slices with the same operations.
  ///
  /// @param ratio time of the first trial's slice divided by the time of the second trial's
  public record SlicePair(long operations, double ratio) {}

  public SlicePairs {
    pairs = List.copyOf(pairs);
  }

  /// Returns the pairs; empty where the trials were not interleaved, had fewer than 100 usable
  /// pairs, or slices with different operations. Leaves out pairs without operations or with a time
  /// of 0.
  public static Optional<SlicePairs> of(TrialResult over, TrialResult under, String phase) {
    return over.slices(phase).flatMap(one -> under.slices(phase).flatMap(other -> of(one, other)));
  }

  private static Optional<SlicePairs> of(Sliced over, Sliced under) {
    if (over.operations().size() < FEWEST || !over.operations().equals(under.operations())) {
      return Optional.empty();
    }
    return Optional.of(
            new SlicePairs(
                IntStream.range(0, over.operations().size())
                    // The last slice may have no operations, and a time below the clock's
                    // resolution has no ratio.
                    .filter(i -> over.operations().get(i) > 0)
                    .filter(i -> over.nanos().get(i) > 0 && under.nanos().get(i) > 0)
                    .mapToObj(i ->
                        new SlicePair(
                            over.operations().get(i),
                            (double) over.nanos().get(i) / under.nanos().get(i)))
                    .toList()))
        .filter(it -> it.pairs().size() >= FEWEST);
  }

  /// Returns the median of the ratios, which ignores events in few slices, such as a flush.
  /// Exchanging the sides gives the reciprocal. Slices are not weighted by their operations: a
  /// short phase would then depend on its last few slices, and vary up to three times as much on a
  /// busy machine.
  public double typical() {
    double[] sorted = pairs.stream().mapToDouble(SlicePair::ratio).sorted().toArray();
    double below = sorted[(sorted.length - 1) / 2];
    return below * Math.sqrt(sorted[sorted.length / 2] / below);
  }
}
