package dynobench.cli;

import dynobench.catalog.Catalog;
import dynobench.catalog.Mode;
import dynobench.files.FileTarget;
import dynobench.lab.UpgradePlan;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.planfile.PlanFile;
import dynobench.planfile.PlanText;
import dynobench.result.RunResult;
import dynobench.result.UpgradeResult;
import dynobench.result.UpgradeVerdict;
import dynobench.table.CsvFile;
import dynobench.table.FormulaHandling;
import dynobench.toml.Problems;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Tests which version of an engine opens the files of which other version.
@Command(
    name = "upgrade",
    description = {
      "Test which version of an engine opens the files of which other version, and whether all"
          + " data are the same.",
      "Exit code 0: no pair of versions changes data. 3: a pair does."
    })
final class UpgradeCommand extends CliCommand implements Callable<Integer> {
  private final CommandContext program;

  @Parameters(
      arity = "1",
      paramLabel = "ENGINE",
      description = "an engine's id, such as hsqldb, or engine/mode")
  private String engine = "";

  @Option(
      names = "--from",
      paramLabel = "VERSION",
      description = "a version that makes files; may be repeated (default: all versions)")
  private List<String> from = new ArrayList<>();

  @Option(
      names = "--to",
      paramLabel = "VERSION",
      description = "a version that opens files; may be repeated (default: all versions)")
  private List<String> to = new ArrayList<>();

  @Option(
      names = "--csv",
      paramLabel = "FILE",
      description = "also write a row for each pair of versions to FILE")
  private Optional<Path> csv = Optional.empty();

  @Option(names = "--raw", description = "with --csv: write texts as they are, even formulas")
  private boolean raw;

  @Option(
      names = "--set",
      paramLabel = "KEY=VALUE",
      description = "replace a value of the plan, such as jvm.heap=1g; may be repeated")
  private List<String> overrides = new ArrayList<>();

  @Mixin private MadePlanOptions options = new MadePlanOptions();

  private boolean isChanged;

  UpgradeCommand(CommandContext program) {
    this.program = program;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    var problems = new Problems();
    var execution = new RunExecution(program, this, writer());
    csv.flatMap(FileTarget::obstacle).ifPresent(text -> problems.add("--csv", "", text));
    Optional<Plan> plan = plan(problems);
    if (plan.isEmpty() || !problems.isEmpty()) {
      return execution.refuse(problems);
    }
    int code = options.execute(execution, plan.get(), program, this::finish);
    return isChanged && code == ExitCode.OK ? ExitCode.BROKEN : code;
  }

  private void finish(RunResult run) throws IOException {
    isChanged =
        UpgradeResult.of(run).stream().anyMatch(each -> each.verdict() == UpgradeVerdict.CHANGES);
    if (csv.isPresent()) {
      CsvFile.writeLong(run, csv.get(), FormulaHandling.when(raw));
      out("Wrote " + csv.get());
    }
  }

  private Optional<Plan> plan(Problems problems) {
    try {
      String[] parts = engine.split("/", 2);
      String family = parts[0];
      if (!Contender.isId(family) || catalog().versions(family).isEmpty()) {
        problems.add("", "", EngineNames.unknownMessage(family, catalog()));
        return Optional.empty();
      }
      Plan plan =
          UpgradePlan.of(catalog(), family, parts.length > 1 ? parts[1] : mode(family), from, to);
      return PlanFile.read(
          "upgrade", PlanText.of(plan), overrides, program.home().workloads(), problems);
    } catch (IllegalArgumentException e) {
      problems.add("", "", String.valueOf(e.getMessage()));
      return Optional.empty();
    }
  }

  private String mode(String family) {
    return UpgradePlan.usualMode(catalog(), family)
        .map(Mode::id)
        .orElseThrow(() ->
            new IllegalArgumentException(family + " has no mode that keeps its data in files"));
  }

  private Catalog catalog() {
    return program.catalog();
  }
}
