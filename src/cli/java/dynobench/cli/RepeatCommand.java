package dynobench.cli;

import dynobench.comparison.RepeatedRatios;
import dynobench.comparison.RepeatedRatios.RepeatedRatio;
import dynobench.files.FolderTree;
import dynobench.plan.Plan;
import dynobench.planfile.PlanKeys;
import dynobench.result.RunResult;
import dynobench.result.RunState;
import dynobench.runfile.RunFile;
import dynobench.runfile.RunFileSummary;
import dynobench.runfile.RunOrigin;
import dynobench.session.RepeatPlan;
import dynobench.stats.ConfidenceInterval;
import dynobench.table.NumberText;
import dynobench.toml.Problems;
import dynobench.workload.OwnRecording;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Repeats the run of a result file on this machine, and compares the ratios.
@Command(
    name = "repeat",
    description = {
      "Repeat the run of a result file on this machine, and compare the ratios of its contenders.",
      "",
      "The plan and the versions are those of the file. Times of two machines differ; ratios should"
          + " not, within their intervals.",
      "",
      "Exit code: 0 no ratio contradicts the file, and at least one agrees; 3 a ratio contradicts"
          + " it; 4 too few rounds to tell; 2 the run cannot be repeated here."
    })
final class RepeatCommand extends CliCommand implements Callable<Integer> {
  private final CommandContext program;

  @Parameters(index = "0", paramLabel = "FILE", description = "a result file (.dynorun)")
  private Path file = Path.of("");

  @Option(names = "--get", description = "first fetch missing versions, without asking")
  private boolean get;

  @Mixin private MadePlanOptions options = new MadePlanOptions();

  RepeatCommand(CommandContext program) {
    this.program = program;
  }

  @Override
  public Integer call() throws IOException, InterruptedException {
    RunFile packed = RunFile.open(file);
    Path folder = Files.createTempDirectory("dynorun");
    try {
      packed.unpackInto(folder);
      return repeat(packed, folder);
    } finally {
      FolderTree.delete(folder);
    }
  }

  private int repeat(RunFile packed, Path folder) throws IOException, InterruptedException {
    var problems = new Problems();
    RunResult first = runs().reader(folder).result();
    var execution = new RunExecution(program, this, writer());
    Optional<Plan> plan =
        RepeatPlan.of(first, program.catalog(), problems).map(it -> withRecording(it, folder));
    plan.ifPresent(it -> requireOwnFiles(it, folder, problems));
    requireSameWorkload(first.workload(), problems);
    if (problems.isEmpty() && !RepeatedRatios.isPossibleFor(first)) {
      problems.add(
          "", "", "The run has no ratios: it needs two contenders whose times are compared.");
    }
    if (plan.isEmpty() || !problems.isEmpty()) {
      return execution.refuse(problems);
    }
    execution.fetch(plan.get(), program.catalog(), get);
    if (options.checksOnly()) {
      return execution.check(plan.get(), program.catalog());
    }
    Optional<RunResult> repetition =
        execution.measure(plan.get(), program.catalog(), options.allowsFlags());
    if (repetition.isEmpty()) {
      return ExitCode.USAGE;
    }
    Optional<Path> stored = runs().named(repetition.get().id());
    if (stored.isPresent()) {
      RunOrigin.write(stored.get(), packed.digest());
    }
    if (repetition.get().state() == RunState.CANCELLED) {
      return ExitCode.CANCELLED;
    }
    if (!RunFileSummary.of(first).isOfSameWork(RunFileSummary.of(repetition.get()))) {
      err("Note: A jar differs from that of the file, so a site does not count this repetition.");
    }
    return compare(first, repetition.get());
  }

  /// Replays the recording in the file, if there is one.
  private static Plan withRecording(Plan plan, Path folder) {
    return plan.withParameters(
        OwnRecording.movedInto(folder.resolve("recording"), plan.parameters()));
  }

  /// Refuses a workload that does other work here than the one that was measured.
  private void requireSameWorkload(Workload measured, Problems problems) {
    Workloads known = program.home().workloads();
    Optional<Workload> here = known.named(measured.id());
    if (here.filter(measured::isPartOf).isEmpty()) {
      problems.add(
          "",
          PlanKeys.WORKLOAD.name(),
          here.isEmpty()
              ? known.unknownMessage(measured.id())
              : "%s was measured as another workload than the one of that name here"
                  .formatted(measured.id()));
    }
  }

  /// Refuses a plan that reads files of this machine, which the other person has chosen.
  private static void requireOwnFiles(Plan plan, Path folder, Problems problems) {
    for (String key : OwnRecording.FILES) {
      plan.parameters()
          .get(key)
          .filter(it -> !it.isEmpty() && !it.startsWith(folder.toString()))
          .ifPresent(it -> problems.add("", key, it + " is not in the result file"));
    }
  }

  private int compare(RunResult first, RunResult repetition) {
    var ratios = RepeatedRatios.of(first, repetition);
    if (ratios.ratios().isEmpty()) {
      return failed(
          "There are no ratios to compare: a run needs two contenders that completed a round.");
    }
    var table =
        new TextTable("figure", "contender", ">in the file", ">expected", ">here", "agrees");
    ratios.ratios().forEach(it -> add(table, first, it));
    outFitted(table);
    out(
        "Ratios to %s: %d of %s agree. Expected: where the ratio lies if only chance differs."
            .formatted(
                ratios.ratios().getFirst().base(),
                ratios.agreeing(),
                NumberText.counted(ratios.ratios().size(), "ratio")));
    if (ratios.isContradicted()) {
      return ExitCode.SLOWER;
    }
    return ratios.agreeing() == 0 ? ExitCode.OPEN : ExitCode.OK;
  }

  private static void add(TextTable table, RunResult run, RepeatedRatio it) {
    table.add(
        it.figure().title(run.workload()),
        it.other().toString(),
        NumberText.figure(it.first()),
        it.expected().map(RepeatCommand::range).orElse("–"),
        NumberText.figure(it.repeated()),
        it.agrees().map(agrees -> agrees ? "yes" : "no").orElse("too few rounds"));
  }

  private static String range(ConfidenceInterval it) {
    return String.format(Locale.ROOT, "%.2f–%.2f", it.low(), it.high());
  }
}
