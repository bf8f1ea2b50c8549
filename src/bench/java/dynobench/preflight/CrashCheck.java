package dynobench.preflight;

import dynobench.catalog.Catalog.Resolved;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.CrashRules;
import dynobench.plan.Plan;
import dynobench.planfile.PlanKeys;
import dynobench.powercut.ImageDisk;
import dynobench.toml.Problems;
import dynobench.workload.Capability;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.util.Map;
import java.util.Optional;

/// Checks that a crash plan has a workload of rows, and contenders that commit and have data to
/// lose. Also checks that this machine can simulate the crashes. Finds nothing in other plans.
///
/// @param contenders contenders that could be resolved
/// @param obstacle reason why this machine cannot simulate power cuts; empty where it can, or where
///   the plan needs none
record CrashCheck(Plan plan, Map<Contender, Resolved> contenders, Optional<String> obstacle) {
  /// Returns the check for this machine.
  static CrashCheck forThisMachine(Plan plan, Map<Contender, Resolved> contenders) {
    return new CrashCheck(
        plan,
        contenders,
        plan.crash()
            .filter(crash -> crash.times().pulls() + crash.times().full() > 0)
            .flatMap(crash -> ImageDisk.obstacle(crash.disk())));
  }

  void check(Workload workload, Problems problems) {
    if (plan.crash().isEmpty()) {
      return;
    }
    if (workload.needs() != Capability.ROWS) {
      problems.add(
          "",
          PlanKeys.WORKLOAD.name(),
          "a crash plan needs the workload %s, not %s"
              .formatted(Workloads.shipped().standard().id(), workload.id()));
    }
    contenders.forEach((contender, resolved) -> {
      if (!resolved.mode().durability().outlivesTheProcess()) {
        problems.add(
            "",
            PlanKeys.CONTENDERS.name(),
            "%s stores nothing that a crash could lose: remove this contender"
                .formatted(contender.use()));
      }
    });
    plan.contenders().stream()
        .filter(each -> each.commit() instanceof CommitStyle.OneTransaction)
        .forEach(each ->
            problems.add(
                "",
                PlanKeys.CONTENDERS.name(),
                "%s would not commit any row: set commit = \"every 100\"".formatted(each.use())));
    if (plan.crash().flatMap(CrashRules::withoutDisks).isEmpty()) {
      obstacle.ifPresent(reason -> problems.add("", PlanKeys.PULLS.name(), reason));
    }
  }

  /// Returns a sentence on power cuts and full disks, which this machine leaves out; empty if it
  /// can simulate them. If the plan has no other crashes, the check also adds a problem.
  Optional<String> warning() {
    return obstacle.map(reason -> "Power cuts and full disks are left out: " + reason);
  }

  /// Returns the plan without the crashes that this machine cannot simulate. Returns the plan
  /// unchanged if no crashes would be left.
  Plan possible() {
    return obstacle
        .flatMap(_ -> plan.crash())
        .flatMap(CrashRules::withoutDisks)
        .map(plan::withCrash)
        .orElse(plan);
  }
}
