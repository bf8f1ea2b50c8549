package dynobench.ui.plandraft;

import dynobench.plan.FlagRules;
import dynobench.plan.Plan;
import dynobench.planfile.FormUse;
import dynobench.planfile.KeyType;
import dynobench.planfile.PlanKey;
import dynobench.planfile.PlanKeys;
import dynobench.planfile.PlanText;
import dynobench.workload.Factor;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/// Field of the plan that exists for every workload: a plan key with a form field, or a part of the
/// range.
///
/// @param key in plan files, by which problems name it
/// @param kind of value
/// @param mayBeEmpty whether a plan may leave the key out
public record DraftField(String key, KeyType.Kind kind, boolean mayBeEmpty) {
  public static final DraftField NAME = of(PlanKeys.NAME);
  public static final DraftField DESCRIPTION = of(PlanKeys.DESCRIPTION);
  public static final DraftField REPETITIONS = of(PlanKeys.REPETITIONS);
  public static final DraftField WARMUPS = of(PlanKeys.WARMUPS);
  public static final DraftField COMMIT = of(PlanKeys.COMMIT);
  public static final DraftField ISOLATION = of(PlanKeys.ISOLATION);
  public static final DraftField WARM = of(PlanKeys.WARM);
  public static final DraftField MOST_ITERATIONS = of(PlanKeys.MOST_ITERATIONS);
  public static final DraftField ORDER = of(PlanKeys.ORDER);
  public static final DraftField UNTIL = of(PlanKeys.UNTIL);
  public static final DraftField DECIDING = of(PlanKeys.DECIDING);
  public static final DraftField ALLOWED = of(PlanKeys.ALLOWED);
  public static final DraftField PRECISION = of(PlanKeys.PRECISION);
  public static final DraftField DUEL_SECONDS = of(PlanKeys.DUEL_SECONDS);
  public static final DraftField RELAY = of(PlanKeys.RELAY);
  public static final DraftField HEAP = of(PlanKeys.HEAP);
  public static final DraftField COLLECTOR = of(PlanKeys.COLLECTOR);
  public static final DraftField FLAGS = of(PlanKeys.FLAGS);
  public static final DraftField TIME_LIMIT = of(PlanKeys.TIME_LIMIT);
  public static final DraftField SEED = of(PlanKeys.SEED);

  public static final DraftField FROM = ofRange("from");
  public static final DraftField STEP = ofRange("step");
  public static final DraftField FACTOR = ofRange("factor");
  public static final DraftField COUNT = ofRange("count");
  public static final DraftField SIZES = ofRange("sizes");
  public static final DraftField NODES =
      new DraftField(PlanKeys.VARY.name() + "." + Factor.NODES, KeyType.Kind.NUMBER, true);

  /// All fields: the plan keys that have a form field, the parts of the range, and the number of
  /// nodes.
  public static final List<DraftField> ALL =
      Stream.concat(
              PlanKeys.ALL.stream()
                  .filter(each -> each.form() instanceof FormUse.Field)
                  .map(DraftField::of),
              Stream.of(FROM, STEP, FACTOR, COUNT, SIZES, NODES))
          .toList();

  private static final String RANGE = PlanKeys.ROWS.name();
  private static final String WARMTH = PlanKeys.WARM.tableName(); // key of a plan that gives a word
  private static final String VARY = PlanKeys.VARY.name() + ".";
  private static final String DUEL = PlanKeys.UNTIL.tableName() + ".";
  private static final String PARAMETERS = PlanKeys.PARAMETERS.name() + ".";

  /// Returns the field of a plan key.
  public static DraftField of(PlanKey<?> key) {
    return new DraftField(key.name(), key.type().kind(), key.mayBeEmpty());
  }

  /// Returns a field of the range, named as in version 0.1, in which only rows could vary. The
  /// fields keep these keys for the range of any factor.
  private static DraftField ofRange(String part) {
    return new DraftField(PlanKeys.ROWS.name() + "." + part, KeyType.Kind.NUMBER, false);
  }

