package dynobench.ui.draft;

import dynobench.plan.Duel;
import dynobench.plan.FlagRules;
import dynobench.plan.Plan;
import dynobench.plan.Share;
import dynobench.plan.Steady;
import dynobench.planfile.DuelReader.Until;
import dynobench.planfile.PlanText;
import dynobench.planfile.SteadyReader.Warmth;
import dynobench.toml.Section;
import dynobench.workload.Factor;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.UnaryOperator;

/// A field of the plan that a user types into, whatever the workload is.
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
  WARM("warm.until", true),
  MOST_ITERATIONS("warm.at-most", false),
  ORDER("order", true),
  UNTIL("duel.until", true),
  DECIDING("duel.deciding", true),
  ALLOWED("duel.allow", true),
  PRECISION("duel.precision", true),
  DUEL_SECONDS("duel.at-most-seconds", false),
  RELAY("duel.relay", false),
  HEAP("jvm.heap", true),
  COLLECTOR("jvm.gc", true),
  FLAGS("jvm.flags", false),
  NODES("vary.nodes", false),
  TIME_LIMIT("time-limit-seconds", false),
  SEED("seed", false);

  /// What the range of values was called in version 0.1, when rows alone could vary. The form's
  /// fields of the range keep these keys, whatever has the range.
  private static final String RANGE = "rows";

  /// What stands there in a plan that says it in a word.
  private static final String WARMTH = "warm";

  private static final String VARY = "vary.";
  private static final String DUEL = "duel.";
  private static final String PARAMETERS = "parameters.";

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

  /// The key of the form's field that a problem's key belongs to.
  ///
  /// @param axis the factor that the fields of the range stand for
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

  /// The key of a parameter's field.
  public static String ofParameter(String parameter) {
    return PARAMETERS + parameter;
  }

  /// Whether the field is part of the range of values.
  boolean isOfRange() {
    return key.startsWith(RANGE + ".");
  }

  /// Whether the field is one of those that only a duel has.
  boolean isOfDuel() {
    return key.startsWith(DUEL) && this != UNTIL;
  }

  /// Whether a plan that doesn't say it is as good.
  boolean mayBeEmpty() {
    return this == DECIDING || this == ALLOWED || this == PRECISION || this == NODES;
  }

  /// Whether the field counts when values are given that way.
  boolean belongsTo(RangeKind kind) {
    return switch (this) {
      case FROM, COUNT -> kind != RangeKind.LIST;
      case STEP -> kind == RangeKind.STEPS;
      case FACTOR -> kind == RangeKind.FACTORS;
      case SIZES -> kind == RangeKind.LIST;
      default -> true;
    };
  }

  /// What was typed, as plan files say it. Several heaps or commit styles vary.
  ///
  /// @param axis the factor that the range is of
  Assignment assignment(String axis, String typed) {
    String value = typed.strip();
    if (isOfRange()) {
      String part = axis + key.substring(RANGE.length());
      return Assignment.varied(
          part, this == SIZES ? list(Typed.numbers(value), Typed::number) : Typed.number(value));
    }
    return switch (this) {
      case HEAP -> oneOrSeveral(Factor.HEAP, value);
      case COMMIT -> oneOrSeveral(Factor.COMMIT, value);
      case NODES -> Assignment.varied(Factor.NODES, list(Typed.numbers(value), Typed::number));
      case RELAY -> new Assignment(key, value);
      case DECIDING -> new Assignment(key, list(Typed.words(value), PlanText::quoted));
      case FLAGS -> new Assignment(key, list(FlagRules.split(value), PlanText::quoted));
      default -> new Assignment(key, text ? PlanText.quoted(value) : Typed.number(value));
    };
  }

  private Assignment oneOrSeveral(String factor, String typed) {
    return values(typed).size() > 1
        ? Assignment.varied(factor, listed(typed))
        : new Assignment(key, PlanText.quoted(typed));
  }

  /// The values in a text of a field that may hold several.
  public List<String> values(String typed) {
    return this == HEAP ? Typed.words(typed) : Typed.texts(typed);
  }

  /// The same, as plan files list what varies.
  String listed(String typed) {
    return list(values(typed), PlanText::quoted);
  }

  static String list(List<String> values, UnaryOperator<String> written) {
    return values.stream().map(written).toList().toString();
  }

  /// The texts of a plan, without those of the range.
  static Map<DraftField, String> texts(Plan plan) {
    var texts = new EnumMap<DraftField, String>(DraftField.class);
    texts.put(NAME, plan.name());
    texts.put(DESCRIPTION, plan.description());
    texts.put(REPETITIONS, Integer.toString(plan.repetitions()));
    texts.put(WARMUPS, Integer.toString(plan.warmups()));
    texts.put(COMMIT, Filling.commonCommit(plan).text());
    texts.put(ISOLATION, Section.written(plan.isolation()));
    texts.put(WARM, Section.written(plan.steady().isPresent() ? Warmth.STEADY : Warmth.COLD));
    texts.put(
        MOST_ITERATIONS,
        Integer.toString(plan.steady().map(Steady::atMost).orElse(Steady.USUAL_MOST)));
    texts.put(ORDER, Section.written(plan.order()));
    texts.putAll(ofDuel(plan));
    texts.put(HEAP, Typed.heap(plan.jvm().heapMegabytes()));
    texts.put(COLLECTOR, Section.written(plan.jvm().collector()));
    texts.put(FLAGS, FlagRules.joined(plan.jvm().flags()));
    texts.put(NODES, "");
    texts.put(TIME_LIMIT, Typed.plain(plan.timeLimit().toMillis() / 1000.0));
    texts.put(SEED, Long.toString(plan.seed()));
    return texts;
  }

  private static Map<DraftField, String> ofDuel(Plan plan) {
    Optional<Duel> duel = plan.duel();
    return Map.of(
        UNTIL,
        Section.written(duel.isPresent() ? Until.DECIDED : Until.REPEATED),
        DECIDING,
        duel.map(Duel::decidingText).orElse(""),
        ALLOWED,
        duel.map(it -> share(it.allowed())).orElse(""),
        PRECISION,
        duel.map(it -> share(it.precision())).orElse(""),
        DUEL_SECONDS,
        Typed.plain(duel.map(Duel::most).orElse(Duel.USUAL_MOST).toMillis() / 1000.0),
        RELAY,
        Boolean.toString(duel.map(Duel::relay).orElse(false)));
  }

  private static String share(OptionalDouble share) {
    return share.isPresent() ? Share.words(share.getAsDouble()) : "";
  }
}
