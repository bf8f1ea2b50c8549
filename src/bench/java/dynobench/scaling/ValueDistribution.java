package dynobench.scaling;

import dynobench.recorder.format.SpecialValue;
import dynobench.text.PlainText;
import java.math.BigDecimal;
import java.sql.Date;
import java.sql.Time;
import java.sql.Timestamp;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.OffsetDateTime;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.LongSummaryStatistics;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Distribution of a parameter's recorded values, as an expression that draws such values. Recorded
/// texts are in the expression only if they need no escape.
final class ValueDistribution {
  private static final int PERCENT = 100;

  /// Greatest number of different values that count as a small set, and of their entries.
  private static final int FEW = 8;

  private static final int ENTRIES = 10;
  private static final int MOST_PICKED = 400;
  private static final int LONGEST_TEXT = 2_000;
  private static final int MOST_BYTES = 65_536;
  private static final long LARGEST = 1L << 61;
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss.SSS");

  private final List<Object> values;
  private final boolean isCompared;

  private ValueDistribution(List<Object> values, boolean isCompared) {
    this.values = values;
    this.isCompared = isCompared;
  }

  /// Returns the expression; empty if the values are of a kind that scripts don't have.
  ///
  /// @param recorded values in normal form
  /// @param isCompared whether statements compare the column or parameter, so that texts that were
  ///   not recorded would not be found
  static Optional<String> of(List<Object> recorded, boolean isCompared) {
    List<Object> present =
        recorded.stream().filter(each -> !ValueSample.NULL.equals(each)).toList();
    if (present.contains(SampledExecution.UNKNOWN) || recorded.isEmpty()) {
      return Optional.empty();
    }
    int percent = nullPercent(recorded);
    return present.isEmpty()
        ? Optional.of("nullable(100, 0)")
        : new ValueDistribution(present, isCompared)
            .drawn()
            .map(it -> percent == 0 ? it : "nullable(" + percent + ", " + it + ")");
  }

  /// Returns how many of 100 values are NULL; less than 100 if any other value was recorded.
  static int nullPercent(List<Object> recorded) {
    long nulls = recorded.stream().filter(ValueSample.NULL::equals).count();
    int most = nulls == recorded.size() ? PERCENT : PERCENT - 1;
    return recorded.isEmpty()
        ? 0
        : (int) Math.min(most, Math.round((double) PERCENT * nulls / recorded.size()));
  }

  private Optional<String> drawn() {
    return switch (values.getFirst()) {
      case Long _ -> whole().or(this::real);
      case BigDecimal _, Double _, Float _ -> real();
      case Boolean _ -> Optional.of("chance(" + percent(values, true) + ")");
      case String _ -> texts(String.class, Function.identity());
      case UUID _ -> texts(UUID.class, UUID::toString);
      case Time _ -> texts(Time.class, Time::toString);
      case LocalTime _ -> texts(LocalTime.class, each -> each.withNano(0).toString());
      case SpecialValue it when it.kind() == SpecialValue.Kind.CUT_BYTES ->
          Optional.of("bytes" + range(lengths(), MOST_BYTES));
      case SpecialValue _ -> Optional.of("text" + range(lengths(), LONGEST_TEXT));
      default -> moments();
    };
  }

  private static int percent(List<Object> values, Object wanted) {
    long count = values.stream().filter(wanted::equals).count();
    return (int) Math.round((double) PERCENT * count / values.size());
  }

  private <T> List<T> all(Class<T> type) {
    return values.stream().filter(type::isInstance).map(type::cast).toList();
  }

  /// Returns the different values, the most frequent first, with their numbers.
  private static <T> Map<T, Long> counted(List<T> values) {
    return values.stream()
        .collect(
            Collectors.groupingBy(Function.identity(), LinkedHashMap::new, Collectors.counting()))
        .entrySet()
        .stream()
        .sorted(Map.Entry.comparingByValue(Comparator.reverseOrder()))
        .collect(
            Collectors.toMap(
                Map.Entry::getKey, Map.Entry::getValue, (a, _) -> a, LinkedHashMap::new));
  }

  private Optional<String> whole() {
    List<Long> numbers = all(Long.class);
    if (numbers.size() < values.size()) {
      return Optional.empty();
    }
    List<Long> sorted =
        numbers.stream().map(each -> Math.clamp(each, -LARGEST, LARGEST)).sorted().toList();
    Map<Long, Long> counted = counted(sorted);
    if (counted.size() == 1) {
      return Optional.of(Long.toString(sorted.getFirst()));
    }
    boolean hasGaps = sorted.getLast() - sorted.getFirst() >= counted.size();
    List<Long> main = withoutOutliers(sorted);
    return Optional.of(
        hasGaps && isSmallSet(counted)
            ? picked(counted, each -> Long.toString(each))
            : "uniform(" + main.getFirst() + ", " + main.getLast() + ")");
  }

