package dynobench.plan;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/// The row counts that each contender is measured at, smallest first as a rule.
public sealed interface RowRange {
  /// A sanity limit, two hundred times the largest preset: beyond it a typing error is more likely.
  long MOST_ROWS = 2_000_000_000L;

  /// More sizes than this make no readable chart.
  int MOST_COUNT = 1_000;

  /// Every row count, in the order of measuring.
  List<Long> sizes();

  /// The smallest row count.
  default long smallest() {
    return sizes().stream().mapToLong(Long::longValue).min().orElse(0);
  }

  /// Whether the smallest is measured first, and so on.
  default boolean isAscending() {
    return sizes().equals(sizes().stream().sorted().toList());
  }

  /// The largest row count.
  default long largest() {
    return sizes().stream().mapToLong(Long::longValue).max().orElse(0);
  }

  /// `from`, `from + step`, … as in 2005.
  record Linear(long from, long step, int count) implements RowRange {
    public Linear {
      Require.atLeast("rows.from", from, 1);
      Require.atMost("rows.from", from, MOST_ROWS);
      Require.atLeast("rows.step", step, count > 1 ? 1 : 0);
      checkCount(count);
      Require.atMost("rows.step", step, MOST_ROWS);
      Require.atMost("the largest row count", from + step * (count - 1L), MOST_ROWS);
    }

    @Override
    public List<Long> sizes() {
      return LongStream.range(0, count).map(k -> from + k * step).boxed().toList();
    }
  }

  /// `from`, `from × factor`, … for logarithmic axes.
  record Geometric(long from, double factor, int count) implements RowRange {
    public Geometric {
      Require.atLeast("rows.from", from, 1);
      checkCount(count);
      if (!(factor > 1 && factor < Double.POSITIVE_INFINITY)) {
        throw new IllegalArgumentException(
            "rows.factor must be a number that is more than 1, not " + factor);
      }
      double largest = from * Math.pow(factor, count - 1);
      Require.atMost("the largest row count", Math.round(largest), MOST_ROWS);
    }

    @Override
    public List<Long> sizes() {
      return IntStream.range(0, count)
          .mapToObj(k -> Math.round(from * Math.pow(factor, k)))
          .toList();
    }
  }

  /// Just these row counts.
  record Listed(List<Long> sizes) implements RowRange {
    public Listed {
      sizes = List.copyOf(sizes);
      List<String> faults = faults(sizes);
      if (!faults.isEmpty()) {
        throw new IllegalArgumentException("rows.sizes: " + String.join("; ", faults));
      }
    }

    /// What forbids to measure at these, each with its figure; nothing when they are sound.
    static List<String> faults(List<Long> sizes) {
      var faults = new ArrayList<String>();
      if (sizes.isEmpty()) {
        faults.add("names no row count: name at least one");
      }
      if (sizes.size() > MOST_COUNT) {
        faults.add(
            String.format(
                Locale.ROOT,
                "names %,d row counts: at most %,d can be shown",
                sizes.size(),
                MOST_COUNT));
      }
      for (long size : new LinkedHashSet<>(sizes)) {
        if (size < 1) {
          faults.add(String.format(Locale.ROOT, "each must be at least 1, not %,d", size));
        } else if (size > MOST_ROWS) {
          faults.add(
              String.format(Locale.ROOT, "each must be at most %,d, not %,d", MOST_ROWS, size));
        }
        if (Collections.frequency(sizes, size) > 1) {
          faults.add(
              String.format(
                  Locale.ROOT, "names %,d twice: use repetitions to measure it again", size));
        }
      }
      return faults;
    }
  }

  private static void checkCount(int count) {
    Require.atLeast("rows.count", count, 1);
    Require.atMost("rows.count", count, MOST_COUNT);
  }
}
