package dynobench.result;

import dynobench.event.RunEvent.EngineReported;
import dynobench.event.Series;
import dynobench.isolation.IsolationStatement;
import dynobench.measure.IsolationLevel;
import dynobench.plan.Contender;
import dynobench.workload.Factor;
import dynobench.workload.Settings;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// The isolation levels that the trials of a run used, and what is known of them.
public final class UsedIsolation {
  private final Settings parameters;
  private final Map<Contender, IsolationLevel> reported = new HashMap<>();

  public UsedIsolation(RunResult run) {
    parameters = run.parameters();
    for (TrialResult each : run.trials()) {
      each.engine()
          .flatMap(EngineReported::isolation)
          .ifPresent(level -> reported.putIfAbsent(each.trial().contender(), level));
    }
  }

  /// Returns what is known of the level of a contender: that of the plan, or the one that its
  /// connections reported, or the default; empty if nothing is known.
  ///
  /// @param levels values of the factors
  public Optional<IsolationStatement> of(Series series, Settings levels) {
    return series
        .isolates()
        .flatMap(it ->
            levels
                .over(parameters)
                .get(Factor.ISOLATION)
                .flatMap(IsolationLevel::named)
                .or(() -> Optional.ofNullable(reported.get(series.contender())))
                .flatMap(it::of)
                .or(it::ofUsual));
  }
}
