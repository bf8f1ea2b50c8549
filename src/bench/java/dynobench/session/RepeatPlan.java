package dynobench.session;

import dynobench.catalog.Catalog;
import dynobench.event.Series;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.planfile.PlanKeys;
import dynobench.result.RunResult;
import dynobench.toml.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/// Plan that repeats a run: the same plan, with each contender at the version that was measured.
public final class RepeatPlan {
  private RepeatPlan() {}

  /// Creates the plan.
  ///
  /// @return empty when there were problems
  public static Optional<Plan> of(RunResult run, Catalog catalog, Problems problems) {
    Optional<Plan> plan = run.plan();
    if (plan.isEmpty()) {
      problems.add("", "", "The plan of %s cannot be read.".formatted(run.id()));
      return Optional.empty();
    }
    List<Contender> contenders = new ArrayList<>();
    for (Contender each : plan.get().contenders()) {
      Optional<Series> series = run.series(each);
      if (Contender.pathOf(each.engine()).isPresent()) {
        problems.add(
            "",
            PlanKeys.CONTENDERS.name(),
            each + " was measured from a jar, which a result file does not hold");
        continue;
      }
      series
          .flatMap(it -> MeasuredVersion.of(it).in(catalog))
          .ifPresentOrElse(
              engine -> contenders.add(each.withEngine(engine)),
              () ->
                  problems.add(
                      "",
                      PlanKeys.CONTENDERS.name(),
                      "%s was measured at version %s, which is not known here"
                          .formatted(each, series.map(Series::version).orElse("unknown"))));
    }
    return problems.isEmpty()
        ? Optional.of(plan.get().withContenders(contenders))
        : Optional.empty();
  }
}
