package dynobench.plan;

import java.util.List;
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
      if (!(factor > 1)) {
        throw new IllegalArgumentException("rows.factor must be more than 1, not " + factor);
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
      Require.atLeast("the number of row counts", sizes.size(), 1);
      Require.atMost("the number of row counts", sizes.size(), MOST_COUNT);
      if (sizes.stream().distinct().count() < sizes.size()) {
        throw new IllegalArgumentException(
            "rows.sizes names a row count twice; use repetitions to measure it again");
      }
      for (long size : sizes) {
        Require.atLeast("each of rows.sizes", size, 1);
        Require.atMost("each of rows.sizes", size, MOST_ROWS);
      }
    }
  }

  private static void checkCount(int count) {
    Require.atLeast("rows.count", count, 1);
    Require.atMost("rows.count", count, MOST_COUNT);
  }
}
