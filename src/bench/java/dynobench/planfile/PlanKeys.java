package dynobench.planfile;

import dynobench.plan.CommitStyle;
import dynobench.plan.CommitStyle.Autocommit;
import dynobench.plan.Contender;
import dynobench.plan.CrashRules;
import dynobench.plan.DiskKind;
import dynobench.plan.Duel;
import dynobench.plan.GateRules;
import dynobench.plan.Plan;
import dynobench.plan.SteadyStateRule;
import dynobench.plan.TrialIsolation;
import dynobench.plan.TrialOrder;
import dynobench.plan.UpgradeRules;
import dynobench.plan.WorkerJvm;
import dynobench.planfile.DuelReader.Until;
import dynobench.planfile.PlanTable.Style;
import dynobench.planfile.SteadyReader.Warmth;
import dynobench.toml.TomlSection;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

/// Keys of plan files, in the order of writing. The reader, the writer, the window's form, the
/// commands' help and the guide's page all use this list.
public final class PlanKeys {
  private static final PlanTable ROOT = new PlanTable("", Style.BARE, true);
  private static final PlanTable WARM_TABLE = new PlanTable(SteadyReader.WARM, Style.INLINE, true);
  private static final PlanTable JVM_TABLE = new PlanTable(JvmReader.JVM, Style.BLOCK, true);
  private static final PlanTable DUEL_TABLE = new PlanTable(DuelReader.DUEL, Style.BLOCK, false);
  private static final PlanTable CRASH_TABLE = new PlanTable(CrashReader.CRASH, Style.BLOCK, false);

  private static final PlanTable UPGRADE_TABLE =
      new PlanTable(UpgradeReader.UPGRADE, Style.BLOCK, false);

  private static final PlanTable GATE_TABLE = new PlanTable(GateReader.GATE, Style.BLOCK, false);

  private static final Duration TIME_LIMIT_STANDARD = Duration.ofMinutes(10);
  private static final String NO_CRASHES =
      "the form cannot show crash plans; run them in the view Crash";

  public static final PlanKey<Long> FORMAT =
      PlanKey.of(
              ROOT,
              "format",
              KeyType.WHOLE.with(
                  " from 1",
                  (root, key, fallback) -> root.number(key, fallback, 1, Long.MAX_VALUE)),
              DefaultValue.of((long) Plan.FORMAT),
              _ -> Optional.of((long) Plan.FORMAT),
              "The version of the file format; this program refuses newer ones.")
          .withoutField("the program writes it");

  public static final PlanKey<String> NAME =
      PlanKey.of(
          ROOT,
          "name",
          KeyType.NAME,
          DefaultValue.required(),
          plan -> Optional.of(plan.name()),
          "The plan's name; its runs are named after it.");

  public static final PlanKey<String> DESCRIPTION =
      PlanKey.of(
          ROOT,
          "description",
          KeyType.TEXT,
          DefaultValue.of(""),
          plan -> Optional.of(plan.description()),
          "The question that the plan answers.");

  public static final PlanKey<String> WORKLOAD =
      PlanKey.of(
              ROOT,
              "workload",
              KeyType.TEXT,
              DefaultValue.of("phases"),
              plan -> Optional.of(plan.workload()),
              "The id of the workload: `dynobench workloads` lists them.")
          .in(new FormUse.OwnControls());

  public static final PlanKey<CommitStyle> COMMIT =
      PlanKey.of(
              ROOT,
              "commit",
              KeyType.COMMIT,
              DefaultValue.<CommitStyle>of(new Autocommit()),
              plan -> Optional.of(plan.participants().commonCommit()),
              "Commit style of inserted rows, for contenders that do not set it themselves.")
          .onlyRead();

  public static final PlanKey<Integer> REPETITIONS =
      PlanKey.of(
          ROOT,
          "repetitions",
          KeyType.count(1, Plan.MOST_REPETITIONS),
          DefaultValue.of(3, "`3`; in a duel `" + Duel.USUAL_ROUNDS + "`"),
          plan -> Optional.of(plan.repetitions()),
          "Counted trials of each contender at each point.");

  public static final PlanKey<Integer> WARMUPS =
      PlanKey.of(
          ROOT,
          "warmups",
          KeyType.count(0, Plan.MOST_REPETITIONS),
          DefaultValue.of(0),
          plan -> Optional.of(plan.warmups()),
          "Trials before the first repetition; they are stored, but not counted.");

