package dynobench.result;

import dynobench.event.RunEvent.CacheDropped;
import dynobench.event.RunEvent.EngineReported;
import dynobench.event.RunEvent.FilesSeen;
import dynobench.event.RunEvent.IterationStarted;
import dynobench.event.RunEvent.PhaseFinished;
import dynobench.event.RunEvent.PhaseRepeated;
import dynobench.event.RunEvent.Sliced;
import dynobench.event.RunEvent.TrialFinished;
import dynobench.event.RunEvent.TrialStarted;
import dynobench.event.RunEvent.Verified;
import dynobench.plan.Contender;
import dynobench.plan.Trial;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;

/// Trials of a run, as far as their events were received. Confined to one thread.
final class TrialResults {
  private final Map<Integer, TrialResult> trials = new TreeMap<>();
  private final Set<Contender> contenders = new LinkedHashSet<>();
  private final CappedList<CacheDropped> cacheDrops =
      new CappedList<>(it -> it.drop().failure().length());
  private final RunAudit audit;
  private final ServiceTimelines flows;
  private final RunSamples looks;
  private long orphanEvents;

  TrialResults(RunAudit audit, ServiceTimelines flows, RunSamples looks) {
    this.audit = audit;
    this.flows = flows;
    this.looks = looks;
  }

  /// Returns every trial that began, in order.
  List<TrialResult> all() {
    return List.copyOf(trials.values());
  }

  /// Returns the contenders in the order of their first trials.
  List<Contender> contenders() {
    return List.copyOf(contenders);
  }

  /// Returns the number of events of trials whose beginning is missing.
  long orphanEvents() {
    return orphanEvents;
  }

  void restore(TrialResult trial) {
    trials.put(trial.trial().number(), trial);
  }

  void restore(Collection<Contender> who, long lost) {
    contenders.addAll(who);
    orphanEvents = lost;
  }

  void add(EngineReported engine) {
    update(engine.trial(), trial -> trial.with(engine));
  }

  void add(FilesSeen seen) {
    update(seen.trial(), trial -> trial.with(seen));
  }

  void add(CacheDropped drop) {
    cacheDrops.add(drop);
  }

  /// Returns the attempts to empty the page cache before phases.
  List<CacheDropped> cacheDrops() {
    return cacheDrops.list();
  }

  void add(Verified verified) {
    update(verified.trial(), trial -> trial.with(verified));
  }

  /// Begins a trial. If it exists already, the existing one remains: only an edited log has a trial
  /// twice.
  void begin(TrialStarted start) {
    audit.begins(start);
    Trial trial = start.trial();
    looks.begin(trial);
    contenders.add(trial.contender());
    if (trials.putIfAbsent(trial.number(), new TrialResult(trial)) != null) {
      audit.twice("a beginning", trial.number());
    }
  }

  void finish(PhaseFinished phase) {
    audit.ends(phase, 1);
    looks.add(phase);
    update(
        phase.trial(),
        trial -> {
          if (trial.phase(phase.phase()).isPresent()) {
            audit.twice("a phase \"" + phase.phase() + "\"", phase.trial());
          }
          return trial.with(flows.judged(phase));
        });
  }

  void add(Sliced sliced) {
    audit.waits(sliced);
    update(sliced.trial(), trial -> trial.with(sliced));
  }

  void begin(IterationStarted next) {
    audit.begins(next);
    update(next.trial(), trial -> trial.begins(next.iteration()));
  }

  void finish(PhaseRepeated phase) {
    audit.ends(phase.phase(), phase.iteration());
    looks.add(phase.phase());
    update(
        phase.trial(),
        trial -> {
          if (trial.has(phase)) {
            audit.twice(
                "a phase \"%s\" of iteration %d"
                    .formatted(phase.phase().phase(), phase.iteration()),
                phase.trial());
          }
          return trial.with(phase);
        });
  }

  void end(TrialFinished end) {
    update(
        end.trial(),
        trial -> {
          if (trial.outcome().isPresent()) {
            audit.twice("an end", end.trial());
            return trial;
          }
          audit.ends(end, trial);
          return trial.with(end.outcome());
        });
  }

  private void update(int trial, UnaryOperator<TrialResult> change) {
    if (trials.computeIfPresent(trial, (_, before) -> change.apply(before)) == null) {
      orphanEvents++;
    }
  }
}
