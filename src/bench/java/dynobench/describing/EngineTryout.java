package dynobench.describing;

import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.catalog.Mode;
import dynobench.event.Outcome;
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
import dynobench.result.RunResult;
import dynobench.result.TrialResult;
import dynobench.run.Cancellation;
import dynobench.session.PlanRunner;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import dynobench.workload.Capability;
import dynobench.workload.OwnRecording;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/// Runs the shipped workloads in every mode of an engine with about ten rows, to check which ones
/// work. Leaves out workloads of backups, and those that a mode cannot run.
public record EngineTryout(PlanRunner bench, Catalog catalog, Descriptor engine) {
  private static final Duration LIMIT = Duration.ofMinutes(1);
  private static final int SEED = 2005;
  private static final int HEAP_MEGABYTES = 128;

  /// Result of one mode and workload.
  ///
  /// @param failure the failure, or why the workload was not tried; empty if it succeeded
  /// @param tried whether the workload ran
  public record Result(Mode mode, Workload workload, Optional<String> failure, boolean tried) {
    /// Returns the result as one line of text.
    public String sentence() {
      return failure
          .map(why -> (tried ? "failed: " : "not tried: ") + why)
          .orElse("works, data verified");
    }
  }

  /// Runs all modes and workloads, one after the other. Once cancelled, reports no further result.
  ///
  /// @param listener consumer of each result, called immediately
  /// @throws RefusedException if the workspace or a permission forbids it
  public void run(Consumer<Result> listener, Cancellation cancellation)
      throws IOException, InterruptedException {
    for (Workload workload : Workloads.shipped().all()) {
      // An engine's way to copy a database cannot be found by trying. A recording is the user's.
      if (!cancellation.isRequested()
          && workload.needs() != Capability.BACKUP
          && workload.parameter(OwnRecording.FILE).isEmpty()) {
        run(workload, listener, cancellation);
      }
    }
  }

  private void run(Workload workload, Consumer<Result> listener, Cancellation cancellation)
      throws IOException, InterruptedException {
    Settings settings = Workloads.small(workload.id());
    var able = new ArrayList<Mode>();
    for (Mode mode : engine.modes()) {
      obstacle(mode, workload, settings)
          .ifPresentOrElse(
              why -> listener.accept(new Result(mode, workload, Optional.of(why), false)),
              () -> able.add(mode));
    }
    if (able.isEmpty()) {
      return;
    }
    var problems = new Problems();
    Optional<PlanRunner.Checked> checked =
        bench.check(
            plan(workload, settings, able.stream().map(this::contender).toList()),
            catalog.with(engine),
            problems);
    if (checked.isEmpty()) {
      String why = problems.list().stream().map(Problem::message).collect(Collectors.joining("; "));
      able.forEach(mode -> listener.accept(new Result(mode, workload, Optional.of(why), false)));
      return;
    }
    var result = new RunResult("try");
    bench.tryOut(checked.get(), result, _ -> {}, cancellation);
    for (TrialResult each : result.trials()) {
      Optional<Outcome> outcome = each.outcome();
      if (outcome.isPresent() && !cancellation.isRequested()) {
        Mode mode = engine.mode(each.trial().contender().mode()).orElseThrow();
        listener.accept(new Result(mode, workload, failure(outcome.get()), true));
      }
    }
  }

  private static Optional<String> failure(Outcome outcome) {
    return outcome.counts() ? Optional.empty() : Optional.of(outcome.sentence());
  }

  private static Optional<String> obstacle(Mode mode, Workload workload, Settings settings) {
    long clients = workload.clients(workload.settings(settings));
    return mode.obstacle(workload)
        .or(() ->
            mode.sessions().admit(clients)
                ? Optional.empty()
                : Optional.of("it has " + mode.sessions().description()));
  }

  private Contender contender(Mode mode) {
    return new Contender(engine.id(), mode.id(), new CommitStyle.Every(5));
  }

  private static Plan plan(Workload workload, Settings settings, List<Contender> contenders) {
    return new Plan(
        "try",
        "",
        new PlannedWork(workload.id(), settings, List.of()),
        new PlannedContenders(contenders),
        new RoundCounts(1, 0),
        new TrialConditions(
            TrialIsolation.TRIAL,
            TrialOrder.INTERLEAVED,
            new WorkerJvm(HEAP_MEGABYTES, WorkerJvm.Collector.SERIAL, List.of()),
            LIMIT,
            SEED));
  }
}