  public static final PlanKey<TrialIsolation> ISOLATION =
      PlanKey.of(
          ROOT,
          "isolation",
          KeyType.choice(TrialIsolation.class),
          DefaultValue.of(TrialIsolation.TRIAL),
          plan -> Optional.of(plan.isolation()),
          "Whether each trial or each contender has its own JVM.");

  public static final PlanKey<Warmth> WARM =
      PlanKey.of(
          WARM_TABLE,
          "until",
          KeyType.choice(Warmth.class),
          DefaultValue.of(Warmth.COLD),
          plan -> plan.steady().map(_ -> Warmth.STEADY),
          "Whether a trial's phases run once, cold, or are repeated until the steady state. `warm ="
              + " \"steady\"` is a short form.");

  public static final PlanKey<Integer> MOST_ITERATIONS =
      PlanKey.of(
          WARM_TABLE,
          "at-most",
          KeyType.count(SteadyStateRule.FEWEST, SteadyStateRule.MOST).with("", TomlSection::count),
          DefaultValue.of(SteadyStateRule.USUAL_MOST),
          plan -> plan.steady().map(SteadyStateRule::atMost),
          "Maximum number of iterations until the steady state.");

  public static final PlanKey<TrialOrder> ORDER =
      PlanKey.of(
          ROOT,
          "order",
          KeyType.choice(TrialOrder.class),
          DefaultValue.of(TrialOrder.INTERLEAVED),
          plan -> Optional.of(plan.order()),
          "The order of the trials: in rounds, contender by contender, or shuffled by the seed.");

  public static final PlanKey<Duration> TIME_LIMIT =
      PlanKey.of(
          ROOT,
          "time-limit-seconds",
          KeyType.SECONDS.with(", at most 30 days", PlanKeys::timeLimit),
          DefaultValue.of(TIME_LIMIT_STANDARD),
          plan -> Optional.of(plan.timeLimit()),
          "A longer trial is stopped and marked.");

  public static final PlanKey<Duration> BUDGET =
      PlanKey.of(
          ROOT,
          "time-budget-seconds",
          KeyType.SECONDS,
          DefaultValue.none("all repetitions run"),
          plan -> plan.stops().budget(),
          "The run starts no round that would end later. A duel has a limit of its own.");

  public static final PlanKey<Long> SEED =
      PlanKey.of(
          ROOT,
          "seed",
          KeyType.WHOLE,
          DefaultValue.of(2005L),
          plan -> Optional.of(plan.seed()),
          "Determines the data, and the order if it is shuffled.");

  public static final PlanKey<String> CONTENDERS =
      PlanKey.of(
              ROOT,
              "contenders",
              KeyType.list("a list of `\"engine/mode\"` and tables `{ use, commit, heap, flags }`"),
              DefaultValue.required(),
              plan -> Optional.of(PlanText.contenders(plan)),
              "The contenders. Values in a table apply to its contender only.")
          .in(new FormUse.OwnControls());

  public static final PlanKey<List<String>> OPTIONAL =
      PlanKey.of(
              ROOT,
              "optional",
              KeyType.WORDS.with(", ids of engines", PlanKeys::engines),
              DefaultValue.of(List.of()),
              plan -> Optional.of(plan.optional()).filter(all -> !all.isEmpty()),
              "Engines whose contenders are left out, with a note, if they are not available.")
          .withoutField("the form keeps the file's value");

  public static final PlanKey<String> PARAMETERS =
      PlanKey.of(
              ROOT,
              "parameters",
              KeyType.table("a table of the workload's parameters"),
              DefaultValue.none("the workload's default"),
              PlanText::parameters,
              "Values of the workload's parameters for all trials.")
          .in(new FormUse.OwnControls());

  public static final PlanKey<String> ROWS =
      PlanKey.of(
              ROOT,
              "rows",
              KeyType.table(
                  "a list, or a table with `from`, `step` or `factor`, and `count`, or `sizes`"),
              DefaultValue.none("the workload's default"),
              VariedText::rows,
              "Numbers of rows, for workloads with rows; they vary first.")
          .in(new FormUse.OwnControls());

  public static final PlanKey<String> VARY =
      PlanKey.of(
              ROOT,
              "vary",
              KeyType.table(
                  "a table of parameters, `heap`, `commit` and `nodes`, each with a list or a table"
                      + " as in `rows`"),
              DefaultValue.none("the workload's default"),
              VariedText::others,
              "The factors: every combination is measured.")
          .in(new FormUse.OwnControls());

