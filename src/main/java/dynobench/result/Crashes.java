package dynobench.result;

import dynobench.event.RunEvent.Acknowledged;
import dynobench.event.RunEvent.Crashed;
import dynobench.event.RunEvent.Survived;
import dynobench.measure.Survival;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;

/// What the events of crashes add up to. Confined to one thread.
final class Crashes {
  private final Map<Integer, List<Acknowledged>> written = new HashMap<>();
  private final Map<Integer, Crashed> crashed = new HashMap<>();
  private final Map<Integer, Survival> survived = new HashMap<>();

  void add(Acknowledged event) {
    written.computeIfAbsent(event.trial(), _ -> new ArrayList<>()).add(event);
  }

  void add(Crashed event) {
    crashed.putIfAbsent(event.trial(), event);
  }

  void add(Survived event) {
    survived.putIfAbsent(event.trial(), event.survival());
  }

  Optional<CrashResult> of(TrialResult trial) {
    int number = trial.trial().number();
    Optional<Survival> survival = Optional.ofNullable(survived.get(number));
    return Optional.ofNullable(crashed.get(number))
        .map(crash -> new CrashResult(trial.trial(), crash, survival, lostMillis(crash, survival)));
  }

  /// Between two looks the worker is taken to have written evenly.
  private OptionalLong lostMillis(Crashed crash, Optional<Survival> survival) {
    long firstLost = survival.map(it -> it.rows().firstLost()).orElse(0L);
    if (firstLost == 0) {
      return OptionalLong.empty();
    }
    long rows = 0;
    long at = crash.atMillis() - crash.millis();
    for (Acknowledged each : written.getOrDefault(crash.trial(), List.of())) {
      if (each.rows() >= firstLost) {
        return OptionalLong.of(crash.atMillis() - between(firstLost, rows, at, each));
      }
      rows = each.rows();
      at = each.atMillis();
    }
    return OptionalLong.of(Math.max(0, crash.atMillis() - at));
  }

  private static long between(long row, long rows, long at, Acknowledged next) {
    double share = (row - rows) / (double) Math.max(1, next.rows() - rows);
    return Math.round(at + share * (next.atMillis() - at));
  }
}
