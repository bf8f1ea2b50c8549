package dynobench.cli;

import dynobench.catalog.Availability;
import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.measure.Metric;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.PlannedContenders;
import dynobench.plan.PlannedWork;
import dynobench.plan.RoundCounts;
import dynobench.plan.TrialConditions;
import dynobench.plan.TrialIsolation;
import dynobench.plan.TrialOrder;
import dynobench.plan.WorkerJvm;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.run.Cancellation;
import dynobench.session.PlanRunner;
import dynobench.table.NumberText;
import dynobench.toml.Problems;
import dynobench.workload.Factor;
import dynobench.workload.Range;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Measures the size of a process with one empty table, for the first mode of each engine. The run
/// is stored like any other.
final class ProcessSizes {
  private static final String WORKLOAD = "phases";

  private static final WorkerJvm JVM = new WorkerJvm(256, WorkerJvm.Collector.SERIAL, List.of());
  private static final int ROUNDS = 5;
  private static final long SEED = 2005;

  private final CommandContext program;
  private final CliCommand command;
  private final PrintWriter terminal;

  ProcessSizes(CommandContext program, CliCommand command, PrintWriter terminal) {
    this.program = program;
    this.command = command;
    this.terminal = terminal;
  }

  /// Measures the engines that can run here, prints a table, and returns the exit code.
  int measure(List<Descriptor> engines, Catalog catalog) throws IOException, InterruptedException {
    var able = new ArrayList<Contender>();
    for (Descriptor each : engines) {
      Optional<String> obstacle = obstacle(each, catalog);
      obstacle.ifPresentOrElse(
          reason -> command.err(each.id() + " is left out: " + reason),
          () -> able.add(contender(each)));
    }
    if (able.isEmpty()) {
      return command.failed("No engine is left to measure.");
    }
    var execution = new RunExecution(program, command, terminal);
    var problems = new Problems();
    PlanRunner bench = execution.bench();
    Optional<PlanRunner.Checked> checked = bench.check(plan(able), catalog, problems);
    return checked.isEmpty() ? execution.refuse(problems) : run(bench, checked.get());
  }

  /// Returns why an engine cannot be measured here; empty if it can.
  private Optional<String> obstacle(Descriptor engine, Catalog catalog) {
    Workload workload = program.home().workloads().named(WORKLOAD).orElseThrow();
    return switch (catalog.availability(engine)) {
      case Availability.Missing(String reason) -> Optional.of(reason);
      case Availability.Fetchable _ ->
          Optional.of("fetch it with dynobench engines get " + engine.id());
      case Availability.Available _ -> engine.modes().getFirst().obstacle(workload);
    };
  }

  private static Contender contender(Descriptor engine) {
    return new Contender(engine.id(), engine.modes().getFirst().id(), new CommitStyle.Autocommit());
  }

  private static Plan plan(List<Contender> contenders) {
    return new Plan(
        "upkeep",
        "Size of a process with one empty table",
        new PlannedWork(
            WORKLOAD, Settings.NONE, List.of(new Factor("rows", Range.Listed.of(List.of(1L))))),
        new PlannedContenders(contenders),
        new RoundCounts(ROUNDS, 0),
        new TrialConditions(
            TrialIsolation.TRIAL, TrialOrder.INTERLEAVED, JVM, Duration.ofMinutes(2), SEED));
  }

  private int run(PlanRunner bench, PlanRunner.Checked checked)
      throws IOException, InterruptedException {
    var cancellation = new Cancellation();
    try (var _ = new InterruptHandler(cancellation)) {
      Path folder =
          bench.run(
              checked,
              new ProgressLine(terminal, CliCommand.isTerminal()),
              command::out,
              cancellation);
      RunResult result = command.runs().reader(folder).result();
      print(result);
      command.out("Saved in " + folder);
      return ExitCode.of(result);
    }
  }

  private void print(RunResult result) {
    var table =
        new TextTable(
            "mode", "version", ">above an empty worker", ">lowest", ">highest", ">process");
    for (Measurement added : result.measurements(created(result), Metric.RESIDENT_ADDED)) {
      List<Double> all = added.summary().observations();
      table.add(
          added.series().contender().use(),
          added.series().version(),
          size(added.summary().median()),
          size(all.stream().mapToDouble(it -> it).min().orElseThrow()),
          size(all.stream().mapToDouble(it -> it).max().orElseThrow()),
          whole(result, added));
    }
    command.out("");
    command.outFitted(table);
    command.out("");
    command.outWrapped(
        "",
        "Resident memory of a process with one empty table: medians of %d processes, each with a heap of %d MB and the %s collector, less what the same process held before it loaded the engine."
            .formatted(
                ROUNDS, JVM.heapMegabytes(), JVM.collector().name().toLowerCase(Locale.ROOT)));
  }

  /// Returns the phase at whose end one empty table exists, which is the workload's first.
  private static String created(RunResult result) {
    return result.workload().phases().getFirst().id();
  }

  private static String whole(RunResult result, Measurement added) {
    return result.measurements(created(result), Metric.RESIDENT).stream()
        .filter(each -> each.series().equals(added.series()))
        .map(each -> size(each.summary().median()))
        .findFirst()
        .orElse("");
  }

  private static String size(double bytes) {
    return NumberText.measured(bytes, Metric.RESIDENT.unit());
  }
}
