package dynobench.cli;

import dynobench.catalog.Catalog;
import dynobench.files.FileTarget;
import dynobench.plan.Plan;
import dynobench.session.RunProfiler;
import dynobench.table.CsvFile;
import dynobench.table.FormulaHandling;
import dynobench.toml.Problems;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// Runs a preset, a plan file or a workload.
@Command(
    name = "run",
    description = "Run a preset, a plan file or a workload, and print the results.")
final class RunCommand extends CliCommand implements Callable<Integer> {
  private final CommandContext program;

  @Mixin private final PlanSource source = new PlanSource();

  @Option(
      names = "--on",
      paramLabel = "ENGINE/MODE",
      split = ",",
      description =
          "run these engines and modes instead of the plan's, such as h2/file,hsqldb/cached;"
              + " required for a workload")
  private List<String> contenders = List.of();

  @Option(names = "--csv", paramLabel = "FILE", description = "also write all figures to FILE")
  private Optional<Path> csv = Optional.empty();

  @Option(
      names = "--raw",
      description = "CSV: do not escape texts that a spreadsheet would read as formulas")
  private boolean raw;

  @Option(names = "--check", description = "only check the plan and print its size; run nothing")
  private boolean checkOnly;

  @Option(
      names = "--allow-flags",
      description =
          "permit the JVM flags of plan and descriptors that can run commands, load code or write"
              + " files; needed once for the same flags")
  private boolean allowFlags;

  @Option(
      names = "--profile",
      paramLabel = "ROUNDS",
      arity = "0..1",
      fallbackValue = ProfileExecution.USUAL_ROUNDS,
      description =
          "then run ROUNDS more rounds with a profiler, and explain the verdicts (default: "
              + ProfileExecution.USUAL_ROUNDS
              + ")")
  private Optional<Integer> profile = Optional.empty();

  @Option(names = "--get", description = "fetch missing versions of engines without asking")
  private boolean get;

  @Mixin private ShardOptions shard = new ShardOptions();

  RunCommand(CommandContext program) {
    this.program = program;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    var problems = new Problems();
    var execution = shard.execution(program, this);
    source.contenders(contenders);
    Optional<Plan> plan =
        source.read(program.home().workloads(), problems).map(PlanSource.Written::plan);
    shard.problem().ifPresent(text -> problems.add("--node", "", text));
    profile
        .flatMap(RunProfiler::roundsObstacle)
        .ifPresent(text -> problems.add("--profile", "", text));
    csv.flatMap(FileTarget::obstacle).ifPresent(text -> problems.add("--csv", "", text));
    if (plan.isEmpty() || !problems.isEmpty()) {
      return execution.refuse(problems);
    }
    if (checkOnly) {
      return execution.check(plan.get(), program.catalog());
    }
    Catalog catalog = program.catalog();
    execution.fetch(plan.get(), catalog, get);
    return execution.run(
        plan.get(),
        catalog,
        allowFlags,
        result -> {
          if (csv.isPresent()) {
            CsvFile.writeLong(result, csv.get(), FormulaHandling.when(raw));
            out("Wrote " + csv.get());
          }
          if (profile.isPresent()) {
            new ProfileExecution(program, this, writer())
                .explain(result, profile.get(), allowFlags);
          }
        });
  }
}
