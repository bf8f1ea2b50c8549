package dynobench.ui.plandraft;

import dynobench.workload.Domain;
import dynobench.workload.Range;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// Texts of the fields for ranges of whole numbers, for each [RangeKind].
public final class RangeTexts {
  /// Ratio of the largest to the smallest value from which a conversion uses powers of ten instead
  /// of two.
  private static final double WIDE = 100;

  /// Maximum number of values after a conversion.
  private static final int MOST_TRANSLATED = 50;

  /// Number of values in a range that the program suggests.
  private static final int OFFERED = 4;

  private RangeTexts() {}

  /// Returns the texts of the fields for the range's kind.
  public static Map<DraftField, String> of(Range range) {
    return switch (range) {
      case Range.Linear(long from, long step, int count) ->
          Map.of(
              DraftField.FROM, ValueTexts.grouped(from),
              DraftField.STEP, ValueTexts.grouped(step),
              DraftField.COUNT, Integer.toString(count));
      case Range.Geometric(long from, double factor, int count) ->
          Map.of(
              DraftField.FROM, ValueTexts.grouped(from),
              DraftField.FACTOR, ValueTexts.plain(factor),
              DraftField.COUNT, Integer.toString(count));
      case Range.Listed _ ->
          Map.of(
              DraftField.SIZES,
              range.numbers().stream().map(ValueTexts::grouped).collect(Collectors.joining("  ")));
    };
  }

  /// Returns the texts for the range's kind and approximate texts for the other kinds, so that a
  /// change of kind starts from reasonable values.
  static Map<DraftField, String> all(Range range, Domain domain) {
    var texts = new HashMap<DraftField, String>();
    texts.putAll(of(range));
    for (RangeKind other : RangeKind.values()) {
      of(translated(range.numbers(), other, domain)).forEach(texts::putIfAbsent);
    }
    return texts;
  }

  /// Converts values to a kind of range that covers about the same values, with at most 50 steps.
  ///
  /// @param domain that they stay in
  static Range translated(List<Long> values, RangeKind kind, Domain domain) {
    List<Long> sorted = values.stream().sorted().toList();
    long first = sorted.getFirst();
    long last = sorted.getLast();
    return switch (kind) {
      case LIST -> Range.Listed.of(values);
      case STEPS -> {
        long step = sorted.size() > 1 ? Math.max(1, sorted.get(1) - first) : Math.max(1, first);
        long count = Math.min(MOST_TRANSLATED, (last - first) / step + 1);
        yield new Range.Linear(first, step, (int) count);
      }
      case FACTORS -> {
        long from = Math.max(1, first);
        double ratio = Math.max(1, (double) last / from);
        int factor = ratio >= WIDE ? 10 : 2;
        int count = (int) Math.round(Math.log(ratio) / Math.log(factor)) + 1;
        yield geometric(from, factor, count, domain);
      }
    };
  }

  /// Returns a suggested range that starts at a value, for a parameter that is to vary. It has four
  /// values or fewer, each twice the previous one.
  static Range offered(long from, Domain domain) {
    Range range = geometric(Math.max(1, from), 2, OFFERED, domain);
    return range.levels().size() > 1 ? range : Range.Listed.of(List.of(from));
  }

  private static Range geometric(long from, double factor, int most, Domain domain) {
    int count = most;
    while (count > 1 && from * Math.pow(factor, count - 1.0) > greatest(domain)) {
      count--;
    }
    return new Range.Geometric(from, factor, count);
  }

  private static double greatest(Domain domain) {
    return switch (domain) {
      case Domain.Whole(_, long to) -> to;
      case Domain.Decimal(_, double to) -> to;
      case Domain.Choice _, Domain.Text _ -> 0;
    };
  }
}
