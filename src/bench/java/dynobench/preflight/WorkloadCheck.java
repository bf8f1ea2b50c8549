package dynobench.preflight;

import dynobench.plan.CommitStyle;
import dynobench.plan.Plan;
import dynobench.plan.WorkerJvm;
import dynobench.planfile.PlanKeys;
import dynobench.toml.Problems;
import dynobench.workload.Domain;
import dynobench.workload.Factor;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.util.Optional;

/// Checks a plan against its workload. The reader of files has checked plans from files, but plans
/// also come from stored runs and from code.
final class WorkloadCheck {
  private final Workloads workloads;
  private final Problems problems;

  WorkloadCheck(Workloads workloads, Problems problems) {
    this.workloads = workloads;
    this.problems = problems;
  }

  /// Adds problems for an unknown workload, and for invalid parameters and factors.
  ///
  /// @return the workload with the phases that the plan has; empty when there were problems
  Optional<Workload> of(Plan plan) {
    int before = problems.list().size();
    Optional<Workload> workload = workloads.named(plan.workload());
    if (workload.isEmpty()) {
      problems.add("", PlanKeys.WORKLOAD.name(), workloads.unknownMessage(plan.workload()));
      return Optional.empty();
    }
    plan.parameters()
        .values()
        .forEach((name, value) -> check(workload.get(), "parameters." + name, name, value));
    for (Factor factor : plan.factors()) {
      for (String level : factor.range().levels()) {
        check(workload.get(), factor.name(), factor.name(), level);
      }
    }
    if (problems.list().size() == before) {
      plan.points().stream()
          .flatMap(point ->
              workload.get().obstacle(workload.get().settings(plan.parameters(point))).stream())
          .distinct()
          .forEach(each -> problems.add("", PlanKeys.PARAMETERS.name(), each));
    }
    return problems.list().size() == before
        ? workload.map(it -> it.doneAt(plan.points().stream().map(plan::parameters).toList()))
        : Optional.empty();
  }

  private void check(Workload workload, String key, String name, String value) {
    try {
      switch (name) {
        case Factor.COMMIT -> CommitStyle.parse(value);
        case Factor.NODES -> Factor.ANY_NODES.canonical(value);
        case Factor.HEAP ->
            new Domain.Whole(WorkerJvm.LEAST_HEAP_MEGABYTES, Integer.MAX_VALUE).canonical(value);
        default ->
            workload
                .parameter(name)
                .orElseThrow(() ->
                    new IllegalArgumentException(
                        "is not a parameter of the workload " + workload.id()))
                .domain()
                .canonical(value);
      }
    } catch (IllegalArgumentException e) {
      problems.add("", key, String.valueOf(e.getMessage()));
    }
  }
}
