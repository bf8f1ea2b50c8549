package dynobench.stats;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;

/// Points at which the level of a history changes, by the method E-divisive of Matteson and James
/// (2014): a segment is split where the values on both sides differ most, by their mean distances.
/// A split counts if random orders of the segment's values rarely have one that is as clear. Each
/// side is then split in the same way.
///
/// Neighbouring values of a machine resemble each other, which looks like small changes of the
/// level. So the random orders keep short blocks of neighbours together.
public record ChangePoints(List<Change> changes) {
  /// A change of the level.
  ///
  /// @param from index of the first value of the new level
  /// @param chance share of random orders that have a split that is as clear
  public record Change(int from, double chance) {}

  /// Fewest values of a level.
  public static final int FEWEST = 3;

  /// Largest chance of a change that counts.
  private static final double MOST_CHANCE = 0.005;

  private static final int ORDERS = 999;
  private static final int BLOCK = 3;
  private static final long SEED = 2014;

  public ChangePoints {
    changes = List.copyOf(changes);
  }

  /// Returns the changes of a history, in order.
  ///
  /// @param values the history, usually as logarithms, so that changes are factors
  public static ChangePoints of(List<Double> values) {
    var changes = new ArrayList<Change>();
    split(values, 0, changes);
    changes.sort(Comparator.comparingInt(Change::from));
    return new ChangePoints(changes);
  }

  private static void split(List<Double> segment, int offset, List<Change> found) {
    double[] values = segment.stream().mapToDouble(Double::doubleValue).toArray();
    Optional<Split> best = Split.best(values);
    if (best.isEmpty() || best.get().clarity() <= 0) {
      return;
    }
    double chance = chance(values, best.get().clarity());
    if (chance <= MOST_CHANCE) {
      int at = best.get().at();
      found.add(new Change(offset + at, chance));
      split(segment.subList(0, at), offset, found);
      split(segment.subList(at, segment.size()), offset + at, found);
    }
  }

  /// Returns the share of random orders with a split that is at least as clear. The measured order
  /// counts as one of them.
  private static double chance(double[] values, double clarity) {
    var random = new SplittableRandom(SEED);
    int asClear = 1;
    for (int i = 0; i < ORDERS; i++) {
      Optional<Split> best = Split.best(shuffled(values, random));
      asClear += best.filter(it -> it.clarity() >= clarity).isPresent() ? 1 : 0;
    }
    return asClear / (ORDERS + 1.0);
  }

  /// Returns the values in blocks of neighbours, in random order. The first block starts anywhere,
  /// and the end continues at the beginning.
  private static double[] shuffled(double[] values, SplittableRandom random) {
    int start = random.nextInt(values.length);
    int count = Math.ceilDiv(values.length, BLOCK);
    var order = new int[count];
    for (int i = 0; i < count; i++) {
      int other = random.nextInt(i + 1);
      order[i] = order[other];
      order[other] = i;
    }
    var shuffled = new double[values.length];
    int next = 0;
    for (int block : order) {
      for (int i = block * BLOCK; i < Math.min(values.length, (block + 1) * BLOCK); i++) {
        shuffled[next++] = values[(start + i) % values.length];
      }
    }
    return shuffled;
  }

  /// The clearest split of a segment.
  ///
  /// @param at index of the first value on the right
  /// @param clarity difference of the sides: the statistic Q of Matteson and James, with distances
  ///   to the power of one
  private record Split(int at, double clarity) {
    /// Returns the clearest split; empty if the segment is too short. Moving one value from the
    /// right to the left changes three sums of distances.
    static Optional<Split> best(double[] values) {
      if (values.length < 2 * FEWEST) {
        return Optional.empty();
      }
      double left = 0;
      double right = pairs(values);
      double between = 0;
      Optional<Split> best = Optional.empty();
      for (int at = 1; at <= values.length - FEWEST; at++) {
        double toLeft = distances(values, at - 1, 0, at - 1);
        double toRight = distances(values, at - 1, at, values.length);
        left += toLeft;
        right -= toRight;
        between += toRight - toLeft;
        if (at >= FEWEST) {
          double clarity = clarity(left, right, between, at, values.length - at);
          if (best.isEmpty() || clarity > best.get().clarity()) {
            best = Optional.of(new Split(at, clarity));
          }
        }
      }
      return best;
    }

    private static double clarity(double left, double right, double between, int n, int m) {
      double difference = 2 * between / n / m - 2 * left / n / (n - 1) - 2 * right / m / (m - 1);
      return difference * n * m / (n + m);
    }

    private static double pairs(double[] values) {
      double sum = 0;
      for (int i = 0; i < values.length; i++) {
        sum += distances(values, i, i + 1, values.length);
      }
      return sum;
    }

    private static double distances(double[] values, int of, int from, int to) {
      double sum = 0;
      for (int i = from; i < to; i++) {
        sum += Math.abs(values[of] - values[i]);
      }
      return sum;
    }
  }
}
