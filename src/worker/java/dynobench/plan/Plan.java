package dynobench.plan;

import dynobench.json.StoredAs;
import dynobench.workload.Factor;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Plan of a run: contenders × factors × repetitions, and the conditions.
///
/// @param work the workload and its parameters and factors
/// @param participants the contenders
/// @param rounds number of repetitions
/// @param conditions conditions of all trials
/// @param stops rules that end the run and its trials
public record Plan(
    String name,
    String description,
    PlannedWork work,
    PlannedContenders participants,
    RoundCounts rounds,
    TrialConditions conditions,
    StopRules stops)
    implements StoredAs<StoredPlan> {
  /// Newest format of plan files that this version reads.
  public static final int FORMAT = 1;

  public static final int MOST_REPETITIONS = 1_000;

  /// Sanity limit: this number of trials takes more than a day, and a list of many more would
  /// exhaust the memory.
  public static final int MOST_TRIALS = 200_000;

  /// Sanity limit for the duration of one trial.
  public static final Duration LONGEST_LIMIT = Duration.ofDays(30);

  public Plan {
    ArgumentChecks.text("name", name, n -> !n.isBlank(), "a text that is not empty");
    List<Factor> factors = work.factors();
    double trials = pointCount(factors) * participants.contenders().size() * rounds.total();
    ArgumentChecks.atMost("the number of trials", (long) Math.min(trials, 1e18), MOST_TRIALS);
    TrialIsolation isolation = conditions.isolation();
    if (isolation == TrialIsolation.CONTENDER) {
      requireSame(factors);
    }
    if (stops.duel().isPresent()) {
      requireTwoInTurns(participants.contenders(), factors, conditions.order());
    }
    if (stops.steady().isPresent()) {
      requireOwnJvm(isolation, stops.duel());
    }
    if (stops.crash().isPresent()) {
      boolean measures = stops.duel().isPresent() || stops.steady().isPresent();
      requireOnlyCrashes(factors, isolation, rounds.warmups(), measures);
    }
    if (stops.gate().isPresent()) {
      requirePairs(participants.contenders(), conditions.order(), rounds, stops);
    }
    if (stops.upgrade().isPresent()) {
      requireOnlyUpgrades(factors, isolation, rounds, stops);
    }
  }

  /// Creates a plan of cold trials that runs all of its repetitions.
  public Plan(
      String name,
      String description,
      PlannedWork work,
      PlannedContenders participants,
      RoundCounts rounds,
      TrialConditions conditions) {
    this(name, description, work, participants, rounds, conditions, StopRules.NONE);
  }

  @Override
  public StoredPlan stored() {
    return StoredPlan.of(this);
  }

  /// Checks that no factor varies that must be constant in one JVM with one database.
  private static void requireSame(List<Factor> factors) {
    if (factors.stream().anyMatch(each -> each.name().equals(Factor.HEAP))) {
      throw new IllegalArgumentException(
          "one JVM per contender has one heap: to vary the heap, set isolation = \"trial\"");
    }
    if (factors.stream().anyMatch(each -> each.name().equals(Factor.NODES))) {
      throw new IllegalArgumentException(
          "one JVM per contender has one database: to vary the nodes, set isolation = \"trial\"");
    }
  }

  private static void requireOnlyCrashes(
      List<Factor> factors, TrialIsolation isolation, int warmups, boolean measures) {
    if (!factors.stream().allMatch(Plan::isOneNumberOfNodes)) {
      throw new IllegalArgumentException(
          "a crash plan cannot vary anything: rows are committed until the crash");
    }
    if (isolation != TrialIsolation.TRIAL || warmups > 0) {
      throw new IllegalArgumentException(
          "a crash plan needs isolation = \"trial\", because a crash ends the JVM, and no"
              + " warm-ups");
    }
    if (measures) {
      throw new IllegalArgumentException(
          "a crash plan cannot be a duel, and cannot have warm = \"steady\"");
    }
  }

  private static void requireOnlyUpgrades(
      List<Factor> factors, TrialIsolation isolation, RoundCounts rounds, StopRules stops) {
    if (!factors.isEmpty() || isolation != TrialIsolation.TRIAL || rounds.total() != 1) {
      throw new IllegalArgumentException(
          "an upgrade plan varies nothing, has one repetition and no warm-ups, and needs isolation"
              + " = \"trial\"");
    }
    if (stops.duel().isPresent() || stops.steady().isPresent() || stops.crash().isPresent()) {
      throw new IllegalArgumentException(
          "an upgrade plan cannot be a duel, have crashes, or have warm = \"steady\"");
    }
  }

  private static void requirePairs(
      List<Contender> contenders, TrialOrder order, RoundCounts rounds, StopRules stops) {
    var _ = GateRules.pairs(contenders);
    if (order != TrialOrder.INTERLEAVED) {
      throw new IllegalArgumentException(
          "a gate needs order = \"interleaved\", because its contenders take turns");
    }
    if (rounds.repetitions() > Duel.USUAL_ROUNDS) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "a gate has at most %,d rounds", Duel.USUAL_ROUNDS));
    }
    if (stops.duel().isPresent() || stops.crash().isPresent() || stops.upgrade().isPresent()) {
      throw new IllegalArgumentException(
          "a gate cannot be a duel, a crash plan or an upgrade plan, too");
    }
  }

  private static boolean isOneNumberOfNodes(Factor factor) {
    return factor.name().equals(Factor.NODES) && factor.range().levels().size() == 1;
  }

  private static void requireTwoInTurns(
      List<Contender> contenders, List<Factor> factors, TrialOrder order) {
    if (contenders.size() != 2) {
      throw new IllegalArgumentException(
          "a duel must have two contenders, not " + contenders.size());
    }
    if (pointCount(factors) != 1) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "a duel cannot vary anything: %s has more than one value",
              factors.stream()
                  .filter(each -> each.range().levels().size() > 1)
                  .map(Factor::name)
                  .collect(Collectors.joining(", "))));
    }
    if (order != TrialOrder.INTERLEAVED) {
      throw new IllegalArgumentException(
          "a duel needs order = \"interleaved\", because its contenders take turns");
    }
  }

  private static void requireOwnJvm(TrialIsolation isolation, Optional<Duel> duel) {
    if (isolation == TrialIsolation.CONTENDER) {
      throw new IllegalArgumentException(
          "warm = \"steady\" needs isolation = \"trial\": each repetition must warm up in a JVM of"
              + " its own, so that repetitions are independent");
    }
    if (duel.filter(Duel::relay).isPresent()) {
      throw new IllegalArgumentException(
          "warm = \"steady\" cannot be used with a relay, which does not repeat phases: remove one"
              + " of them");
    }
  }

  /// Returns a copy with another description.
  public Plan described(String words) {
    return new Plan(name, words, work, participants, rounds, conditions, stops);
  }

  /// Returns a copy with other work.
  public Plan withWork(PlannedWork other) {
    return new Plan(name, description, other, participants, rounds, conditions, stops);
  }

  /// Returns a copy with other values of the workload's parameters.
  public Plan withParameters(Settings others) {
    return withWork(work.withParameters(others));
  }

  /// Returns a copy with other factors.
  public Plan withFactors(List<Factor> others) {
    return withWork(work.withFactors(others));
  }

  /// Returns a copy with other numbers of repetitions and warm-ups.
  public Plan withRounds(int counted, int before) {
    var others = new RoundCounts(counted, before);
    return new Plan(name, description, work, participants, others, conditions, stops);
  }

  /// Returns a copy with other conditions.
  public Plan withConditions(TrialConditions others) {
    return new Plan(name, description, work, participants, rounds, others, stops);
  }

  /// Returns a copy that is a duel.
  public Plan withDuel(Duel rules) {
    return withStops(stops.with(rules));
  }

  /// Returns a copy whose trials repeat their phases until they are in steady state.
  public Plan withSteady(SteadyStateRule rule) {
    return withStops(stops.with(rule));
  }

  /// Returns a copy with other crashes.
  public Plan withCrash(CrashRules other) {
    return withStops(stops.with(other));
  }

  /// Returns a copy that is a gate.
  public Plan withGate(GateRules rules) {
    return withStops(stops.with(rules));
  }

  /// Returns a copy whose run starts no round that would end after that time. In a duel, the duel's
  /// own time limit applies instead.
  public Plan within(Duration budget) {
    return withStops(stops.with(budget));
  }

  /// Returns the maximum duration of the run: a duel's time limit, or else the budget. Empty if the
  /// plan's rounds alone end it.
  public Optional<Duration> mostTime() {
    return stops.mostTime();
  }

  private Plan withStops(StopRules others) {
    return new Plan(name, description, work, participants, rounds, conditions, others);
  }

  /// Returns a copy with other contenders.
  ///
  /// @throws IllegalArgumentException when the plan doesn't allow these contenders
  public Plan withContenders(List<Contender> others) {
    var all = new PlannedContenders(others, optional());
    return new Plan(name, description, work, all, rounds, conditions, stops);
  }

  public String workload() {
    return work.workload();
  }

  public Settings parameters() {
    return work.parameters();
  }

  public List<Factor> factors() {
    return work.factors();
  }

  public List<Contender> contenders() {
    return participants.contenders();
  }

  public List<String> optional() {
    return participants.optional();
  }

  public int repetitions() {
    return rounds.repetitions();
  }

  public int warmups() {
    return rounds.warmups();
  }

  public TrialIsolation isolation() {
    return conditions.isolation();
  }

  public TrialOrder order() {
    return conditions.order();
  }

  public WorkerJvm jvm() {
    return conditions.jvm();
  }

  public Duration timeLimit() {
    return conditions.timeLimit();
  }

  public long seed() {
    return conditions.seed();
  }

  public Optional<Duel> duel() {
    return stops.duel();
  }

  public Optional<SteadyStateRule> steady() {
    return stops.steady();
  }

  public Optional<CrashRules> crash() {
    return stops.crash();
  }

  public Optional<UpgradeRules> upgrade() {
    return stops.upgrade();
  }

  public Optional<GateRules> gate() {
    return stops.gate();
  }

  /// Returns the number of points that some factors produce.
  public static double pointCount(List<Factor> factors) {
    return factors.stream()
        .mapToDouble(each -> each.range().levels().size())
        .reduce(1, (a, b) -> a * b);
  }

  /// Returns every combination of factor values; the last factor changes first. In a crash plan,
  /// combines them with each kind of crash. An upgrade plan has a point for each version that opens
  /// files.
  public List<Settings> points() {
    List<Settings> points =
        crash()
            .map(CrashRules::points)
            .or(() -> upgrade().map(UpgradeRules::points))
            .orElse(List.of(Settings.NONE));
    for (Factor factor : factors()) {
      var more = new ArrayList<Settings>();
      for (Settings point : points) {
        factor.range().levels().forEach(level -> more.add(point.with(factor.name(), level)));
      }
      points = more;
    }
    return points;
  }

  /// Returns the factor with a name, if the plan has it.
  public Optional<Factor> factor(String wanted) {
    return factors().stream().filter(each -> each.name().equals(wanted)).findFirst();
  }

  /// Returns the workload's settings at each point, with its defaults for parameters that the plan
  /// doesn't set.
  public Stream<Settings> settings(Workload of) {
    return points().stream().map(this::parameters).map(of::settings);
  }

  /// Returns the parameters that the plan sets for the workload at a point.
  public Settings parameters(Settings levels) {
    return parameters()
        .over(levels)
        .without(Factor.HEAP)
        .without(Factor.COMMIT)
        .without(Factor.NODES)
        .without(CrashRules.WAY)
        .without(UpgradeRules.TARGET);
  }

  /// Returns the JVM of a contender's trials at a point.
  public WorkerJvm jvm(Contender contender, Settings levels) {
    int heap =
        levels
            .get(Factor.HEAP)
            .map(Integer::parseInt)
            .orElse(contender.heapMegabytes().orElse(jvm().heapMegabytes()));
    List<String> flags = Stream.concat(jvm().flags().stream(), contender.flags().stream()).toList();
    return new WorkerJvm(heap, jvm().collector(), flags);
  }

  /// Returns whether trials are cold or reach the steady state, as a text.
  public String warmth() {
    return steady().map(it -> "steady, within " + it.atMost() + " iterations").orElse("cold");
  }

  /// Returns the number of all trials, warm-ups included.
  public int trialCount() {
    return crash()
        .map(it -> contenders().size() * it.times().trials())
        .orElseGet(() ->
            (int)
                (pointCount(factors())
                    * contenders().size()
                    * rounds.total()
                    * upgrade().map(it -> it.targets().size()).orElse(1)));
  }
}
