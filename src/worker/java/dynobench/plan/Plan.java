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

/// The plan of a run: contenders × factors × repetitions, and the conditions.
///
/// @param work what is done with each contender
/// @param participants who takes part
/// @param rounds how often
/// @param conditions of all trials
/// @param stops what ends the run and its trials
public record Plan(
    String name,
    String description,
    PlannedWork work,
    Participants participants,
    RoundCounts rounds,
    TrialConditions conditions,
    StopRules stops)
    implements StoredAs<StoredPlan> {
  /// The newest format of plan files that this version reads.
  public static final int FORMAT = 1;

  public static final int MOST_REPETITIONS = 1_000;

  /// A sanity limit: they take a day and more, and a list of many more takes all memory.
  public static final int MOST_TRIALS = 200_000;

  /// A sanity limit: nobody waits longer for one trial.
  public static final Duration LONGEST_LIMIT = Duration.ofDays(30);

  public Plan {
    Require.text("name", name, n -> !n.isBlank(), "a text that is not empty");
    List<Factor> factors = work.factors();
    double trials = pointCount(factors) * participants.contenders().size() * rounds.total();
    Require.atMost("the number of trials", (long) Math.min(trials, 1e18), MOST_TRIALS);
    Isolation isolation = conditions.isolation();
    if (isolation == Isolation.CONTENDER) {
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
  }

  /// A plan that runs all of its repetitions, cold.
  public Plan(
      String name,
      String description,
      PlannedWork work,
      Participants participants,
      RoundCounts rounds,
      TrialConditions conditions) {
    this(name, description, work, participants, rounds, conditions, StopRules.NONE);
  }

  @Override
  public StoredPlan stored() {
    return StoredPlan.of(this);
  }

  /// What trials in one JVM, on one database, can't have otherwise each time.
  private static void requireSame(List<Factor> factors) {
    if (factors.stream().anyMatch(each -> each.name().equals(Factor.HEAP))) {
      throw new IllegalArgumentException(
          "one JVM per contender has one heap: isolation = \"trial\" lets it vary");
    }
    if (factors.stream().anyMatch(each -> each.name().equals(Factor.NODES))) {
      throw new IllegalArgumentException(
          "one JVM per contender has one database: isolation = \"trial\" lets its nodes vary");
    }
  }

  private static void requireOnlyCrashes(
      List<Factor> factors, Isolation isolation, int warmups, boolean measures) {
    if (!factors.stream().allMatch(Plan::isOneNumberOfNodes)) {
      throw new IllegalArgumentException(
          "in a crash plan nothing varies: rows are committed until the crash");
    }
    if (isolation != Isolation.TRIAL || warmups > 0) {
      throw new IllegalArgumentException(
          "each crash needs a JVM of its own (isolation = \"trial\"), and no warm-up");
    }
    if (measures) {
      throw new IllegalArgumentException("a crash plan is no duel, and knows no steady state");
    }
  }

  private static boolean isOneNumberOfNodes(Factor factor) {
    return factor.name().equals(Factor.NODES) && factor.range().levels().size() == 1;
  }

  private static void requireTwoInTurns(
      List<Contender> contenders, List<Factor> factors, TrialOrder order) {
    if (contenders.size() != 2) {
      throw new IllegalArgumentException("a duel has two contenders, not " + contenders.size());
    }
    if (pointCount(factors) != 1) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "in a duel nothing varies: %s has more than one value",
              factors.stream()
                  .filter(each -> each.range().levels().size() > 1)
                  .map(Factor::name)
                  .collect(Collectors.joining(", "))));
    }
    if (order != TrialOrder.INTERLEAVED) {
      throw new IllegalArgumentException(
          "a duel is measured in turns: order must be \"interleaved\"");
    }
  }

  private static void requireOwnJvm(Isolation isolation, Optional<Duel> duel) {
    if (isolation == Isolation.CONTENDER) {
      throw new IllegalArgumentException(
          "warm = \"steady\" needs isolation = \"trial\": each repetition warms up in a JVM of its"
              + " own, so that its first and its steady times are one observation each");
    }
    if (duel.filter(Duel::relay).isPresent()) {
      throw new IllegalArgumentException(
          "warm = \"steady\" doesn't go with a relay, whose slices of two JVMs are no iterations:"
              + " leave out one of them");
    }
  }

  /// The same plan with another description.
  public Plan described(String words) {
    return new Plan(name, words, work, participants, rounds, conditions, stops);
  }

  /// The same plan with other work.
  public Plan withWork(PlannedWork other) {
    return new Plan(name, description, other, participants, rounds, conditions, stops);
  }

  /// The same plan with other values of the workload's parameters.
  public Plan withParameters(Settings others) {
    return withWork(work.withParameters(others));
  }

  /// The same plan with other factors.
  public Plan withFactors(List<Factor> others) {
    return withWork(work.withFactors(others));
  }

  /// The same plan with so many rounds.
  public Plan withRounds(int counted, int before) {
    var others = new RoundCounts(counted, before);
    return new Plan(name, description, work, participants, others, conditions, stops);
  }

  /// The same plan under other conditions.
  public Plan withConditions(TrialConditions others) {
    return new Plan(name, description, work, participants, rounds, others, stops);
  }

  /// The same plan, which ends when it is decided.
  public Plan withDuel(Duel rules) {
    return withStops(new StopRules(Optional.of(rules), steady(), crash()));
  }

  /// The same plan, whose trials go on until they are steady.
  public Plan withSteady(Steady rule) {
    return withStops(new StopRules(duel(), Optional.of(rule), crash()));
  }

  /// The same plan, whose trials crash otherwise.
  public Plan withCrash(Crash other) {
    return withStops(new StopRules(duel(), steady(), Optional.of(other)));
  }

  private Plan withStops(StopRules others) {
    return new Plan(name, description, work, participants, rounds, conditions, others);
  }

  /// The same plan with others taking part.
  ///
  /// @throws IllegalArgumentException when they can't
  public Plan withContenders(List<Contender> others) {
    var all = new Participants(others, optional());
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

  public Isolation isolation() {
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

  public Optional<Steady> steady() {
    return stops.steady();
  }

  public Optional<Crash> crash() {
    return stops.crash();
  }

  /// How many points of measuring factors make.
  public static double pointCount(List<Factor> factors) {
    return factors.stream()
        .mapToDouble(each -> each.range().levels().size())
        .reduce(1, (a, b) -> a * b);
  }

  /// Every combination of what varies; the last factor changes first. In a crash plan, each way to
  /// crash.
  public List<Settings> points() {
    List<Settings> points = crash().map(Crash::points).orElse(List.of(Settings.NONE));
    for (Factor factor : factors()) {
      var more = new ArrayList<Settings>();
      for (Settings point : points) {
        factor.range().levels().forEach(level -> more.add(point.with(factor.name(), level)));
      }
      points = more;
    }
    return points;
  }

  /// What varies, if it does.
  public Optional<Factor> factor(String wanted) {
    return factors().stream().filter(each -> each.name().equals(wanted)).findFirst();
  }

  /// The workload's settings at each point, with its defaults where the plan names none.
  public Stream<Settings> settings(Workload of) {
    return points().stream().map(this::parameters).map(of::settings);
  }

  /// The workload's parameters at a point, as far as the plan names them.
  public Settings parameters(Settings levels) {
    return parameters()
        .over(levels)
        .without(Factor.HEAP)
        .without(Factor.COMMIT)
        .without(Factor.NODES)
        .without(Crash.WAY);
  }

  /// The JVM that a trial runs in.
  public WorkerJvm jvm(Contender contender, Settings levels) {
    int heap =
        levels
            .get(Factor.HEAP)
            .map(Integer::parseInt)
            .orElse(contender.heapMegabytes().orElse(jvm().heapMegabytes()));
    List<String> flags = Stream.concat(jvm().flags().stream(), contender.flags().stream()).toList();
    return new WorkerJvm(heap, jvm().collector(), flags);
  }

  /// How warm its trials are, in words.
  public String warmth() {
    return steady().map(it -> "steady, within " + it.atMost() + " iterations").orElse("cold");
  }

  /// All trials of the plan, warm-ups included.
  public int trialCount() {
    return crash()
        .map(it -> contenders().size() * it.times().trials())
        .orElseGet(() -> (int) (pointCount(factors()) * contenders().size() * rounds.total()));
  }
}