  public static final PlanKey<List<String>> DECIDING_PHASES =
      PlanKey.of(
          ROOT,
          "deciding-phases",
          KeyType.WORDS,
          DefaultValue.of(List.of(), "the phases with more than one operation"),
          plan -> Optional.of(plan.work().decidingPhases()).filter(all -> !all.isEmpty()),
          "The phases whose verdicts share the error budget; other phases get at most a probable"
              + " verdict.");

  public static final PlanKey<Integer> HEAP =
      PlanKey.of(
          JVM_TABLE,
          "heap",
          KeyType.HEAP,
          DefaultValue.of(JvmReader.STANDARD.heapMegabytes()),
          plan -> Optional.of(plan.jvm().heapMegabytes()),
          "The maximum heap of the worker's JVM.");

  public static final PlanKey<WorkerJvm.Collector> COLLECTOR =
      PlanKey.of(
          JVM_TABLE,
          "gc",
          KeyType.choice(WorkerJvm.Collector.class),
          DefaultValue.of(JvmReader.STANDARD.collector()),
          plan -> Optional.of(plan.jvm().collector()),
          "The garbage collector.");

  public static final PlanKey<List<String>> FLAGS =
      PlanKey.of(
          JVM_TABLE,
          "flags",
          KeyType.FLAGS,
          DefaultValue.of(JvmReader.STANDARD.flags()),
          plan -> Optional.of(plan.jvm().flags()),
          "Further flags for the JVM; some need your permission before the run.");

  public static final PlanKey<Until> UNTIL =
      PlanKey.of(
              DUEL_TABLE,
              "until",
              KeyType.choice(Until.class),
              DefaultValue.of(Until.DECIDED),
              plan -> Optional.of(plan.duel().isPresent() ? Until.DECIDED : Until.REPEATED),
              "With `\"repeated\"` the plan is not a duel, and the rest of the table is ignored.")
          .onlyRead();

  public static final PlanKey<List<String>> DECIDING =
      PlanKey.of(
          DUEL_TABLE,
          "deciding",
          KeyType.WORDS,
          DefaultValue.none("the time of each longer phase"),
          duel(duel -> duel.deciding().stream().map(Duel.PhaseMetric::text).toList()),
          "The figures that decide: a phase for its time, or `phase:figure`.");

  public static final PlanKey<OptionalDouble> PRECISION =
      PlanKey.of(
          DUEL_TABLE,
          "precision",
          KeyType.SHARE,
          DefaultValue.none("until a verdict"),
          share(Duel::precision),
          "The run continues until each ratio has this precision.");

  public static final PlanKey<OptionalDouble> ALLOWED =
      PlanKey.of(
          DUEL_TABLE,
          "allow",
          KeyType.SHARE,
          DefaultValue.none("any difference counts"),
          share(Duel::allowed),
          "How much slower the second contender may be than the first.");

  public static final PlanKey<Duration> DUEL_SECONDS =
      PlanKey.of(
          DUEL_TABLE,
          "at-most-seconds",
          KeyType.SECONDS,
          DefaultValue.of(Duel.USUAL_MOST),
          duel(Duel::most),
          "No round starts that would end later.");

  public static final PlanKey<Boolean> RELAY =
      PlanKey.of(
          DUEL_TABLE,
          "relay",
          KeyType.SWITCH,
          DefaultValue.of(false),
          duel(Duel::relay),
          "Whether both workers run at the same time and alternate slices of a phase.");

  public static final PlanKey<Integer> KILLS =
      times("kills", CrashRules.CrashCounts::kills, "Process kills during writing.");

  public static final PlanKey<Integer> PULLS =
      times(
          "pulls",
          CrashRules.CrashCounts::pulls,
          "Power cuts during writing: the disk is checked in its state at that moment.");

  public static final PlanKey<Integer> CLOSINGS =
      times(
          "closings",
          CrashRules.CrashCounts::closings,
          "Crashes during the closing of the database.");

  public static final PlanKey<Integer> FULL_DISKS =
      times("full-disks", CrashRules.CrashCounts::full, "Disks that become full during writing.");

  public static final PlanKey<Duration> LEAST_SECONDS =
      crash(
          "after-seconds",
          KeyType.SECONDS,
          CrashRules.USUAL_LEAST,
          CrashRules::least,
          "The earliest moment of a crash, counted from the first acknowledged row.");

