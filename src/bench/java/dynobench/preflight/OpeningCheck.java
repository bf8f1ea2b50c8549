package dynobench.preflight;

import dynobench.catalog.Catalog.Resolved;
import dynobench.durability.SurvivalLevel;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.TrialIsolation;
import dynobench.planfile.PlanKeys;
import dynobench.setup.Setup;
import dynobench.toml.Problems;
import dynobench.workload.Preparation;
import dynobench.workload.Workload;
import java.util.List;
import java.util.Map;
import java.util.Optional;

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
    boolean kills = preparations.contains(Preparation.KILLED);
    contenders.forEach((contender, resolved) ->
        obstacle(resolved, kills)
            .ifPresent(reason ->
                problems.add(
                    "",
                    PlanKeys.CONTENDERS.name(),
                    contender.use() + " " + reason + ". Remove this contender")));
  }

  private static Optional<String> obstacle(Resolved resolved, boolean kills) {
    SurvivalLevel afterKill = resolved.mode().durability().kill().promised();
    if (resolved.mode().setup() instanceof Setup.Jdbc jdbc && jdbc.server().isPresent()) {
      return Optional.of("is opened by its own server, not by the application");
    }
    if (!resolved.mode().durability().outlivesTheProcess()) {
      return Optional.of("leaves nothing that a new process could open");
    }
    return kills && (afterKill == SurvivalLevel.UNTIL_CLOSE || afterKill == SurvivalLevel.DAMAGED)
        ? Optional.of("may lose everything in a kill")
        : Optional.empty();
  }
}
