package dynobench.preflight;

import dynobench.catalog.Catalog.Resolved;
import dynobench.plan.Contender;
import dynobench.plan.Duel;
import dynobench.plan.Plan;
import dynobench.planfile.PlanKeys;
import dynobench.setup.Setup;
import dynobench.toml.Problems;
import dynobench.workload.Capability;
import dynobench.workload.Workload;
import java.util.Map;

/// Checks that a plan with a delete phase is no relay, and that its contenders can delete rows.
///
/// @param workload workload with the phases that the plan has
record DeleteCheck(Plan plan, Workload workload) {
  private static final String DELETE = "delete";

  /// Adds the problems that prevent the run.
  void check(Map<Contender, Resolved> contenders, Problems problems) {
    if (workload.script().isPresent()
        || workload.needs() != Capability.ROWS
        || workload.phase(DELETE).isEmpty()) {
      return;
    }
    if (plan.duel().filter(Duel::relay).isPresent()) {
      problems.add(
          "",
          PlanKeys.RELAY.name(),
          "a relay cannot measure deletes: their keys are looked up during the other worker's"
              + " slice. Remove relay, or set deletes = 0");
    }
    contenders.forEach((contender, resolved) -> {
      if (resolved.mode().setup() instanceof Setup.AppendedFile) {
        problems.add(
            "",
            PlanKeys.CONTENDERS.name(),
            contender.use() + " cannot delete rows. Remove this contender, or set deletes = 0");
      }
    });
  }
}
