package dynobench.ui.draft;

import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.FlagRules;
import dynobench.plan.Plan;
import dynobench.plan.PlanText;
import dynobench.toml.Section;
import dynobench.workload.Range;
import java.math.BigDecimal;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalLong;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// A field of the plan that a user types into.
public enum DraftField {
  NAME("name", true),
  DESCRIPTION("description", true),
  FROM("rows.from", false),
  STEP("rows.step", false),
  FACTOR("rows.factor", false),
  COUNT("rows.count", false),
  SIZES("rows.sizes", false),
  REPETITIONS("repetitions", false),
  WARMUPS("warmups", false),
  COMMIT("commit", true),
  ISOLATION("isolation", true),
  ORDER("order", true),
  HEAP("jvm.heap", true),
  COLLECTOR("jvm.gc", true),
  FLAGS("jvm.flags", false),
  TIME_LIMIT("time-limit-seconds", false),
  SEED("seed", false);

  private static final Pattern NUMBER = Pattern.compile("[+-]?\\d+(\\.\\d+)?");

  /// People group digits by commas, spaces and underscores.
  private static final Pattern GROUPING = Pattern.compile("(?<=\\d)[, _\\u00a0\\u2009](?=\\d{3})");

  /// A comma between digits groups them; one before a space parts two numbers.
  private static final Pattern BETWEEN = Pattern.compile("[;\\s]+|,\\s+|,$");

  /// From this ratio of the largest row count to the smallest on, powers of ten are used.
  private static final double WIDE = 100;

  /// So many row counts are enough for a start.
  private static final int MOST_TRANSLATED = 50;

  /// More than any workload takes.
  private static final long MOST = 2_000_000_000;

  /// What the range of values was called in version 0.1, when rows alone could vary.
  private static final String ROWS = "rows";

  private final String key;
  private final boolean text;

  DraftField(String key, boolean text) {
    this.key = key;
    this.text = text;
  }

  /// The key in plan files, by which problems name it.
  public String key() {
    return key;
  }

  /// The same, where another factor than rows has the range.
  ///
  /// @param axis the factor's name
  public String key(String axis) {
    return keyOf(axis, key);
  }

  /// A key of the range of rows as it is for another factor.
  public static String keyOf(String axis, String key) {
    boolean other = !axis.equals(ROWS) && (key + ".").startsWith(ROWS + ".");
    return other ? "vary." + axis + key.substring(ROWS.length()) : key;
  }

  /// Whether the field is part of the range of values.
  boolean isOfRange() {
    return key.startsWith(ROWS + ".");
  }

  /// Whether the field counts when row counts are given that way.
  boolean belongsTo(PlanDraft.RowsKind kind) {
    return switch (this) {
      case FROM, COUNT -> kind != PlanDraft.RowsKind.LIST;
      case STEP -> kind == PlanDraft.RowsKind.STEPS;
      case FACTOR -> kind == PlanDraft.RowsKind.FACTORS;
      case SIZES -> kind == PlanDraft.RowsKind.LIST;
      default -> true;
    };
  }

  /// `key=value` as plan files write it; what is no number where one should be stays a text, for
  /// the reader to complain of.
  ///
  /// @param axis the factor that the range is of
  String assignment(String axis, String typed) {
    String value = typed.strip();
    return key(axis)
        + "="
        + switch (this) {
          case SIZES -> list(value);
          case FLAGS -> flags(value);
          default -> text ? PlanText.quoted(value) : number(value);
        };
  }

  /// The whole number that a text stands for; empty when it stands for none.
  public static OptionalLong whole(String typed) {
    try {
      return OptionalLong.of(Long.parseLong(ungrouped(typed.strip())));
    } catch (NumberFormatException e) {
      return OptionalLong.empty(); // still being typed, perhaps
    }
  }

  private static String ungrouped(String value) {
    return GROUPING.matcher(value).replaceAll("");
  }

  private static String number(String value) {
    String plain = ungrouped(value);
    return NUMBER.matcher(plain).matches() ? plain : PlanText.quoted(value);
  }

  private static String list(String value) {
    return value.isEmpty()
        ? "[]"
        : BETWEEN
            .splitAsStream(value)
            .filter(each -> !each.isEmpty())
            .map(DraftField::number)
            .collect(Collectors.joining(", ", "[", "]"));
  }

