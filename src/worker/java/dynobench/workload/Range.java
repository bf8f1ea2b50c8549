package dynobench.workload;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import java.util.stream.LongStream;

/// Values of a factor, in the order in which they are measured.
public sealed interface Range {
  /// Maximum number of values; a chart with more is unreadable.
  int MOST_COUNT = 1_000;

  /// Returns every value in the canonical form of its [Domain].
  List<String> levels();

  /// Returns the values as whole numbers.
  ///
  /// @throws NumberFormatException when a value isn't a whole number
  default List<Long> numbers() {
    return levels().stream().map(Long::valueOf).toList();
  }

  /// Returns whether all values are whole numbers.
  default boolean isNumbers() {
    return levels().stream().allMatch(each -> each.matches("-?\\d{1,18}"));
  }

  /// Returns whether the values are in ascending order, or not whole numbers.
  default boolean isAscending() {
    return !isNumbers() || numbers().equals(numbers().stream().sorted().toList());
  }

  /// Arithmetic sequence from `from`, as in 2005.
  record Linear(long from, long step, int count) implements Range {
    public Linear {
      checkCount(count);
      if (step < (count > 1 ? 1 : 0)) {
        throw new IllegalArgumentException(
            String.format(Locale.ROOT, "step must be at least 1, not %,d", step));
      }
      reach(from + (double) step * (count - 1L));
    }

    @Override
    public List<String> levels() {
      return LongStream.range(0, count).mapToObj(k -> Long.toString(from + k * step)).toList();
    }
  }

  /// Geometric sequence from `from`, for logarithmic axes. Values are rounded to whole numbers, so
  /// small neighbours may be equal.
  record Geometric(long from, double factor, int count) implements Range {
    public Geometric {
      checkCount(count);
      if (!permits(factor)) {
        throw new IllegalArgumentException("factor must be a number greater than 1, not " + factor);
      }
      if (from < 1) {
        throw new IllegalArgumentException(
            String.format(Locale.ROOT, "from must be at least 1, not %,d", from));
      }
      reach(from * Math.pow(factor, count - 1));
    }

    /// Returns whether the factor makes values grow.
    public static boolean permits(double factor) {
      return factor > 1 && factor < Double.POSITIVE_INFINITY;
    }

    @Override
    public List<String> levels() {
      return IntStream.range(0, count)
          .mapToObj(k -> Long.toString(Math.round(from * Math.pow(factor, k))))
          .toList();
    }
  }

  /// Explicit values: from 1 to 1,000, none of them twice.
  record Listed(List<String> levels) implements Range {
    public Listed {
      levels = List.copyOf(levels);
      List<String> faults = faults(levels);
      if (!faults.isEmpty()) {
        throw new IllegalArgumentException(String.join("; ", faults));
      }
    }

    /// Creates a range of numbers.
    public static Listed of(List<Long> numbers) {
      return new Listed(numbers.stream().map(each -> Long.toString(each)).toList());
    }

    /// Returns the problems of a list of values; empty for a valid list.
    public static List<String> faults(List<String> levels) {
      var faults = new ArrayList<String>();
      if (levels.isEmpty()) {
        faults.add("names no value: name at least one");
      }
      if (levels.size() > MOST_COUNT) {
        faults.add(
            String.format(
                Locale.ROOT,
                "names %,d values: at most %,d can be shown",
                levels.size(),
                MOST_COUNT));
      }
      var seen = new LinkedHashSet<String>();
      var told = new LinkedHashSet<String>();
      for (String level : levels) {
        if (!seen.add(level) && told.add(level)) {
          faults.add("names " + level + " twice: use repetitions to measure it again");
        }
      }
      return faults;
    }
  }

  private static void checkCount(int count) {
    if (count < 1 || count > MOST_COUNT) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "count must be from 1 to %,d, not %,d", MOST_COUNT, count));
    }
  }

  private static void reach(double largest) {
    if (!(largest <= Long.MAX_VALUE / 2.0)) {
      throw new IllegalArgumentException("its largest value is too large");
    }
  }
}
