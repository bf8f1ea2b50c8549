package dynobench.cli;

import dynobench.catalog.Catalog;
import dynobench.estimate.DurationText;
import dynobench.estimate.RunProgress;
import dynobench.event.RunEvent;
import dynobench.files.IoErrorText;
import dynobench.plan.Plan;
import dynobench.preflight.PermissionRequest;
import dynobench.preflight.PlanLoad;
import dynobench.result.RunResult;
import dynobench.run.Cancellation;
import dynobench.run.NodeShard;
import dynobench.session.Permissions;
import dynobench.session.PlanRunner;
import dynobench.session.RoundsAddition;
import dynobench.store.RunLogException;
import dynobench.store.RunStore;
import dynobench.store.Workspace;
import dynobench.store.WorkspaceException;
import dynobench.table.NumberText;
import dynobench.toml.Problems;
import dynobench.warning.ResultWarnings;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/// Runs a plan from the command line: problems, progress, final tables, exit code.
final class RunExecution {
  private static final String PERMIT =
      "Such flags and statements can run commands, load code or write files. Read them, and add"
          + " --allow-flags to permit exactly these flags and statements.";

  private static final String PERMITTED =
      "You have permitted exactly these flags and statements before.";

  private final CommandContext program;
  private final CliCommand command;
  private final PrintWriter terminal;
  private final Optional<NodeShard> part;
  private final Optional<Path> into;

  RunExecution(CommandContext program, CliCommand command, PrintWriter terminal) {
    this(program, command, terminal, Optional.empty(), Optional.empty());
  }

  /// @param part shard to run; empty for the whole plan
  /// @param into folder that stores the run, instead of the workspace
  RunExecution(
      CommandContext program,
      CliCommand command,
      PrintWriter terminal,
      Optional<NodeShard> part,
      Optional<Path> into) {
    this.part = part;
    this.into = into;
    this.program = program;
    this.command = command;
    this.terminal = terminal;
  }

  /// Writer of further files from the result, which is called after the tables.
  @FunctionalInterface
  interface Export {
    void of(RunResult result) throws IOException, InterruptedException;
  }

  /// Prints the problems.
  ///
  /// @return the exit code for problems
  int refuse(Problems problems) {
    problems.list().forEach(problem -> command.err(problem.toString()));
    return ExitCode.USAGE;
  }

  /// Prints the problems of a plan, and advice for engines that are not on this machine.
  private int refuse(Problems problems, Plan plan, Catalog catalog) {
    int code = refuse(problems);
    if (!catalog.toFetch(plan, program.home().workloads()).isEmpty()) {
      command.err("With --get a run first fetches missing files.");
    }
    return code;
  }

  /// Fetches the engines that the plan needs, if the user agrees; otherwise the check will report
  /// them. Without a terminal it does not ask.
  ///
  /// @param yes whether the user has agreed already
  void fetch(Plan plan, Catalog catalog, boolean yes) throws IOException, InterruptedException {
    if (yes || CliCommand.isTerminal()) {
      new FetchPrompt(command, program.home().fetcher())
          .offer(catalog.toFetch(plan, program.home().workloads()), yes);
    }
  }

  /// Checks and runs a plan, prints its progress and tables, and returns the exit code. A plan with
  /// problems does not run.
  ///
  /// @param allowed whether the user permits all unusual flags
  int run(Plan plan, Catalog catalog, boolean allowed, Export export)
      throws IOException, InterruptedException {
    var problems = new Problems();
    PlanRunner bench = bench();
    Optional<PlanRunner.Checked> checked = permitted(bench, plan, catalog, allowed, problems);
    if (checked.isEmpty()) {
      return refuse(problems, plan, catalog);
    }
    RunResult stored = conduct(bench, checked.get(), command::out, export);
    export.of(stored);
    return ExitCode.of(stored);
  }

  /// Checks and runs a plan, and prints its progress, but no tables. Returns the stored result;
  /// empty for a plan with problems, which it prints.
  ///
  /// @param allowed whether the user permits all unusual flags
  Optional<RunResult> measure(Plan plan, Catalog catalog, boolean allowed)
      throws IOException, InterruptedException {
    return measure(plan, catalog, allowed, Optional.empty());
  }

