package dynobench.ui.desk;

import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.PlanText;
import dynobench.plan.RowRange;
import dynobench.toml.Section;
import java.math.BigDecimal;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
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
  String assignment(String typed) {
    String value = typed.strip();
    return key
        + "="
        + switch (this) {
          case SIZES -> list(value, true);
          case FLAGS -> list(value, false);
          default -> text ? PlanText.quoted(value) : number(value);
        };
  }

  private static String number(String value) {
    String plain = GROUPING.matcher(value).replaceAll("");
    return NUMBER.matcher(plain).matches() ? plain : PlanText.quoted(value);
  }

  private static String list(String value, boolean numbers) {
    return value.isEmpty()
        ? "[]"
        : Pattern.compile("[;,\\s]+")
            .splitAsStream(value)
            .map(each -> numbers ? number(each) : PlanText.quoted(each))
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
    texts.put(FLAGS, String.join(" ", plan.jvm().flags()));
    texts.put(TIME_LIMIT, plain(plan.timeLimit().toMillis() / 1000.0));
    texts.put(SEED, Long.toString(plan.seed()));
    rows(plan.rows(), texts);
    return texts;
  }

  private static void rows(RowRange rows, Map<DraftField, String> texts) {
    List<Long> sizes = rows.sizes();
    long first = sizes.getFirst();
    texts.put(FROM, Long.toString(first));
    texts.put(STEP, Long.toString(sizes.size() > 1 ? Math.max(1, sizes.get(1) - first) : first));
    texts.put(
        FACTOR, rows instanceof RowRange.Geometric(_, double factor, _) ? plain(factor) : "10");
    texts.put(COUNT, Integer.toString(sizes.size()));
    texts.put(SIZES, sizes.stream().map(String::valueOf).collect(Collectors.joining(" ")));
  }

  static PlanDraft.RowsKind kindOf(RowRange rows) {
    return switch (rows) {
      case RowRange.Linear _ -> PlanDraft.RowsKind.STEPS;
      case RowRange.Geometric _ -> PlanDraft.RowsKind.FACTORS;
      case RowRange.Listed _ -> PlanDraft.RowsKind.LIST;
    };
  }

  /// How most contenders commit.
  static CommitStyle commonCommit(Plan plan) {
    return plan.contenders().stream()
        .collect(Collectors.groupingBy(Contender::commit, Collectors.counting()))
        .entrySet()
        .stream()
        .max(Map.Entry.comparingByValue())
        .map(Map.Entry::getKey)
        .orElseGet(CommitStyle.Autocommit::new);
  }

  private static String plain(double value) {
    return BigDecimal.valueOf(value).stripTrailingZeros().toPlainString();
  }
}
