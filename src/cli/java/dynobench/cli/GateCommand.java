package dynobench.cli;

import dynobench.files.FileTarget;
import dynobench.plan.Contender;
import dynobench.plan.GateRules;
import dynobench.plan.Plan;
import dynobench.planfile.PlanKeys;
import dynobench.report.GateSummary;
import dynobench.result.RunResult;
import dynobench.session.GatePlan;
import dynobench.session.StoredBaseline;
import dynobench.toml.Problems;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Compares a candidate with a baseline in all figures of a plan, for a build.
@Command(
    name = "gate",
    description = {
      "Check that a new version is no slower than a baseline, in all phases of a plan.",
      "",
      "All figures share one error budget: at most 1 of 20 unchanged versions is called slower.",
      "A side is an engine with a mode (hsqldb@2.6.1/cached), or without one for all modes of the"
          + " plan. A version is a known one, or the path of a jar: h2@path:build/h2.jar/file.",
      "",
      "Exit code: 0 not slower (than allowed), 1 no complete round, 3 slower, 4 not decided."
    })
final class GateCommand extends CliCommand implements Callable<Integer> {
  private final CommandContext program;

  @Mixin private PlanSource source = new PlanSource();

  @Option(
      names = "--baseline",
      paramLabel = "SIDE",
      description =
          "what the candidate is compared with (default: the version that a stored run measured, if"
              + " PLAN is the folder of a run)",
      converter = GateSideText.class)
  private Optional<GatePlan.Side> baseline = Optional.empty();

  @Option(
      names = "--candidate",
      paramLabel = "SIDE",
      required = true,
      description = "the version to check; the baseline itself tests Dynobench",
      converter = GateSideText.class)
  @SuppressWarnings("NullAway.Init") // picocli requires it
  private GatePlan.Side candidate;

  @Option(
      names = "--allow",
      paramLabel = "PERCENT",
      description = "how much slower the candidate may be, such as 3%% (default: 0%%)",
      converter = PercentConverter.class)
  private double allowed;

  @Option(
      names = "--at-most",
      paramLabel = "TIME",
      description = "start no round that would end later, such as 90s, 15m, 2h (default: 20m)",
      converter = TimeSpan.class)
  private Duration atMost = GateRules.USUAL_MOST;

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "also write the result to FILE, for programs")
  private Optional<Path> json = Optional.empty();

  @Option(
      names = "--junit",
      paramLabel = "FILE",
      description = "also write the result to FILE as JUnit's XML, for a build server")
  private Optional<Path> junit = Optional.empty();

  @Option(
      names = "--markdown",
      paramLabel = "FILE",
      description = "also append the result to FILE, for a build's page, with a picture beside it")
  private Optional<Path> markdown = Optional.empty();

  @Option(names = "--get", description = "first fetch missing versions, without asking")
  private boolean get;

  @Mixin private MadePlanOptions options = new MadePlanOptions();

  GateCommand(CommandContext program) {
    this.program = program;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    var problems = new Problems();
    var execution = new RunExecution(program, this, writer());
    Optional<Plan> plan = plan(problems);
    List<Path> files = Stream.of(json, junit, markdown).flatMap(Optional::stream).toList();
    files.forEach(file -> FileTarget.obstacle(file).ifPresent(it -> problems.add("", "", it)));
    if (files.stream().map(FileTarget::full).distinct().count() < files.size()) {
      problems.add("", "", "--json, --junit and --markdown need separate files.");
    }
    if (plan.isEmpty() || !problems.isEmpty()) {
      return execution.refuse(problems);
    }
    execution.fetch(plan.get(), program.catalog(), get);
    return options.execute(execution, plan.get(), program, this::write);
  }

  private Optional<Plan> plan(Problems problems) {
    return source
        .read(program.home().workloads(), problems)
        .flatMap(written ->
            baseline.or(() -> stored(problems)).flatMap(it -> plan(written.plan(), it, problems)));
  }

  /// Returns the baseline that the run measured whose folder is the plan.
  private Optional<GatePlan.Side> stored(Problems problems) {
    Optional<Path> run = source.folder();
    if (run.isEmpty()) {
      problems.add("", "", "Name the --baseline, or as PLAN the folder of a stored run.");
      return Optional.empty();
    }
    return StoredBaseline.find(
        new StoredRuns(this).open(run.get().toString()),
        Contender.familyOf(candidate.engine()),
        program.catalog(),
        problems);
  }

  private Optional<Plan> plan(Plan base, GatePlan.Side baseline, Problems problems) {
    var gate = new GatePlan(base, baseline, candidate, new GateRules(allowed), atMost);
    if (gate.pairs().isEmpty()) {
      problems.add(
          "",
          PlanKeys.CONTENDERS.name(),
          "the plan has no contender of %s: name a mode, such as --baseline %s/MODE"
              .formatted(baseline.engine(), baseline.engine()));
      return Optional.empty();
    }
    if (gate.isOfOne()) {
      out("Baseline and candidate are the same: this tests Dynobench, not an engine.");
    }
    try {
      return Optional.of(gate.plan());
    } catch (IllegalArgumentException e) {
      problems.add("", "", String.valueOf(e.getMessage()));
      return Optional.empty();
    }
  }

  private void write(RunResult result) throws IOException {
    var summary = GateSummary.of(result);
    if (json.isPresent()) {
      summary.writeJson(json.get());
      out("Wrote " + json.get());
    }
    if (junit.isPresent()) {
      summary.writeJunit(junit.get());
      out("Wrote " + junit.get());
    }
    if (markdown.isPresent()) {
      summary.addMarkdown(markdown.get());
      out("Added to " + markdown.get());
    }
  }
}
