package dynobench.result;

import dynobench.event.RunEvent.EngineReported;
import dynobench.event.Series;
import dynobench.isolation.IsolationStatement;
import dynobench.isolation.ModeIsolation;
import dynobench.measure.IsolationLevel;
import dynobench.workload.Settings;
import java.util.Optional;

/// The isolation level that a contender's trials used, and what is known of it.
public final class UsedIsolation {
  private static final String PARAMETER = "isolation";

  private UsedIsolation() {}

  /// Returns what is known of the level: that of the plan, or the one that the connections
  /// reported, or the default; empty if nothing is known.
  ///
  /// @param levels values of the factors
  public static Optional<IsolationStatement> of(RunResult run, Series series, Settings levels) {
    Optional<ModeIsolation> known = series.isolates();
    return known.flatMap(it ->
        levels
            .over(run.parameters())
            .get(PARAMETER)
            .flatMap(IsolationLevel::named)
            .or(() -> reported(run, series))
            .flatMap(it::of)
            .or(it::ofUsual));
  }

  private static Optional<IsolationLevel> reported(RunResult run, Series series) {
    return run.trials().stream()
        .filter(each -> each.trial().contender().equals(series.contender()))
        .flatMap(each -> each.engine().stream())
        .flatMap((EngineReported each) -> each.isolation().stream())
        .findFirst();
  }
}
