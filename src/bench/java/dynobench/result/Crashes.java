package dynobench.result;

import dynobench.durability.RecoveryResult;
import dynobench.event.RunEvent.Acknowledged;
import dynobench.event.RunEvent.Crashed;
import dynobench.event.RunEvent.Survived;
import dynobench.measure.Environment;
import dynobench.plan.CrashRules;
import dynobench.plan.Plan;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.TreeMap;

/// Crashes of a run, and the rows that each left. Confined to one thread.
public final class Crashes {
  /// @param number number of the crash in the trial
  private record CrashKey(int trial, int number) {}

  private final RunResult run;
  private final Map<Integer, List<Acknowledged>> written = new HashMap<>();
  private final Map<Integer, Map<Integer, Crashed>> crashed = new HashMap<>();
  private final Map<CrashKey, RecoveryResult> survived = new HashMap<>();

  Crashes(RunResult run) {
    this.run = run;
  }

  void add(Acknowledged event) {
    written.computeIfAbsent(event.trial(), _ -> new ArrayList<>()).add(event);
  }

  void add(Crashed event) {
    crashed.computeIfAbsent(event.trial(), _ -> new TreeMap<>()).putIfAbsent(event.crash(), event);
  }

  void add(Survived event) {
    survived.putIfAbsent(new CrashKey(event.trial(), event.crash()), event.survival());
  }

  /// Returns every crash, trial by trial, in the order of the crashes' numbers.
  public List<CrashResult> all() {
    return run.trials().stream().flatMap(trial -> of(trial).stream()).toList();
  }

  /// Returns the crashes of one trial in the order of their numbers; empty without crashes.
  public List<CrashResult> of(TrialResult trial) {
    int number = trial.trial().number();
    return crashed.getOrDefault(number, Map.of()).values().stream()
        .map(crash -> {
          var survival = Optional.ofNullable(survived.get(new CrashKey(number, crash.crash())));
          return new CrashResult(trial.trial(), crash, survival, lostMillis(crash, survival));
        })
        .toList();
  }

  /// Returns the number of acknowledged rows of a trial over time, in the order of the log; empty
  /// without such events.
  public List<Acknowledged> acknowledged(TrialResult trial) {
    return written.getOrDefault(trial.trial().number(), List.of());
  }

  /// Returns the file system of the database in a crash; empty where it is unknown.
  public String disk(CrashResult crash) {
    String host = run.environment().map(Environment::fileSystem).orElse("");
    return run.plan()
        .flatMap(Plan::crash)
        .flatMap(it -> CrashRules.Way.find(crash.trial()).map(way -> it.fileSystem(way, host)))
        .orElse("");
  }

  /// Returns the time between the acknowledgement of the first lost row and the crash; empty
  /// without a lost row. It assumes that the worker wrote at an even rate between two observations.
  /// For a row after the last observation, it uses the time of that observation.
  private OptionalLong lostMillis(Crashed crash, Optional<RecoveryResult> survival) {
    long firstLost = survival.map(it -> it.rows().firstLost()).orElse(0L);
    if (firstLost == 0) {
      return OptionalLong.empty();
    }
    long rows = 0;
    long millis = 0;
    for (Acknowledged each : written.getOrDefault(crash.trial(), List.of())) {
      if (each.rows() >= firstLost) {
        return OptionalLong.of(
            Math.max(0, crash.millis() - between(firstLost, rows, millis, each)));
      }
      rows = each.rows();
      millis = each.millis();
    }
    return OptionalLong.of(Math.max(0, crash.millis() - millis));
  }

  private static long between(long row, long rows, long millis, Acknowledged next) {
    double share = (row - rows) / (double) Math.max(1, next.rows() - rows);
    return Math.round(millis + share * (next.millis() - millis));
  }
}