  /// Returns the numbers without few special ones, such as -1, that are far away from the others.
  private static List<Long> withoutOutliers(List<Long> sorted) {
    int widest = 1;
    for (int i = 1; i < sorted.size(); i++) {
      if (gap(sorted, i) > gap(sorted, widest)) {
        widest = i;
      }
    }
    if (gap(sorted, widest) <= (sorted.getLast() - sorted.getFirst()) / 2) {
      return sorted;
    }
    int few = sorted.size() / 4;
    return widest <= few
        ? sorted.subList(widest, sorted.size())
        : sorted.size() - widest <= few ? sorted.subList(0, widest) : sorted;
  }

  private static long gap(List<Long> sorted, int index) {
    return sorted.get(index) - sorted.get(index - 1);
  }

  private boolean isSmallSet(Map<?, Long> counted) {
    return counted.size() <= FEW && counted.size() * 2 <= values.size();
  }

  private Optional<String> real() {
    List<BigDecimal> numbers =
        values.stream()
            .filter(Number.class::isInstance)
            .map(each -> each.toString())
            .filter(each -> each.matches("[-+0-9.eE]{1,60}"))
            .map(BigDecimal::new)
            .filter(each -> Math.abs((long) each.scale()) < 40)
            .sorted()
            .toList();
    if (numbers.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of("real(" + plain(numbers.getFirst()) + ", " + plain(numbers.getLast()) + ")");
  }

  private static String plain(BigDecimal number) {
    return (number.scale() <= 0 ? number.setScale(1) : number).toPlainString();
  }

  private <T> Optional<String> texts(Class<T> type, Function<T, String> text) {
    List<String> all = all(type).stream().map(text).toList();
    Map<String, Long> counted = counted(all);
    counted.keySet().removeIf(each -> !isPlain(each));
    boolean isText = type == String.class;
    if (!counted.isEmpty() && (isSmallSet(counted(all)) || isCompared || !isText)) {
      return Optional.of(picked(counted, each -> "'" + each + "'"));
    }
    return isText ? Optional.of("text" + range(lengths(), LONGEST_TEXT)) : Optional.empty();
  }

  /// Returns whether a text can be in an expression.
  private static boolean isPlain(String text) {
    return text.indexOf('\'') < 0 && text.length() <= PERCENT && PlainText.shown(text).equals(text);
  }

  /// Returns an expression that draws one of some values, with about their recorded frequencies.
  private <T> String picked(Map<T, Long> counted, Function<T, String> written) {
    long total = counted.values().stream().mapToLong(Long::longValue).sum();
    var entries = new ArrayList<String>();
    int length = 0;
    for (Map.Entry<T, Long> each : counted.entrySet()) {
      String entry = written.apply(each.getKey());
      long share = Math.round((double) ENTRIES * each.getValue() / total);
      for (long i = 0; i < Math.max(1, isSmallSet(counted) ? share : 1); i++) {
        length += entry.length() + 2;
        if (length <= MOST_PICKED) {
          entries.add(entry);
        }
      }
    }
    return entries.stream().distinct().count() == 1
        ? entries.getFirst()
        : "pick(" + String.join(", ", entries) + ")";
  }

  private LongSummaryStatistics lengths() {
    return values.stream()
        .mapToLong(
            each -> each instanceof SpecialValue it ? it.number() : String.valueOf(each).length())
        .summaryStatistics();
  }

  private static String range(LongSummaryStatistics lengths, int most) {
    long from = Math.clamp(lengths.getMin(), 0, most);
    long to = Math.clamp(lengths.getMax(), 0, most);
    return from == to ? "(" + to + ")" : "(" + from + ", " + to + ")";
  }

  /// Returns a range of dates or times.
  private Optional<String> moments() {
    List<LocalDateTime> all =
        values.stream()
            .flatMap(each -> moment(each).stream())
            .filter(each -> each.getYear() > 0 && each.getYear() < 10_000)
            .sorted()
            .toList();
    if (all.isEmpty()) {
      return Optional.empty();
    }
    boolean isDay = values.getFirst() instanceof LocalDate || (values.getFirst() instanceof Date);
    return Optional.of(
        isDay
            ? "date('" + all.getFirst().toLocalDate() + "', '" + all.getLast().toLocalDate() + "')"
            : "timestamp('"
                + TIME.format(all.getFirst())
                + "', '"
                + TIME.format(all.getLast())
                + "')");
  }

  private static Optional<LocalDateTime> moment(Object value) {
    return switch (value) {
      case Timestamp it -> Optional.of(it.toLocalDateTime());
      case Date it -> Optional.of(it.toLocalDate().atStartOfDay());
      case LocalDate it -> Optional.of(it.atStartOfDay());
      case LocalDateTime it -> Optional.of(it);
      case OffsetDateTime it -> Optional.of(it.toLocalDateTime());
      default -> Optional.empty();
    };
  }
}
