package dynobench.result;

import dynobench.event.RunEvent;
import dynobench.event.Series;
import dynobench.measure.PhaseTiming;
import dynobench.measure.ResourceUsage;
import dynobench.plan.Plan;
import dynobench.plan.Trial;
import dynobench.planfile.PlanFile;
import dynobench.run.Schedule;
import dynobench.toml.Problems;
import dynobench.workload.Phase;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.function.Function;

/// Parts of artificial runs of shipped workloads.
public final class MadeRun {
  private MadeRun() {}

  /// Starts the run of a plan.
  ///
  /// @param toml the plan file
  public static RunResult started(String toml) {
    Plan plan =
        PlanFile.read("made", toml, List.of(), Workloads.shipped(), new Problems()).orElseThrow();
    var result = new RunResult("made");
    result.accept(
        new RunEvent.RunStarted(
            SampleRun.BEGIN,
            "made",
            plan,
            Schedule.of(plan).size(),
            SampleRun.environment("made"),
            plan.contenders().stream().map(Series::nameless).toList(),
            Workloads.shipped().named(plan.workload())));
    return result;
  }

  /// Returns the trials of a run that was started.
  public static List<Trial> trials(RunResult run) {
    return Schedule.of(run.plan().orElseThrow());
  }

  /// Adds all phases of a trial that has begun.
  ///
  /// @param allocated bytes that a phase allocates
  public static void phases(
      RunResult run, Trial trial, long nanos, Function<Phase, OptionalLong> allocated) {
    Workload workload = run.workload();
    Settings settings = workload.settings(run.plan().orElseThrow().parameters(trial.levels()));
    for (Phase phase : workload.phases()) {
      long operations = phase.operations().of(settings);
      run.accept(
          new RunEvent.PhaseStarted(SampleRun.BEGIN, trial.number(), phase.id(), operations));
      run.accept(
          new RunEvent.PhaseFinished(
              SampleRun.BEGIN,
              trial.number(),
              phase.id(),
              operations,
              new PhaseTiming(0, nanos, 0),
              usage(allocated.apply(phase))));
    }
  }

  private static ResourceUsage usage(OptionalLong allocated) {
    var none = OptionalLong.empty();
    return new ResourceUsage(none, 0, 0, allocated, 0, none, 0, none, none, none, Optional.empty());
  }
}