  public static final PlanKey<Duration> MOST_SECONDS =
      crash(
          "before-seconds",
          KeyType.SECONDS,
          CrashRules.USUAL_MOST,
          CrashRules::most,
          "The latest moment of a crash.");

  public static final PlanKey<DiskKind> DISK =
      crash(
          "disk",
          KeyType.choice(DiskKind.class),
          DiskKind.EXT4,
          CrashRules::disk,
          "The file system of the disk in power cuts and of disks that become full.");

  public static final PlanKey<List<String>> OPENED_BY =
      PlanKey.of(
              UPGRADE_TABLE,
              "opened-by",
              KeyType.WORDS,
              DefaultValue.of(List.of()),
              plan -> plan.upgrade().map(UpgradeRules::targets),
              "The versions that open the files of each contender, such as `h2@1.4.200`.")
          .withoutField("the form cannot show upgrade plans; run them with dynobench upgrade");

  public static final PlanKey<Double> GATE_ALLOWED =
      PlanKey.of(
              GATE_TABLE,
              "allow",
              KeyType.SHARE_OR_NOTHING,
              DefaultValue.of(0.0),
              plan -> plan.gate().map(GateRules::allowed),
              "How much slower each candidate may be than its baseline. The contenders are pairs: a"
                  + " baseline, its candidate, the next baseline, and so on.")
          .withoutField("the form cannot show gates; run them with dynobench gate");

  /// All keys.
  public static final List<PlanKey<?>> ALL =
      List.of(
          FORMAT,
          NAME,
          DESCRIPTION,
          WORKLOAD,
          COMMIT,
          REPETITIONS,
          WARMUPS,
          ISOLATION,
          WARM,
          MOST_ITERATIONS,
          ORDER,
          TIME_LIMIT,
          BUDGET,
          SEED,
          CONTENDERS,
          OPTIONAL,
          PARAMETERS,
          ROWS,
          VARY,
          DECIDING_PHASES,
          HEAP,
          COLLECTOR,
          FLAGS,
          UNTIL,
          DECIDING,
          PRECISION,
          ALLOWED,
          DUEL_SECONDS,
          RELAY,
          KILLS,
          PULLS,
          CLOSINGS,
          FULL_DISKS,
          LEAST_SECONDS,
          MOST_SECONDS,
          DISK,
          OPENED_BY,
          GATE_ALLOWED);

  private PlanKeys() {}

  private static <T> Function<Plan, Optional<T>> duel(Function<Duel, T> value) {
    return plan -> plan.duel().map(value);
  }

  private static Function<Plan, Optional<OptionalDouble>> share(
      Function<Duel, OptionalDouble> value) {
    return plan -> plan.duel().map(value).filter(OptionalDouble::isPresent);
  }

  private static PlanKey<Integer> times(
      String key, Function<CrashRules.CrashCounts, Integer> value, String help) {
    return crash(
        key,
        KeyType.count(0, Plan.MOST_REPETITIONS),
        value.apply(CrashRules.CrashCounts.USUAL),
        crash -> value.apply(crash.times()),
        help);
  }

  private static <T> PlanKey<T> crash(
      String key, KeyType<T> type, T standard, Function<CrashRules, T> value, String help) {
    return PlanKey.of(
            CRASH_TABLE,
            key,
            type,
            DefaultValue.of(standard),
            plan -> plan.crash().map(value),
            help)
        .withoutField(NO_CRASHES);
  }

  private static Duration timeLimit(TomlSection root, String key, Duration fallback) {
    double seconds = root.decimal(key, KeyType.inSeconds(fallback));
    Duration limit = KeyType.duration(seconds);
    Duration longest = Plan.LONGEST_LIMIT;
    if (limit.toMillis() < 1 || limit.compareTo(longest) > 0) {
      root.problem(
          key,
          String.format(
              Locale.ROOT,
              "must be at least 0.001 and at most %,d, not %s",
              longest.toSeconds(),
              seconds));
      return fallback;
    }
    return limit;
  }

  private static List<String> engines(TomlSection root, String key, List<String> fallback) {
    List<String> engines = root.has(key) ? root.texts(key) : fallback;
    engines.stream()
        .filter(each -> !Contender.isId(each))
        .forEach(
            each -> root.problem(key, "contains \"" + each + "\", which is not an engine's id"));
    return engines;
  }
}
