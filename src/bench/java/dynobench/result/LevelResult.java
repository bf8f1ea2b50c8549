package dynobench.result;

import dynobench.event.RunEvent.IsolationSeen;
import dynobench.isolation.AnomalyClass;
import dynobench.isolation.AnomalyFinding;
import dynobench.isolation.Interleaving;
import dynobench.isolation.IsolationModel;
import dynobench.isolation.IsolationObservation.HistoryResult;
import dynobench.isolation.IsolationObservation.LevelTaken;
import dynobench.isolation.IsolationObservation.ScriptOutcome;
import dynobench.isolation.IsolationObservation.ScriptResult;
import dynobench.measure.IsolationLevel;
import dynobench.plan.Contender;
import dynobench.plan.Trial;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/// Isolation of a contender at one level, over all trials of a run.
///
/// @param levels values of the factors
/// @param level how the engine reacted to the level of the plan
/// @param scripts results of all scripts, in the order of trials
/// @param histories results of the random histories, in the order of trials
/// @param anomalies anomalies that happened, the most severe first
public record LevelResult(
    Contender contender,
    Settings levels,
    LevelTaken level,
    List<ScriptResult> scripts,
    List<HistoryResult> histories,
    List<SeenAnomaly> anomalies) {
  /// Anomaly that happened.
  ///
  /// @param scripts ids of the scripts in which it happened
  /// @param count number of times in random histories
  /// @param isLeast whether there may be more of them in the histories
  /// @param proof transactions of a history that prove it, and sentences on them; empty without one
  public record SeenAnomaly(
      AnomalyClass anomaly, List<String> scripts, long count, boolean isLeast, List<String> proof) {
    public SeenAnomaly {
      scripts = List.copyOf(scripts);
      proof = List.copyOf(proof);
    }

    private SeenAnomaly plus(String script) {
      var more = new ArrayList<>(scripts);
      more.add(script);
      return new SeenAnomaly(anomaly, more.stream().distinct().toList(), count, isLeast, proof);
    }

    private SeenAnomaly plus(AnomalyFinding finding) {
      return new SeenAnomaly(
          anomaly,
          scripts,
          count + finding.count(),
          isLeast || finding.isLeast(),
          proof.isEmpty() || finding.proof().size() < proof.size() ? finding.proof() : proof);
    }
  }

  public LevelResult {
    scripts = List.copyOf(scripts);
    histories = List.copyOf(histories);
    anomalies = List.copyOf(anomalies);
  }

  private record Place(Contender contender, Settings levels) {}

  /// Returns the results of a run by contender and level, contender by contender.
  public static List<LevelResult> of(RunResult run) {
    var trials = new LinkedHashMap<Place, List<Integer>>();
    for (Contender contender : run.series().stream().map(each -> each.contender()).toList()) {
      run.trials().stream()
          .map(TrialResult::trial)
          .filter(each -> each.contender().equals(contender))
          .forEach(each ->
              trials.computeIfAbsent(place(each), _ -> new ArrayList<>()).add(each.number()));
    }
    var results = new ArrayList<LevelResult>();
    trials.forEach((place, numbers) -> of(run, place, numbers).ifPresent(results::add));
    return results;
  }

  /// Returns the numbers of the trials whose engine has no such level. They tested nothing.
  public static Set<Integer> refusedTrials(RunResult run) {
    return run.observations().isolation().stream()
        .filter(each -> each.observation() instanceof LevelTaken it && !it.refusal().isEmpty())
        .map(IsolationSeen::trial)
        .collect(Collectors.toSet());
  }

  /// Returns the trials that did not complete, without those whose engine has no such level. In a
  /// run of another kind, these are all trials that did not complete.
  public static List<TrialResult> failures(RunResult run) {
    Set<Integer> refused = refusedTrials(run);
    return run.notCompleted().stream()
        .filter(each -> !refused.contains(each.trial().number()))
        .toList();
  }

  private static Place place(Trial trial) {
    return new Place(trial.contender(), trial.levels());
  }

  /// Returns the result of some trials; empty if none of them has asked the engine for its level.
  private static Optional<LevelResult> of(RunResult run, Place place, List<Integer> trials) {
    Optional<LevelTaken> level = Optional.empty();
    var scripts = new ArrayList<ScriptResult>();
    var histories = new ArrayList<HistoryResult>();
    for (IsolationSeen each : run.observations().isolation()) {
      if (trials.contains(each.trial())) {
        switch (each.observation()) {
          case LevelTaken it -> level = level.or(() -> Optional.of(it));
          case ScriptResult it -> scripts.add(it);
          case HistoryResult it -> histories.add(it);
        }
      }
    }
    return level.map(it ->
        new LevelResult(
            place.contender(),
            place.levels(),
            it,
            scripts,
            histories,
            anomalies(run.workload(), scripts, histories)));
  }

  private static List<SeenAnomaly> anomalies(
      Workload workload, List<ScriptResult> scripts, List<HistoryResult> histories) {
    Map<AnomalyClass, SeenAnomaly> seen = new EnumMap<>(AnomalyClass.class);
    for (ScriptResult each : scripts) {
      Optional<AnomalyClass> anomaly =
          workload.interleaving(each.script()).map(Interleaving::anomaly);
      if (each.outcome() == ScriptOutcome.HAPPENED && anomaly.isPresent()) {
        seen.merge(
            anomaly.get(),
            first(anomaly.get()).plus(each.script()),
            (a, _) -> a.plus(each.script()));
      }
    }
    for (HistoryResult history : histories) {
      for (AnomalyFinding each : history.findings()) {
        seen.merge(each.anomaly(), first(each.anomaly()).plus(each), (a, _) -> a.plus(each));
      }
    }
    return List.copyOf(seen.values());
  }

  private static SeenAnomaly first(AnomalyClass anomaly) {
    return new SeenAnomaly(anomaly, List.of(), 0, false, List.of());
  }

  /// Returns whether the engine has the level.
  public boolean isTested() {
    return level.refusal().isEmpty();
  }

  /// Returns the level that the plan asked for, or else the engine's default; empty where the
  /// engine reports none.
  public Optional<IsolationLevel> asked() {
    return level.wanted().or(this::tested);
  }

  /// Returns the level that was tested; empty where the engine reports none.
  public Optional<IsolationLevel> tested() {
    return level.taken();
  }

  /// Returns the models of which each keeps what the name of the tested level promises; empty for a
  /// level that promises nothing.
  public List<IsolationModel> promise() {
    return tested().map(IsolationModel::promisedBy).orElse(List.of());
  }

  /// Returns whether the name of the tested level promises that an anomaly does not happen.
  public boolean promisesNo(AnomalyClass anomaly) {
    return IsolationModel.isForbidden(anomaly, promise());
  }

  /// Returns the anomalies that the promise forbids.
  public List<SeenAnomaly> broken() {
    return anomalies.stream().filter(each -> promisesNo(each.anomaly())).toList();
  }

  /// Returns the strongest models that are consistent with everything that was seen.
  public List<IsolationModel> behaviour() {
    return IsolationModel.strongest(anomalies.stream().map(SeenAnomaly::anomaly).toList());
  }

  /// Returns the number of transactions of the random histories.
  public long transactions() {
    return histories.stream().mapToLong(HistoryResult::transactions).sum();
  }
}
