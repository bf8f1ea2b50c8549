package dynobench.preflight;

import dynobench.catalog.Catalog.Resolved;
import dynobench.catalog.WorkloadSetup;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.planfile.PlanKeys;
import dynobench.setup.Setup;
import dynobench.toml.Problems;
import dynobench.workload.Capability;
import dynobench.workload.Factor;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Checks commit styles. Finds styles that a contender or the workload cannot use, and styles that
/// make no difference.
///
/// @param contenders contenders that could be resolved
record CommitCheck(PlanLoad load, Map<Contender, Resolved> contenders) {
  /// Adds problems for `INSERT` statements of several rows where the workload does not use them or
  /// a contender does not support them.
  void check(Problems problems) {
    List<Contender> asked =
        load.plan().contenders().stream().filter(this::asksForMultiRowInserts).toList();
    if (asked.isEmpty() || load.workload().committing().isEmpty()) {
      return;
    }
    if (load.workload().needs() != Capability.ROWS) {
      problems.add(
          "",
          "commit",
          "\"values N\" needs a workload that inserts rows in the plan's commit style: %s changes one"
                  .formatted(load.workload().id())
              + " record per statement");
      return;
    }
    for (Contender each : asked) {
      Optional.ofNullable(contenders.get(each))
          .flatMap(it -> it.mode().setup().multiRowObstacle())
          .ifPresent(reason ->
              problems.add(
                  "",
                  PlanKeys.CONTENDERS.name(),
                  "%s cannot use the commit style \"values N\" (several rows per INSERT): %s"
                      .formatted(each.use(), reason)));
    }
  }

  private boolean asksForMultiRowInserts(Contender contender) {
    return load.plan().points().stream()
        .map(point -> load.work(contender, point).contender().commit())
        .anyMatch(CommitStyle.Values.class::isInstance);
  }

  /// Returns warnings about commit styles without effect: on a workload that decides itself when it
  /// commits, or on an engine without commits. Warnings do not prevent the run.
  List<String> warnings() {
    Plan plan = load.plan();
    boolean varies = plan.factor(Factor.COMMIT).isPresent();
    boolean asks =
        varies
            || plan.contenders().stream()
                .anyMatch(each -> !(each.commit() instanceof CommitStyle.Autocommit));
    if (asks && load.workload().committing().isEmpty()) {
      return List.of(
          "the workload %s decides when it commits: the plan's commit style has no effect"
              .formatted(load.workload().id()));
    }
    return plan.contenders().stream()
        .filter(each -> varies && ignoresCommits(each))
        .map(each ->
            "%s has no commits: the varied commit styles have no effect on it"
                .formatted(each.use()))
        .toList();
  }

  private boolean ignoresCommits(Contender contender) {
    Resolved resolved = contenders.get(contender);
    return resolved != null
        && new WorkloadSetup(resolved.mode().setup(), load.workload())
            .lines()
            .contains(Setup.NO_COMMITS);
  }
}