  /// Returns the key of the form field that a problem's key belongs to. A key outside of the
  /// factors mostly is the key of its field.
  ///
  /// @param axis the factor whose range the form shows
  public static String fieldOf(String axis, String problem) {
    if (problem.equals(WARMTH) || problem.equals(MOST_ITERATIONS.key)) {
      return WARM.key; // one field of the form holds both
    }
    String varied = (problem + ".").startsWith(RANGE + ".") ? VARY + problem : problem;
    if (!varied.startsWith(VARY)) {
      return problem;
    }
    String[] parts = varied.substring(VARY.length()).split("\\.", 2);
    return switch (parts[0]) {
      case Factor.HEAP -> HEAP.key;
      case Factor.COMMIT -> COMMIT.key;
      case Factor.NODES -> NODES.key;
      case String factor when factor.equals(axis) ->
          parts.length == 1 ? RANGE : RANGE + "." + parts[1];
      case String factor -> PARAMETERS + factor;
    };
  }

  /// Returns the key of a parameter's field.
  public static String ofParameter(String parameter) {
    return PARAMETERS + parameter;
  }

  /// Returns whether the field is part of the range.
  boolean isOfRange() {
    return key.startsWith(RANGE + ".");
  }

  /// Returns whether only a duel has this field.
  boolean isOfDuel() {
    return key.startsWith(DUEL) && !equals(UNTIL);
  }

  /// Returns whether the field is used for this kind of range.
  boolean belongsTo(RangeKind way) {
    if (equals(FROM) || equals(COUNT)) {
      return way != RangeKind.LIST;
    }
    return (!equals(STEP) || way == RangeKind.STEPS)
        && (!equals(FACTOR) || way == RangeKind.FACTORS)
        && (!equals(SIZES) || way == RangeKind.LIST);
  }

  /// Returns the typed value as an assignment of the plan. Several heaps or commit styles become a
  /// factor.
  ///
  /// @param axis the factor that has the range
  PlanKeyValue assignment(String axis, String typed) {
    String value = typed.strip();
    if (isOfRange()) {
      String part = axis + key.substring(RANGE.length());
      return PlanKeyValue.varied(
          part,
          equals(SIZES)
              ? list(ValueTexts.numbers(value), ValueTexts::number)
              : ValueTexts.number(value));
    }
    if (equals(NODES)) {
      return PlanKeyValue.varied(Factor.NODES, list(ValueTexts.numbers(value), ValueTexts::number));
    }
    if (equals(COMMIT) && values(value).size() > 1) {
      return PlanKeyValue.varied(Factor.COMMIT, listed(value));
    }
    if (equals(HEAP) && values(value).size() > 1) {
      return PlanKeyValue.varied(Factor.HEAP, listed(value));
    }
    return new PlanKeyValue(key, written(value));
  }

  private String written(String typed) {
    return switch (kind) {
      case NUMBER -> ValueTexts.number(typed);
      case SWITCH -> typed;
      case WORDS -> list(ValueTexts.words(typed), PlanText::quoted);
      case FLAGS -> list(FlagRules.split(typed), PlanText::quoted);
      case TEXT, CHOICE, HEAP, SHARE, LIST, TABLE -> PlanText.quoted(typed);
    };
  }

  /// Returns the values in the text of a field that may hold several. Semicolons or commas separate
  /// them; in the field of the heap also spaces.
  public List<String> values(String typed) {
    return equals(HEAP) ? ValueTexts.words(typed) : ValueTexts.texts(typed);
  }

  /// Returns these values as plan files list the values of a factor.
  String listed(String typed) {
    return list(values(typed), PlanText::quoted);
  }

  static String list(List<String> values, UnaryOperator<String> written) {
    return values.stream().map(written).toList().toString();
  }

  /// Returns the texts of a plan, without those of the range. The number of nodes is empty.
  static Map<DraftField, String> texts(Plan plan) {
    var texts = new HashMap<DraftField, String>();
    for (PlanKey<?> each : PlanKeys.ALL) {
      if (each.form() instanceof FormUse.Field) {
        texts.put(of(each), each.shown(plan));
      }
    }
    texts.put(NODES, "");
    return texts;
  }
}
