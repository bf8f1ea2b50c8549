package dynobench.preflight;

import dynobench.catalog.Catalog.Resolved;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.TrialIsolation;
import dynobench.planfile.PlanKeys;
import dynobench.toml.Problems;
import dynobench.workload.Preparation;
import dynobench.workload.Workload;
import java.util.List;
import java.util.Map;

/// Checks that a new process can find what the process before has left. Finds nothing in workloads
/// whose trials make their own database.
record OpeningCheck(Plan plan, Workload workload) {
  /// Adds the problems that prevent the run.
  void check(Map<Contender, Resolved> contenders, Problems problems) {
    List<Preparation> preparations =
        plan.settings(workload)
            .flatMap(each -> Preparation.of(workload, each).stream())
            .distinct()
            .toList();
    if (preparations.isEmpty()) {
      return;
    }
    if (plan.isolation() != TrialIsolation.TRIAL) {
      problems.add(
          "",
          PlanKeys.ISOLATION.name(),
          "the workload needs a new process for each trial: remove this key");
    }
    if (plan.steady().isPresent()) {
      problems.add(
          "",
          PlanKeys.WARM.name(),
          "a process opens its database for the first time only once: remove this key");
    }
    if (preparations.contains(Preparation.KILLED)) {
      contenders.entrySet().stream()
          .filter(each -> mayLoseAll(each.getValue()))
          .forEach(each ->
              problems.add(
                  "",
                  PlanKeys.CONTENDERS.name(),
                  each.getKey().use()
                      + " may lose everything in a kill. Remove this contender, or remove kill"));
    }
  }

  private static boolean mayLoseAll(Resolved resolved) {
    return switch (resolved.mode().durability().kill().promised()) {
      case UNTIL_CLOSE, DAMAGED -> true;
      case EVERYTHING, MOMENTS, NOTHING, UNSTATED -> false; // the last two are refused anyway
    };
  }
}
