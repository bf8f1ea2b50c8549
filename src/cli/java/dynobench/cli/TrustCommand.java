package dynobench.cli;

import dynobench.comparison.ScoreLine;
import dynobench.comparison.ScoreWords;
import dynobench.event.RunEvent;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Duel;
import dynobench.plan.PercentFormat;
import dynobench.run.Cancellation;
import dynobench.selftest.SelfTestRuns;
import dynobench.selftest.TrustCheck;
import dynobench.selftest.WhyCheck;
import dynobench.session.PlanRunner;
import dynobench.stats.ConfidenceInterval;
import dynobench.stats.DrawnDuels;
import dynobench.stats.InterimLooks;
import dynobench.store.Workspace;
import dynobench.toml.Problems;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Tests whether Dynobench's verdicts are right on this machine: duels of a contender with itself,
/// and with itself slowed down.
@Command(
    name = "trust",
    description =
        "Test Dynobench on this machine: a contender against itself and against itself slowed down,"
            + " and the share of correct verdicts.")
final class TrustCommand extends CliCommand implements Callable<Integer> {
  private static final String HOW_DRAWN =
      "Drawn duels consist of measured rounds, drawn with replacement. If the contender runs"
          + " against itself, sides are exchanged at random, so every difference found is false.";

  private final CommandContext program;

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "CONTENDER",
      description = "contender to compare with itself (default: hsqldb/mem)",
      converter = ContenderText.class)
  private Contender contender = new Contender("hsqldb", "mem", new CommitStyle.Autocommit());

  @Option(names = "--workload", paramLabel = "NAME", description = "workload (default: phases)")
  private Optional<String> workload = Optional.empty();

  @Option(
      names = "--deciding",
      paramLabel = "FIGURE",
      split = ",",
      description = "figures that decide, as in dynobench duel")
  private List<String> deciding = new ArrayList<>();

  @Option(
      names = "--slowed",
      paramLabel = "PERCENT",
      split = ",",
      description = "how much the second one is slowed down (default: 3%%,5%%,10%%)",
      converter = PercentConverter.class)
  private List<Double> slowed = new ArrayList<>(List.of(0.03, 0.05, 0.10));

  @Option(
      names = "--rounds",
      paramLabel = "N",
      description = "rounds of each, at least 10 (default: ${DEFAULT-VALUE})")
  private int rounds = 40;

  @Option(
      names = "--at-most",
      paramLabel = "TIME",
      description = "maximum total time, such as 20m (default: 20m)",
      converter = TimeSpan.class)
  private Duration most = Duration.ofMinutes(20);

  @Option(names = "--relay", description = "by relay instead of whole trials")
  private boolean relay;

  @Option(
      names = "--why",
      paramLabel = "PROFILES",
      arity = "0..1",
      fallbackValue = "20",
      description =
          "test the explanations instead: PROFILES profiles with a delay in one method of the"
              + " driver, and as many of the contender against itself (default: 20)")
  private Optional<Integer> why = Optional.empty();

  @Option(
      names = "--set",
      paramLabel = "KEY=VALUE",
      description = "replace a value of the plans, such as rows.sizes=[5000]; may be repeated")
  private List<String> overrides = new ArrayList<>();

  @Option(
      names = "--allow-flags",
      description = "permit the JVM flags of the plans and descriptors, as in dynobench run")
  private boolean allowFlags;

  TrustCommand(CommandContext program) {
    this.program = program;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    int fewest = InterimLooks.next(0).orElseThrow();
    if (rounds < fewest || rounds > InterimLooks.MOST) {
      return usage(
          "--rounds must lie between %d and %d, not be %d"
              .formatted(fewest, InterimLooks.MOST, rounds));
    }
    var problems = new Problems();
    if (why.isPresent()) {
      return callWhy(why.get(), problems);
    }
    Optional<TrustCheck.Test> test = test(problems);
    if (test.isEmpty()) {
      return new RunExecution(program, this, writer()).refuse(problems);
    }
    var cancellation = new Cancellation();
    try (var _ = new InterruptHandler(cancellation)) {
      return run(test.get(), cancellation, problems);
    }
  }

  private int callWhy(int profiles, Problems problems) throws IOException, InterruptedException {
    if (profiles < 1 || profiles > WhyTrust.MOST_PROFILES) {
      return usage(
          "--why must lie between 1 and %d, not be %d".formatted(WhyTrust.MOST_PROFILES, profiles));
    }
    var trust = new WhyTrust(program, this, writer(), progress(), allowFlags);
    Optional<WhyCheck.Test> test =
        WorkloadOption.find(program.home().workloads(), workload, problems)
            .flatMap(known ->
                DuelFigures.of(deciding, known, problems)
                    .map(figures -> new WhyCheck.Test(known, contender, figures, profiles)));
    return test.isPresent()
        ? trust.run(test.get(), overrides, problems)
        : new RunExecution(program, this, writer()).refuse(problems);
  }

  private int run(TrustCheck.Test test, Cancellation cancellation, Problems problems)
      throws IOException, InterruptedException {
    out(
        "%s against itself, and slowed down by %s; deciding figures: %s"
            .formatted(
                test.contender(),
                String.join(
                    ", ",
                    test.slowed().stream()
                        .filter(it -> it > 0)
                        .map(PercentFormat::format)
                        .toList()),
                String.join(", ", test.deciding().stream().map(Duel.PhaseMetric::text).toList())));
    var workspace = new Workspace(workspace(), program.clock(), summaries());
    var bench = new PlanRunner(program.home(), workspace, program.clock(), program.version());
    var trust =
        new TrustCheck(
            new SelfTestRuns(
                bench,
                program.catalog(),
                program.home().workloads(),
                progress(),
                this::out,
                cancellation));
    Map<Double, PlanRunner.Checked> plans = permitted(test, trust, bench, problems);
    if (!problems.isEmpty()) {
      return new RunExecution(program, this, writer()).refuse(problems);
    }
    for (Map.Entry<Double, PlanRunner.Checked> each : plans.entrySet()) {
      report(trust.measure(each.getValue(), each.getKey()));
      if (cancellation.isRequested()) {
        out("");
        out("Stopped before the end: the rounds so far are too few for conclusions.");
        return ExitCode.CANCELLED;
      }
    }
    out("");
    out(HOW_DRAWN);
    return ExitCode.OK;
  }

  /// Returns the checked plan of each share. Problems are added if a plan cannot run, or lacks a
  /// permission.
  private Map<Double, PlanRunner.Checked> permitted(
      TrustCheck.Test test, TrustCheck trust, PlanRunner bench, Problems problems) {
    var execution = new RunExecution(program, this, writer());
    var plans = new LinkedHashMap<Double, PlanRunner.Checked>();
    for (double share : test.slowed()) {
      if (problems.isEmpty()) {
        trust
            .check(test, share, overrides, problems)
            .ifPresent(it -> {
              execution.requirePermissions(it, bench.permissions(), allowFlags, problems);
              plans.put(share, it);
            });
      }
    }
    return plans;
  }

  private Consumer<RunEvent> progress() {
    return isTerminal() ? new ProgressLine(writer(), true) : _ -> {};
  }

  private void report(TrustCheck.CheckResult found) {
    out("");
    out(
        "%s: %s, run %s"
            .formatted(
                found.slowed() == 0
                    ? "AGAINST ITSELF"
                    : "SLOWED BY " + PercentFormat.format(found.slowed()),
                new ScoreWords(found.run(), found.score()).rounds(),
                found.run().id()));
    for (ScoreLine line : found.score().lines()) {
      out("  " + ratio(found, line));
    }
    boolean itself = found.slowed() == 0;
    out(
        found
            .found()
            .map(rounds ->
                "  this duel: %s after %d rounds"
                    .formatted(itself ? "a false difference" : "found", rounds))
            .orElse("  this duel: " + (itself ? "no false difference" : "not found")));
    if (found.score().completed() < rounds) {
      out(
          "  cut short: %,d of %,d rounds; raise --at-most"
              .formatted(found.score().completed(), rounds));
    }
    found
        .drawn()
        .filter(_ -> found.score().rounds() >= found.score().firstLook())
        .ifPresentOrElse(
            drawn -> out("  " + (itself ? wrong(drawn) : right(drawn))),
            () ->
                out(
                    "  no duels are drawn from fewer than %,d rounds"
                        .formatted(found.score().firstLook())));
  }

  private static String ratio(TrustCheck.CheckResult found, ScoreLine line) {
    var words = new ScoreWords(found.run(), found.score());
    return "%s: ratio %s"
        .formatted(
            words.figure(line),
            line.all()
                .interval(ConfidenceInterval.USUAL_CONFIDENCE)
                .map(it ->
                    String.format(
                        Locale.ROOT,
                        "%.3f (%.3f – %.3f, %.0f %%); rounds spread by about ± %.0f %%",
                        line.all().estimate(),
                        it.low(),
                        it.high(),
                        it.confidence() * 100,
                        100 * Math.expm1(line.all().spread())))
                .orElse("not known"));
  }

  private static String wrong(DrawnDuels drawn) {
    return String.format(
        Locale.ROOT,
        "drawn duels of %d rounds: %,d of %,d found a difference (%.1f %%; 5 %% are allowed)",
        TrustCheck.MANY_ROUNDS,
        Math.round(drawn.shareWithDifference() * drawn.ends().size()),
        drawn.ends().size(),
        drawn.shareWithDifference() * 100);
  }

  private static String right(DrawnDuels drawn) {
    String half =
        drawn.medianRounds().isPresent()
            ? "half of them by round " + drawn.medianRounds().getAsInt()
            : "in fewer than half of them";
    return String.format(
        Locale.ROOT,
        "drawn duels: found within %d rounds in %.0f %%, within %d in %.0f %%; %s",
        TrustCheck.FEW_ROUNDS,
        drawn.foundWithin(TrustCheck.FEW_ROUNDS) * 100,
        TrustCheck.MANY_ROUNDS,
        drawn.foundWithin(TrustCheck.MANY_ROUNDS) * 100,
        half);
  }

  private Optional<TrustCheck.Test> test(Problems problems) {
    return WorkloadOption.find(program.home().workloads(), workload, problems)
        .flatMap(known ->
            DuelFigures.of(deciding, known, problems)
                .map(figures ->
                    new TrustCheck.Test(
                        known,
                        contender,
                        figures,
                        Stream.concat(Stream.of(0.0), slowed.stream()).toList(),
                        rounds,
                        most,
                        relay)));
  }
}
