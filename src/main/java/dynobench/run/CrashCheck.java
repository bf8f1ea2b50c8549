package dynobench.run;

import dynobench.catalog.Catalog.Resolved;
import dynobench.plan.Contender;
import dynobench.plan.Crash;
import dynobench.plan.Plan;
import dynobench.plug.DiskKind;
import dynobench.plug.ImageDisk;
import dynobench.toml.Problems;
import java.util.Map;
import java.util.Optional;

/// Whether a plan's contenders have something to lose, and whether this machine can take it from
/// them.
///
/// @param contenders what the plan's stand for
record CrashCheck(Plan plan, Map<Contender, Resolved> contenders) {
  void check(Problems problems) {
    plan.crash().ifPresent(crash -> check(crash, problems));
  }

  private void check(Crash crash, Problems problems) {
    contenders.forEach((contender, resolved) -> {
      if (!resolved.mode().durability().outlivesTheProcess()) {
        problems.add(
            "",
            "contenders",
            "%s keeps nothing that could be lost: leave it out".formatted(contender.use()));
      }
    });
    if (crash.kills() == 0) {
      obstacle(crash).ifPresent(reason -> problems.add("", "crash.pulls", reason));
    }
  }

  /// Why no plug can be pulled here, if one is to be pulled.
  private static Optional<String> obstacle(Crash crash) {
    return crash.pulls() > 0 ? ImageDisk.obstacle(DiskKind.EXT4) : Optional.empty();
  }

  /// What of the plan is left out here.
  Optional<String> warning() {
    return plan.crash()
        .flatMap(CrashCheck::obstacle)
        .map(reason -> "No plug is pulled here: " + reason);
  }

  /// The plan as it can run here.
  Plan possible() {
    return warning()
        .flatMap(_ -> plan.crash())
        .map(crash -> plan.withCrash(crash.killsOnly()))
        .orElse(plan);
  }
}
