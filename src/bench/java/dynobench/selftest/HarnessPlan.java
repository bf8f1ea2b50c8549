package dynobench.selftest;

import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.PlannedContenders;
import dynobench.plan.PlannedWork;
import dynobench.plan.RoundCounts;
import dynobench.plan.TrialConditions;
import dynobench.plan.TrialIsolation;
import dynobench.plan.TrialOrder;
import dynobench.plan.WorkerJvm;
import dynobench.workload.Factor;
import dynobench.workload.Settings;
import java.time.Duration;
import java.util.List;

/// Plan for a measurement of the program itself.
record HarnessPlan(String workload, Contender contender) {
  private static final int HEAP_MEGABYTES = 3072;

  Plan with(Settings parameters, List<String> flags, int repetitions) {
    return of(parameters, List.of(), flags, repetitions);
  }

  Plan over(Factor factor) {
    return of(Settings.NONE, List.of(factor), List.of(), 1);
  }

  private Plan of(Settings parameters, List<Factor> factors, List<String> flags, int repetitions) {
    return new Plan(
        "harness " + workload + " " + contender.engine(),
        "Dynobench measures itself",
        new PlannedWork(workload, parameters, factors),
        new PlannedContenders(List.of(contender)),
        new RoundCounts(repetitions, 0),
        new TrialConditions(
            TrialIsolation.TRIAL,
            TrialOrder.INTERLEAVED,
            new WorkerJvm(HEAP_MEGABYTES, WorkerJvm.Collector.SERIAL, flags),
            Duration.ofMinutes(10),
            2005));
  }
}
