package dynobench.plan;

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

/// What a run executes: contenders × what varies × repetitions, and under which conditions.
///
/// @param workload what is done to each contender, such as `phases`
/// @param parameters of the workload that are the same in all trials, as far as they are named
/// @param factors what varies; every combination of their values is measured
/// @param warmups trials before the first repetition that are kept and marked, but not counted
/// @param timeLimit of one trial
/// @param seed of the data, and of the order when it is shuffled
/// @param duel what ends the run before its last repetition
/// @param steady what repeats each trial's phases in its JVM; empty where they run once, cold
/// @param crash what ends each trial's process before it is ready; empty where it measures
/// @param optional engines whose contenders are left out where they can't be had
public record Plan(
    String name,
    String description,
    String workload,
    Settings parameters,
    List<Contender> contenders,
    List<Factor> factors,
    int repetitions,
    int warmups,
    Isolation isolation,
    TrialOrder order,
    WorkerJvm jvm,
    Duration timeLimit,
    long seed,
    Optional<Duel> duel,
    Optional<Steady> steady,
    Optional<Crash> crash,
    List<String> optional) {
  /// The newest format of plan files that this version reads.
  public static final int FORMAT = 1;

  public static final int MOST_REPETITIONS = 1_000;

  /// A sanity limit: they take a day and more, and a list of many more takes all memory.
  public static final int MOST_TRIALS = 200_000;

  /// A sanity limit: nobody waits longer for one trial.
  public static final Duration LONGEST_LIMIT = Duration.ofDays(30);

  public Plan {
    Require.text("name", name, n -> !n.isBlank(), "a text that is not empty");
    contenders = List.copyOf(contenders);
    factors = List.copyOf(factors);
    optional = List.copyOf(optional);
    Require.atLeast("the number of contenders", contenders.size(), 1);
    if (contenders.stream().distinct().count() < contenders.size()) {
      throw new IllegalArgumentException("each contender may be named once only");
    }
    if (factors.stream().map(Factor::name).distinct().count() < factors.size()) {
      throw new IllegalArgumentException("each factor may be named once only");
    }
    Require.atLeast("repetitions", repetitions, 1);
    Require.atMost("repetitions", repetitions, MOST_REPETITIONS);
    Require.atLeast("warmups", warmups, 0);
    Require.atMost("warmups", warmups, MOST_REPETITIONS);
    double trials = pointCount(factors) * contenders.size() * (repetitions + warmups);
    Require.atMost("the number of trials", (long) Math.min(trials, 1e18), MOST_TRIALS);
    Require.atLeast("time-limit in milliseconds", timeLimit.toMillis(), 1);
    Require.atMost("time-limit-seconds", timeLimit.toSeconds(), LONGEST_LIMIT.toSeconds());
    if (isolation == Isolation.CONTENDER && order != TrialOrder.BY_CONTENDER) {
      throw new IllegalArgumentException(
          "one JVM per contender needs order = \"by-contender\": a contender that waits for its"
              + " turn in a living JVM would disturb the others");
    }
    if (isolation == Isolation.CONTENDER) {
      requireSame(factors);
    }
    if (duel.isPresent()) {
      requireTwoInTurns(contenders, factors, order);
    }
    if (steady.isPresent()) {
      requireOwnJvm(isolation, duel);
    }
    if (crash.isPresent()) {
      requireOnlyCrashes(factors, isolation, warmups, duel.isPresent() || steady.isPresent());
    }
  }

  /// A plan that runs all of its repetitions, cold.
  public Plan(
      String name,
      String description,
      String workload,
      Settings parameters,
      List<Contender> contenders,
      List<Factor> factors,
      int repetitions,
      int warmups,
      Isolation isolation,
      TrialOrder order,
      WorkerJvm jvm,
      Duration timeLimit,
      long seed) {
    this(
        name,
        description,
        workload,
        parameters,
        contenders,
        factors,
        repetitions,
        warmups,
        isolation,
        order,
        jvm,
        timeLimit,
        seed,
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        List.of());
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
    return copy(parameters, contenders, words, repetitions, warmups, duel, steady, crash);
  }

  /// The same plan with other values of the workload's parameters.
  public Plan withParameters(Settings others) {
    return copy(others, contenders, description, repetitions, warmups, duel, steady, crash);
  }

  /// The same plan with so many rounds.
  public Plan withRounds(int counted, int before) {
    return copy(parameters, contenders, description, counted, before, duel, steady, crash);
  }

  /// The same plan, which ends when it is decided.
  public Plan withDuel(Duel rules) {
    return copy(
        parameters,
        contenders,
        description,
        repetitions,
        warmups,
        Optional.of(rules),
        steady,
        crash);
  }

  /// The same plan, whose trials go on until they are steady.
  public Plan withSteady(Steady rule) {
    return copy(
        parameters, contenders, description, repetitions, warmups, duel, Optional.of(rule), crash);
  }

  /// The same plan, whose trials crash otherwise.
  public Plan withCrash(Crash other) {
    return copy(
        parameters,
        contenders,
        description,
        repetitions,
        warmups,
        duel,
        steady,
        Optional.of(other));
  }

  /// The same plan with others taking part.
  ///
  /// @throws IllegalArgumentException when they can't
  public Plan withContenders(List<Contender> others) {
    return copy(parameters, others, description, repetitions, warmups, duel, steady, crash);
  }

  private Plan copy(
      Settings values,
      List<Contender> others,
      String words,
      int counted,
      int before,
      Optional<Duel> rules,
      Optional<Steady> rule,
      Optional<Crash> crashes) {
    return new Plan(
        name, words, workload, values, others, factors, counted, before, isolation, order, jvm,
        timeLimit, seed, rules, rule, crashes, optional);
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
    List<Settings> points = crash.map(Crash::points).orElse(List.of(Settings.NONE));
    for (Factor factor : factors) {
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
    return factors.stream().filter(each -> each.name().equals(wanted)).findFirst();
  }

  /// The workload's settings at each point, with its defaults where the plan names none.
  public Stream<Settings> settings(Workload of) {
    return points().stream().map(this::parameters).map(of::settings);
  }

  /// The workload's parameters at a point, as far as the plan names them.
  public Settings parameters(Settings levels) {
    return parameters
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
            .orElse(contender.heapMegabytes().orElse(jvm.heapMegabytes()));
    List<String> flags = Stream.concat(jvm.flags().stream(), contender.flags().stream()).toList();
    return new WorkerJvm(heap, jvm.collector(), flags);
  }

  /// How warm its trials are, in words.
  public String warmth() {
    return steady.map(it -> "steady, within " + it.atMost() + " iterations").orElse("cold");
  }

  /// All trials of the plan, warm-ups included.
  public int trialCount() {
    return crash
        .map(it -> contenders.size() * it.times().trials())
        .orElseGet(() -> (int) (pointCount(factors) * contenders.size() * (repetitions + warmups)));
  }
}