  private static String flags(String value) {
    return FlagRules.split(value).stream()
        .map(PlanText::quoted)
        .collect(Collectors.joining(", ", "[", "]"));
  }

  /// The texts of a plan. Row counts are translated, so that changing their kind starts from
  /// something sensible.
  static Map<DraftField, String> texts(Plan plan) {
    var texts = new EnumMap<DraftField, String>(DraftField.class);
    texts.put(NAME, plan.name());
    texts.put(DESCRIPTION, plan.description());
    texts.put(REPETITIONS, Integer.toString(plan.repetitions()));
    texts.put(WARMUPS, Integer.toString(plan.warmups()));
    texts.put(COMMIT, commonCommit(plan).text());
    texts.put(ISOLATION, Section.written(plan.isolation()));
    texts.put(ORDER, Section.written(plan.order()));
    texts.put(HEAP, plan.jvm().heapMegabytes() + "m");
    texts.put(COLLECTOR, Section.written(plan.jvm().collector()));
    texts.put(FLAGS, FlagRules.joined(plan.jvm().flags()));
    texts.put(TIME_LIMIT, plain(plan.timeLimit().toMillis() / 1000.0));
    texts.put(SEED, Long.toString(plan.seed()));
    plan.axis().ifPresent(axis -> rows(axis.range(), texts));
    return texts;
  }

  private static void rows(Range rows, Map<DraftField, String> texts) {
    texts.putAll(rowTexts(rows));
    for (PlanDraft.RowsKind other : PlanDraft.RowsKind.values()) {
      rowTexts(translated(rows.numbers(), other)).forEach(texts::putIfAbsent);
    }
  }

  /// The texts of the fields that belong to this kind of row counts.
  public static Map<DraftField, String> rowTexts(Range rows) {
    return switch (rows) {
      case Range.Linear(long from, long step, int count) ->
          Map.of(FROM, grouped(from), STEP, grouped(step), COUNT, Integer.toString(count));
      case Range.Geometric(long from, double factor, int count) ->
          Map.of(FROM, grouped(from), FACTOR, plain(factor), COUNT, Integer.toString(count));
      case Range.Listed _ ->
          Map.of(
              SIZES,
              rows.numbers().stream().map(DraftField::grouped).collect(Collectors.joining("  ")));
    };
  }

  /// Row counts given in another way that cover about the same range.
  static Range translated(List<Long> sizes, PlanDraft.RowsKind kind) {
    List<Long> sorted = sizes.stream().sorted().toList();
    long first = sorted.getFirst();
    long last = sorted.getLast();
    return switch (kind) {
      case LIST -> Range.Listed.of(sizes);
      case STEPS -> {
        long step = sorted.size() > 1 ? Math.max(1, sorted.get(1) - first) : first;
        long count = Math.min(MOST_TRANSLATED, (last - first) / step + 1);
        yield new Range.Linear(first, step, (int) count);
      }
      case FACTORS -> {
        double ratio = (double) last / first;
        int factor = ratio >= WIDE ? 10 : 2;
        int count = (int) Math.round(Math.log(ratio) / Math.log(factor)) + 1;
        yield new Range.Geometric(first, factor, fits(first, factor, count) ? count : count - 1);
      }
    };
  }

  private static boolean fits(long from, double factor, int count) {
    return from * Math.pow(factor, count - 1.0) <= MOST;
  }

  /// A number as people read it, which [#assignment] understands.
  public static String grouped(long number) {
    return String.format(Locale.ROOT, "%,d", number);
  }

  static PlanDraft.RowsKind kindOf(Range rows) {
    return switch (rows) {
      case Range.Linear _ -> PlanDraft.RowsKind.STEPS;
      case Range.Geometric _ -> PlanDraft.RowsKind.FACTORS;
      case Range.Listed _ -> PlanDraft.RowsKind.LIST;
    };
  }

  /// How most contenders commit.
  static CommitStyle commonCommit(Plan plan) {
    return plan.contenders().stream()
        .collect(
            Collectors.groupingBy(
                Contender::commit, LinkedHashMap<CommitStyle, Long>::new, Collectors.counting()))
        .entrySet()
        .stream()
        .max(Map.Entry.comparingByValue())
        .map(Map.Entry::getKey)
        .orElseGet(CommitStyle.Autocommit::new);
  }

  /// A number without zeros at its end.
  public static String plain(double value) {
    return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
  }
}
