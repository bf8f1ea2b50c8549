package dynobench.cli;

import dynobench.choice.ChoiceQuestion;
import dynobench.choice.ChosenPlan;
import dynobench.choice.EngineChoice;
import dynobench.choice.SurvivalNeed;
import dynobench.estimate.DurationText;
import dynobench.estimate.PastTrials;
import dynobench.files.AtomicFile;
import dynobench.files.FileTarget;
import dynobench.plan.WorkerJvm;
import dynobench.planfile.PlanText;
import dynobench.toml.Problems;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Measures the bundled engines that meet a developer's need, within a time. With `--save` it only
/// writes the plan to a file.
@Command(
    name = "choose",
    description = {
      "Which engine is fastest? Measures the bundled engines that meet your need, within a time.",
      "",
      "It chooses modes, commit style and rounds, and says what it leaves out."
    })
final class ChooseCommand extends CliCommand implements Callable<Integer> {
  private final CommandContext program;

  @Option(
      names = "--rows",
      paramLabel = "N",
      description = "rows of your application (default: ${DEFAULT-VALUE})",
      defaultValue = "10000")
  private long rows;

  @Option(
      names = "--heap",
      paramLabel = "SIZE",
      description = "heap of your application, such as 512m or 2g (default: ${DEFAULT-VALUE})",
      defaultValue = "512m")
  private String heap = "";

  @Option(
      names = "--survive",
      paramLabel = "EVENT",
      description =
          "event that committed rows must survive: power-cut, kill, close or nothing (default:"
              + " power-cut)",
      converter = SurvivalNeedConverter.class)
  private SurvivalNeed need = SurvivalNeed.POWER_CUT;

  @Option(
      names = "--time",
      paramLabel = "TIME",
      description = "time for the measurement, such as 90s, 10m, 1h (default: 10m)",
      converter = TimeSpan.class)
  private Duration time = Duration.ofMinutes(10);

  @Option(
      names = "--save",
      paramLabel = "FILE",
      description = "write the plan to FILE instead of running it")
  private Optional<Path> file = Optional.empty();

  @Mixin private MadePlanOptions options = new MadePlanOptions();

  ChooseCommand(CommandContext program) {
    this.program = program;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    var problems = new Problems();
    var execution = new RunExecution(program, this, writer());
    Optional<ChoiceQuestion> question = question(problems);
    if (question.isEmpty()) {
      return execution.refuse(problems);
    }
    var choice =
        new EngineChoice(
            program.catalog(), program.home().workloads().standard(), PastTrials.of(runs()));
    Optional<ChosenPlan> chosen = choice.plan(question.get());
    if (chosen.isEmpty()) {
      err(need.shortage(heap) + " Choose another need, fewer rows or a larger heap.");
      return ExitCode.USAGE;
    }
    print(chosen.get());
    if (file.isPresent()) {
      AtomicFile.write(file.get(), PlanText.of(chosen.get().plan()));
      out("Wrote %s. Run it: dynobench run %s".formatted(file.get(), file.get()));
      return ExitCode.OK;
    }
    return options.execute(execution, chosen.get().plan(), program, _ -> {});
  }

  private Optional<ChoiceQuestion> question(Problems problems) {
    file.flatMap(FileTarget::obstacle).ifPresent(text -> problems.add("", "--save", text));
    try {
      var question = new ChoiceQuestion(rows, WorkerJvm.parseHeap(heap), need, time);
      return problems.isEmpty() ? Optional.of(question) : Optional.empty();
    } catch (IllegalArgumentException e) {
      problems.add("", "", String.valueOf(e.getMessage()));
      return Optional.empty();
    }
  }

  private void print(ChosenPlan chosen) {
    out(chosen.plan().description());
    chosen.plan().contenders().forEach(each -> out("  " + each));
    out(
        "%,d rounds, about %s, at most %s."
            .formatted(
                chosen.plan().repetitions(),
                DurationText.format(chosen.estimate()),
                DurationText.format(time)));
    chosen.notes().forEach(note -> outWrapped("  ", note));
    if (!chosen.leftOut().isEmpty()) {
      out("Left out:");
      chosen.leftOut().forEach(each -> outWrapped("  ", each.sentence()));
    }
    out("");
  }
}
