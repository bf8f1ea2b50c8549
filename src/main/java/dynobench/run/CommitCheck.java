package dynobench.run;

import dynobench.catalog.Catalog.Resolved;
import dynobench.catalog.Setup;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.workload.Factor;
import java.util.List;
import java.util.Map;

/// Finds commit styles between which there can be no difference but by chance.
///
/// @param contenders those that could be resolved
record CommitCheck(Load load, Map<Contender, Resolved> contenders) {
  /// Sentences that should be read before the plan runs; they forbid nothing.
  List<String> warnings() {
    Plan plan = load.plan();
    boolean varies = plan.factor(Factor.COMMIT).isPresent();
    boolean asks =
        varies
            || plan.contenders().stream()
                .anyMatch(each -> !(each.commit() instanceof CommitStyle.Autocommit));
    if (asks && load.workload().committing().isEmpty()) {
      return List.of(
          "%s commits as it does by itself: the plan's commit style makes no difference"
              .formatted(load.workload().id()));
    }
    return plan.contenders().stream()
        .filter(each -> varies && isDeaf(each))
        .map(each ->
            "%s has no commits: the commit styles that the plan varies make no difference to it"
                .formatted(each.use()))
        .toList();
  }

  private boolean isDeaf(Contender contender) {
    Resolved resolved = contenders.get(contender);
    return resolved != null
        && resolved.mode().setup().lines(load.workload()).contains(Setup.NO_COMMITS);
  }
}
