package dynobench.cli;

import dynobench.files.FileTarget;
import dynobench.plan.Contender;
import dynobench.plan.Duel;
import dynobench.plan.Plan;
import dynobench.planfile.PlanFile;
import dynobench.planfile.PlanText;
import dynobench.session.DuelPlan;
import dynobench.session.RunProfiler;
import dynobench.table.DuelSummary;
import dynobench.toml.Problems;
import dynobench.workload.Workload;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Compares two contenders until the question is decided.
@Command(
    name = "duel",
    description = {
      "Compare two contenders in rounds until it is known whether the second is slower.",
      "",
      "Exit code: 0 not slower (than allowed), 3 slower, 4 not decided."
    })
final class DuelCommand extends CliCommand implements Callable<Integer> {
  private static final Pattern DECIDING = Pattern.compile("(?m)^deciding = .*\\R");

  private final CommandContext program;

  @Parameters(
      index = "0",
      paramLabel = "A",
      description =
          "the contender to compare B with: engine/mode, and after commas "
              + ContenderText.CONDITIONS
              + " for it alone",
      converter = ContenderText.class)
  @SuppressWarnings("NullAway.Init") // picocli requires it
  private Contender first;

  @Parameters(
      index = "1",
      paramLabel = "B",
      description = "the contender to compare with A; A itself tests Dynobench",
      converter = ContenderText.class)
  @SuppressWarnings("NullAway.Init") // picocli requires it
  private Contender second;

  @Option(
      names = "--workload",
      paramLabel = "NAME",
      description = "workload (default: phases; dynobench workloads lists them)")
  private Optional<String> workload = Optional.empty();

  @Option(
      names = "--deciding",
      paramLabel = "FIGURE",
      split = ",",
      description =
          "figures that decide: a phase for its time, or phase:figure, such as insert:cpu (default:"
              + " the time of every phase with more than one operation)")
  private List<String> deciding = new ArrayList<>();

  @Option(
      names = "--precision",
      paramLabel = "PERCENT",
      description =
          "continue until each ratio has this precision, such as 2%% (default: until a"
              + " verdict)",
      converter = PercentConverter.class)
  private @Nullable Double precision;

  @Option(
      names = "--allow",
      paramLabel = "PERCENT",
      description = "how much slower B may be, such as 3%% (default: 0%%)",
      converter = PercentConverter.class)
  private @Nullable Double allowed;

  @Option(
      names = "--at-most",
      paramLabel = "TIME",
      description = "start no round that would end later, such as 90s, 15m, 2h (default: 15m)",
      converter = TimeSpan.class)
  private Duration atMost = Duel.USUAL_MOST;

  @Option(
      names = "--relay",
      description =
          "run both at the same time and alternate slices of a phase: detects smaller differences"
              + " of the typical operation")
  private boolean relay;

  @Option(
      names = "--set",
      paramLabel = "KEY=VALUE",
      description = "replace a value of the plan, such as rows.sizes=[5000]; may be repeated")
  private List<String> overrides = new ArrayList<>();

  @Option(
      names = "--json",
      paramLabel = "FILE",
      description = "also write the result to FILE, for programs")
  private Optional<Path> json = Optional.empty();

  @Option(
      names = "--markdown",
      paramLabel = "FILE",
      description = "also append the result to FILE, for a build's page")
  private Optional<Path> markdown = Optional.empty();

  @Option(
      names = "--why",
      paramLabel = "ROUNDS",
      arity = "0..1",
      fallbackValue = ProfileExecution.USUAL_ROUNDS,
      description =
          "then run ROUNDS more rounds with a profiler, and explain the verdict (default: "
              + ProfileExecution.USUAL_ROUNDS
              + ")")
  private Optional<Integer> why = Optional.empty();

  @Mixin private MadePlanOptions options = new MadePlanOptions();

  DuelCommand(CommandContext program) {
    this.program = program;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    var problems = new Problems();
    var execution = new RunExecution(program, this, writer());
    Optional<Plan> plan = plan(problems);
    Stream.of(json, markdown)
        .flatMap(Optional::stream)
        .flatMap(file -> FileTarget.obstacle(file).stream())
        .forEach(text -> problems.add("", "", text));
    why.flatMap(RunProfiler::roundsObstacle).ifPresent(text -> problems.add("--why", "", text));
    if (json.isPresent() && json.map(FileTarget::full).equals(markdown.map(FileTarget::full))) {
      problems.add("", "", "--json and --markdown need separate files.");
    }
    if (plan.isEmpty() || !problems.isEmpty()) {
      return execution.refuse(problems);
    }
    Duel rules = plan.get().duel().orElseThrow();
    out("Deciding figures: %s".formatted(rules.decidingText()));
    return options.execute(
        execution,
        plan.get(),
        program,
        result -> {
          var summary = DuelSummary.of(result);
          if (json.isPresent()) {
            summary.writeJson(json.get());
            out("Wrote " + json.get());
          }
          if (markdown.isPresent()) {
            summary.addMarkdown(markdown.get());
            out("Added to " + markdown.get());
          }
          if (why.isPresent()) {
            new ProfileExecution(program, this, writer())
                .explain(result, why.get(), options.allowsFlags());
          }
        });
  }

  private Optional<Plan> plan(Problems problems) {
    var workloads = program.home().workloads();
    return WorkloadOption.find(workloads, workload, problems)
        .flatMap(
            known -> rules(known, problems).map(rules -> new DuelPlan(known, first, second, rules)))
        .flatMap(duel -> {
          if (duel.isOfOne()) {
            out("A and B are the same: this tests Dynobench, not an engine.");
          }
          String text = PlanText.of(duel.plan());
          if (deciding.isEmpty()) {
            text = DECIDING.matcher(text).replaceFirst(""); // the plan's own phases decide
          }
          return PlanFile.read("duel", text, overrides, workloads, problems);
        });
  }

  private Optional<Duel> rules(Workload known, Problems problems) {
    try {
      return DuelFigures.of(deciding, known, problems)
          .map(figures -> new Duel(figures, share(precision), share(allowed), atMost, relay));
    } catch (IllegalArgumentException e) {
      problems.add("", "--deciding", String.valueOf(e.getMessage()));
      return Optional.empty();
    }
  }

  private static OptionalDouble share(@Nullable Double given) {
    return given == null ? OptionalDouble.empty() : OptionalDouble.of(given);
  }
}