  /// Checks and runs a plan like the other method, until its question is answered.
  ///
  /// @param settled whether the question is answered; empty for that of the plan
  Optional<RunResult> measure(
      Plan plan, Catalog catalog, boolean allowed, Optional<Predicate<RunResult>> settled)
      throws IOException, InterruptedException {
    var problems = new Problems();
    PlanRunner bench = bench();
    Optional<PlanRunner.Checked> checked = permitted(bench, plan, catalog, allowed, problems);
    if (checked.isEmpty()) {
      refuse(problems, plan, catalog);
      return Optional.empty();
    }
    PlanRunner.Checked possible = checked.get();
    return Optional.of(
        conduct(
            new RunResult(possible.plan().name()),
            new RunProgress(),
            _ -> {},
            _ -> {},
            (views, cancellation) ->
                settled.isPresent()
                    ? bench.run(possible, settled, views, command::out, cancellation)
                    : bench.run(possible, views, command::out, cancellation)));
  }

  private RunResult conduct(
      PlanRunner bench, PlanRunner.Checked checked, Consumer<String> tables, Export export)
      throws IOException, InterruptedException {
    return conduct(
        new RunResult(checked.plan().name()),
        new RunProgress(),
        tables,
        export,
        (views, cancellation) -> bench.run(checked, views, command::out, cancellation));
  }

  /// Adds rounds to a stored run, prints the tables of all its rounds, and returns the exit code.
  ///
  /// @param allowed whether the user permits all unusual flags
  int add(RoundsAddition addition, boolean allowed) throws IOException, InterruptedException {
    var problems = new Problems();
    PlanRunner bench = bench();
    requirePermissions(addition.checked(), bench.permissions(), allowed, problems);
    if (!problems.isEmpty()) {
      return refuse(problems);
    }
    var live = new RunResult(addition.id());
    var progress = new RunProgress();
    Consumer<RunEvent> both = live;
    bench.runs().reader(addition.folder()).forEach(both.andThen(progress));
    RunResult stored =
        conduct(
            live,
            progress,
            command::out,
            _ -> {},
            (views, cancellation) -> {
              bench.add(addition, views, command::out, cancellation);
              return addition.folder();
            });
    return ExitCode.of(stored, addition.rounds().firstTrial());
  }

  /// Conducts a run and returns its folder.
  @FunctionalInterface
  private interface Conduct {
    Path of(Consumer<RunEvent> views, Cancellation cancellation)
        throws IOException, InterruptedException;
  }

  /// Conducts a run, and prints its progress and its tables.
  ///
  /// @param live result of the events before it, if any
  /// @param progress progress after these events
  /// @param tables receives the lines of the tables
  /// @param export called here only if the stored result is missing or unreadable, and at least one
  ///   trial has started; gets the result in memory
  private RunResult conduct(
      RunResult live, RunProgress progress, Consumer<String> tables, Export export, Conduct conduct)
      throws IOException, InterruptedException {
    var cancellation = new Cancellation();
    try (var _ = new InterruptHandler(cancellation)) {
      Consumer<RunEvent> views = live;
      Path folder =
          conduct.of(
              views.andThen(new ProgressLine(terminal, CliCommand.isTerminal(), progress)),
              cancellation);
      // The printed result is the stored one.
      return RunTables.show(command.runs(), folder, tables);
    } catch (RunLogException | WorkspaceException | IOException e) {
      // The run was not stored, or cannot be read: the results in memory are printed instead.
      if (!live.trials().isEmpty()) {
        new RunTables(live, ResultWarnings.atEnd(live)).lines().forEach(command::out);
        export.of(live);
      }
      throw e;
    }
  }

  /// Prints the size of the plan and the permissions that it needs, or its problems, without
  /// running it. Returns the exit code.
  int check(Plan written, Catalog catalog) {
    var problems = new Problems();
    PlanRunner bench = bench();
    Optional<PlanRunner.Checked> checked = bench.check(written, part, catalog, problems);
    if (checked.isEmpty()) {
      return refuse(problems, written, catalog);
    }
    printSize(checked.get());
    printPermissions(checked.get(), bench.permissions());
    return ExitCode.OK;
  }

  private void printSize(PlanRunner.Checked checked) {
    Plan plan = checked.plan();
    var load = new PlanLoad(plan, checked.cleared().workload().orElseThrow());
    command.out(
        "%s: %s, %s, %s"
            .formatted(
                plan.name(),
                NumberText.counted(plan.contenders().size(), "contender"),
                trials(checked),
                plan.crash()
                    .map(crash -> "each " + crash.description())
                    .orElseGet(() -> "%,d %s in total".formatted(load.all(), load.unit()))));
    plan.mostTime()
        .ifPresent(most ->
            command.out(
                "This is the maximum: %s no round that would end after %s."
                    .formatted(
                        plan.duel().isPresent()
                            ? "the duel ends with a verdict, and starts"
                            : "the run starts",
                        DurationText.format(most))));
  }

  /// Prints what the check noticed: remarks, unusual flags and statements, and code of others.
  private void printPermissions(PlanRunner.Checked checked, Permissions permissions) {
    checked.cleared().warnings().forEach(text -> command.out("Note: " + text));
    List<PermissionRequest> unusual = checked.cleared().unusual();
    unusual.forEach(each -> command.out("Unusual: " + each.sentence()));
    if (!unusual.isEmpty()) {
      command.out(permissions.isGranted(unusual) ? PERMITTED : PERMIT);
    }
    checked.cleared().contenders().values().stream()
        .map(contender -> contender.engine())
        .distinct()
        .forEach(engine ->
            engine
                .foreignCode()
                .ifPresent(code -> command.out("Code: " + engine.id() + ": " + code)));
  }

  /// Checks that a plan can run with the permissions that it needs, and prints the problems.
  ///
  /// @param allowed whether the user permits all unusual flags
  /// @return [ExitCode#OK] or [ExitCode#USAGE]
  int requirePermissions(Plan plan, Catalog catalog, boolean allowed) {
    var problems = new Problems();
    return permitted(bench(), plan, catalog, allowed, problems).isPresent()
        ? ExitCode.OK
        : refuse(problems, plan, catalog);
  }

  /// Returns the checked plan; empty where problems were added, missing permissions included.
  private Optional<PlanRunner.Checked> permitted(
      PlanRunner bench, Plan plan, Catalog catalog, boolean allowed, Problems problems) {
    Optional<PlanRunner.Checked> checked = bench.check(plan, part, catalog, problems);
    checked.ifPresent(it -> requirePermissions(it, bench.permissions(), allowed, problems));
    return checked.filter(_ -> problems.isEmpty());
  }

  private static String trials(PlanRunner.Checked checked) {
    String ours = NumberText.counted(checked.trials().size(), "trial");
    return checked
        .part()
        .map(it -> ours + " in shard " + it.shard() + " of " + checked.plan().trialCount())
        .orElse(ours);
  }

  /// Checks the permissions that a plan needs. Does nothing if all were granted before. If the user
  /// allows them now, stores them for later runs. Otherwise adds a problem for each.
  void requirePermissions(
      PlanRunner.Checked checked, Permissions permissions, boolean allowed, Problems problems) {
    List<PermissionRequest> unusual = checked.cleared().unusual();
    if (permissions.isGranted(unusual)) {
      return;
    }
    if (allowed) {
      try {
        permissions.grant(unusual);
      } catch (IOException e) {
        command.err("Cannot store the permission for later runs: " + IoErrorText.of(e));
      }
      return;
    }
    for (PermissionRequest each : unusual) {
      problems.add("", each.key(), each.sentence());
    }
    problems.add("", "", PERMIT);
  }

  /// Returns the runner of plans in the command's workspace.
  PlanRunner bench() {
    var workspace = new Workspace(command.workspace(), program.clock(), command.summaries());
    RunStore runs = into.map(RunStore::new).orElseGet(workspace::runs);
    return new PlanRunner(program.home(), workspace, runs, program.clock(), program.version());
  }
}
