package dynobench.result;

import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.event.RunEvent.EngineReported;
import dynobench.event.RunEvent.Logged;
import dynobench.event.RunEvent.MachineSeen;
import dynobench.event.RunEvent.PhaseFinished;
import dynobench.event.RunEvent.PhaseRepeated;
import dynobench.event.RunEvent.PhaseStarted;
import dynobench.event.RunEvent.Probed;
import dynobench.event.RunEvent.Questioned;
import dynobench.event.RunEvent.RoundsAdded;
import dynobench.event.RunEvent.RunFinished;
import dynobench.event.RunEvent.RunStarted;
import dynobench.event.RunEvent.Sampled;
import dynobench.event.RunEvent.ServerStarted;
import dynobench.event.RunEvent.ShardStarted;
import dynobench.event.RunEvent.Sliced;
import dynobench.event.RunEvent.TrialFinished;
import dynobench.event.RunEvent.TrialStarted;
import dynobench.event.RunEvent.Verified;
import dynobench.event.RunEvent.Warned;
import dynobench.event.Series;
import dynobench.measure.Calibration;
import dynobench.measure.Environment;
import dynobench.measure.Metric;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.Trial;
import dynobench.workload.Factor;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// Sum of a run's events, live and stored alike. Log lines are only counted; samples are reduced to
/// a few sums for each trial. Confined to one thread.
public final class RunResult implements MeasurementSet, Consumer<RunEvent> {
  private final String id;
  private final WarningEvents<Warned> warnings = new WarningEvents<>(it -> it.text().length());
  private final CappedList<ServerStarted> servers = new CappedList<>(_ -> 0);
  private final WarningEvents<Questioned> contradictions =
      new WarningEvents<>(it -> it.text().length());
  private final RunMachines machines = new RunMachines();
  private final RunParts parts = new RunParts();
  private final RunAudit audit = new RunAudit();
  private final PhaseHistories courses = new PhaseHistories(this);
  private final Crashes crashes = new Crashes(this);
  private final ServiceTimelines flows = new ServiceTimelines();
  private final RunSamples looks = new RunSamples();
  private final TrialObservations observations = new TrialObservations();
  private final TrialResults trials = new TrialResults(audit, flows, looks);
  private @Nullable RunStarted started;
  private @Nullable Plan firstPlan;
  private @Nullable Plan plan;
  private @Nullable Environment environment;
  private OmittedLines skipped = OmittedLines.NONE;
  private RunState state = RunState.UNFINISHED;
  private long samples;
  private long logLines;
  private long pausedMillis;
  private long lastMillis;

  /// Creates the result of a run without events.
  ///
  /// @param id name of the run's folder
  public RunResult(String id) {
    this.id = id;
  }

  @Override
  public void accept(RunEvent event) {
    arrive(event);
    switch (event) {
      case RunStarted first -> start(first);
      case ShardStarted shard -> begin(shard);
      case RoundsAdded more -> add(more);
      case TrialStarted start -> begin(start);
      case EngineReported engine -> trials.add(engine);
      case PhaseFinished phase -> trials.finish(phase);
      case Sliced sliced -> trials.add(sliced);
      case RunEvent.IntervalPassed passed -> flows.add(passed);
      case RunEvent.Accounted _ -> {}
      case RunEvent.Observed seen -> observations.add(seen);
      case RunEvent.IterationStarted next -> trials.begin(next);
      case PhaseRepeated phase -> trials.finish(phase);
      case TrialFinished end -> trials.end(end);
      case PhaseStarted phase -> {
        audit.begins(phase);
        flows.begin(phase.trial(), phase.phase());
      }
      case Sampled look -> {
        samples++;
        looks.add(look);
      }
      case ServerStarted server -> servers.add(server);
      case RunEvent.FilesSeen seen -> trials.add(seen);
      case Logged _ -> logLines++;
      case Warned warning -> warnings.add(warning);
      case RunEvent.CacheDropped drop -> trials.add(drop);
      case Questioned contradiction -> contradictions.add(contradiction);
      case Verified verified -> trials.add(verified);
      case MachineSeen seen -> see(seen);
      case Probed it -> machines.add(it);
      case RunEvent.Acknowledged rows -> crashes.add(rows);
      case RunEvent.Crashed crash -> crashes.add(crash);
      case RunEvent.Survived survived -> crashes.add(survived);
      case RunFinished end -> state = end.cancelled() ? RunState.CANCELLED : RunState.FINISHED;
    }
  }

  private void arrive(RunEvent event) {
    if (event instanceof RoundsAdded more) {
      pausedMillis += more.pauseMillis();
    }
    lastMillis = Math.max(lastMillis, event.atMillis() - pausedMillis);
    if (!(event instanceof Sampled || event instanceof Logged)) {
      courses.changed();
    }
  }

  @Override
  public String id() {
    return id;
  }

  /// Returns the first event; empty if the first line of the log is damaged.
  public Optional<RunStarted> started() {
    return Optional.ofNullable(started);
  }

  /// Returns the parts in order. The first one is missing if the beginning of the run is lost.
  public List<RunPart> parts() {
    return parts.all();
  }

  /// Returns the parts, with the events that began the added ones.
  RunParts history() {
    return parts;
  }

  /// Returns the part that a trial belongs to; empty if no known part began before the trial.
  public Optional<RunPart> part(Trial trial) {
    return parts.of(trial);
  }

  /// Returns the number of trials that the run should have, including added rounds. Empty if its
  /// beginning is lost and no rounds were added.
  public OptionalInt plannedTrials() {
    return parts.trials();
  }

  /// Returns the time from the first event to the last received one, without the pauses between
  /// parts; 0 if the first event is missing.
  public long lengthMillis() {
    return started().map(first -> lastMillis - first.atMillis()).orElse(0L);
  }

  /// Returns the latest time of the received events, in milliseconds since 1970; 0 without events.
  public long endMillis() {
    return lastMillis + pausedMillis;
  }

  /// Returns the plan, with the rounds of all parts. It is the assumed plan, or empty, until the
  /// first event is received.
  public Optional<Plan> plan() {
    return Optional.ofNullable(plan);
  }

  /// Returns whether the run is a duel, which ends as soon as its result is precise enough.
  public boolean isDuel() {
    return plan().flatMap(Plan::duel).isPresent();
  }

  /// Returns whether the run's trials simulate crashes instead of measuring.
  public boolean isOfCrashes() {
    return plan().flatMap(Plan::crash).isPresent();
  }

  /// Returns whether the run's trials test upgrades.
  public boolean isOfUpgrades() {
    return plan().flatMap(Plan::upgrade).isPresent();
  }

  /// Returns the results of the run's crashes.
  public Crashes crashes() {
    return crashes;
  }

  /// Returns whether clients worked long enough in a phase for a verdict, but never reached a
  /// steady rate.
  public boolean isUnsteady(PhaseFinished phase) {
    return flows.isUnsteady(phase);
  }

  /// Returns the service of a trial's clients in a phase, second by second.
  public List<ServiceSecond> flow(TrialResult trial, String phase) {
    return flows.of(trial.trial().number(), phase);
  }

  public Optional<Environment> environment() {
    return Optional.ofNullable(environment);
  }

  /// Returns the state: [RunState#UNFINISHED] until the last event was received.
  public RunState state() {
    return state;
  }

  /// Returns every trial that began, in order.
  public List<TrialResult> trials() {
    return trials.all();
  }

  /// Returns the trials that began and did not complete. The times of these trials are in no
  /// figures.
  public List<TrialResult> notCompleted() {
    return trials.all().stream()
        .filter(each -> each.outcome().filter(Outcome::counts).isEmpty())
        .toList();
  }

  public List<Warned> warnings() {
    return warnings.list();
  }

  /// Returns the starts of servers that belong to modes.
  public List<ServerStarted> servers() {
    return servers.list();
  }

  /// Returns observations that contradict the claimed durability.
  public List<Questioned> contradictions() {
    return contradictions.list();
  }

  /// Returns whether the run's trials have the phases of the workload.
  public boolean hasPhases() {
    return !isOfCrashes() && !isOfUpgrades();
  }

  /// Returns whether the times of the run mean anything.
  public boolean measuresTimes() {
    return hasPhases() && !workload().testsIsolation();
  }

  /// Returns what trials saw that only their kind of workload looks for.
  public TrialObservations observations() {
    return observations;
  }

  /// Returns the attempts to empty the page cache before phases.
  public List<RunEvent.CacheDropped> cacheDrops() {
    return trials.cacheDrops();
  }

  /// Returns the sums of the workers' samples, trial by trial.
  public List<TrialSamples> trialSamples() {
    return looks.all();
  }

  /// Returns data on the machines that the trials ran on.
  public RunMachines machines() {
    return machines;
  }

  /// Returns the calibrations of the run's machines.
  public List<Calibration> calibrations() {
    Stream<Environment> all =
        machines.shards().isEmpty()
            ? Stream.concat(environment().stream(), parts.environments().stream())
            : machines.shards().stream().map(ShardStarted::environment);
    return all.flatMap(each -> each.calibration().stream()).distinct().toList();
  }

  /// Returns facts about the log that the result was read from.
  public LogFindings log() {
    return new LogFindings(
        this, new LogFindings.Counts(samples, logLines, trials.orphanEvents()), skipped, audit);
  }

  /// Returns a contender's series, if the run has this contender.
  public Optional<Series> series(Contender contender) {
    return series().stream().filter(each -> each.contender().equals(contender)).findFirst();
  }

  /// Returns the series in the plan's order. If the first event is missing, derives the series from
  /// the contenders of the plan and of the trials, with ids as titles.
  @Override
  public List<Series> series() {
    var known = new LinkedHashMap<Contender, Series>();
    started().ifPresent(first -> first.series().forEach(s -> known.putIfAbsent(s.contender(), s)));
    plan()
        .ifPresent(it -> it.contenders().forEach(c -> known.computeIfAbsent(c, Series::nameless)));
    trials.contenders().forEach(each -> known.computeIfAbsent(each, Series::nameless));
    return List.copyOf(known.values());
  }

  /// Returns the phases that any trial finished, in order.
  @Override
  public List<String> phases() {
    return trials.all().stream()
        .flatMap(trial -> trial.phases().stream())
        .map(PhaseFinished::phase)
        .distinct()
        .sorted(workload().order())
        .toList();
  }

  /// Returns the workload as it was described when the run began. Version 0.1 stored no
  /// description; its workloads still ship with the program.
  @Override
  public Workload workload() {
    return started()
        .flatMap(RunStarted::workload)
        .or(() -> workloadName().flatMap(Workloads.shipped()::named).map(Workload::asItComes))
        .orElseGet(() -> Workloads.unknown(workloadName().orElse("")));
  }

  private Optional<String> workloadName() {
    return plan()
        .map(Plan::workload)
        .or(() -> trials.all().stream().map(each -> each.trial().workload()).findFirst());
  }

  @Override
  public List<String> factors() {
    return plan()
        .map(it -> it.factors().stream().map(Factor::name).toList())
        .orElseGet(() ->
            trials.all().stream()
                .flatMap(each -> each.trial().levels().values().keySet().stream())
                .distinct()
                .toList());
  }

  /// Returns the workload's parameters with equal values in all trials, defaults included; empty if
  /// the plan is lost.
  public Settings parameters() {
    return plan()
        .map(it -> {
          Settings all = workload().settings(it.parameters());
          for (String factor : factors()) {
            all = all.without(factor);
          }
          return all;
        })
        .orElse(Settings.NONE);
  }

  /// Returns whether the workload commits in the contenders' styles; true if the workload is
  /// unknown.
  public boolean commits() {
    return workload().phases().isEmpty() || !workload().committing().isEmpty();
  }

  /// Returns a measurement for every series and point where a repetition that counts has a value of
  /// the metric.
  @Override
  public List<Measurement> measurements(String phase, Metric metric) {
    return courses.measurements(phase, metric);
  }

  /// Returns the course of a trial's phase, iteration by iteration; empty until the first iteration
  /// has ended.
  public Optional<PhaseHistory> course(TrialResult trial, String phase) {
    return courses.of(trial, phase);
  }

  /// Returns whether the plan repeats phases until they reach a steady state, or a trial did so.
  public boolean isWarm() {
    return plan().filter(it -> it.steady().isPresent()).isPresent()
        || trials.all().stream().anyMatch(each -> !each.later().isEmpty());
  }

  /// Sets a plan to use until the first event is received, and permanently if that event is lost.
  public void assume(Plan likely) {
    courses.changed();
    firstPlan = Objects.requireNonNullElse(firstPlan, likely);
    extendPlan();
  }

  /// Sets an environment to use until the first event is received, and permanently if that event is
  /// lost.
  public void assume(Environment likely) {
    environment = Objects.requireNonNullElse(environment, likely);
  }

  /// Sets the skipped lines of the log.
  public void missing(OmittedLines lines) {
    skipped = lines;
  }

  /// Passes on the whole result as lines, from which [#restore(SummaryLine)] creates an equal
  /// result. Crashes are not included.
  public void summarise(Consumer<SummaryLine> lines) {
    started().ifPresent(first -> lines.accept(new SummaryLine.Told(first)));
    for (TrialResult each : trials.all()) {
      lines.accept(
          SummaryLine.OfTrial.of(each, looks.of(each.trial().number()), courses.settled(each)));
    }
    SummaryLine.ofEvents(
            List.of(
                machines.events(),
                warnings(),
                servers(),
                contradictions(),
                cacheDrops(),
                observations.all(),
                machines.seen()))
        .forEach(lines);
    flows.served().forEach(lines);
    lines.accept(
        new SummaryLine.Totals(
            state,
            samples,
            logLines,
            trials.orphanEvents(),
            lastMillis,
            trials.contenders(),
            audit.findings(),
            audit.unannounced(),
            skipped.damages(),
            SummaryLine.Totals.texts(skipped.newer())));
  }

  /// Restores one line of a summary. Lines must come in order; after the last one, no event may be
  /// accepted.
  public void restore(SummaryLine line) {
    switch (line) {
      case SummaryLine.Told(RunEvent event) -> accept(event);
      case SummaryLine.OfTrial stored -> {
        TrialResult trial = stored.trial();
        trials.restore(trial);
        stored.looks().ifPresent(sums -> looks.restore(trial.trial(), sums));
        stored.all().forEach((phase, settled) -> courses.restore(trial, phase, settled));
      }
      case SummaryLine.Served served -> flows.restore(served);
      case SummaryLine.Totals totals -> restore(totals);
    }
  }

  private void restore(SummaryLine.Totals totals) {
    state = totals.state();
    samples = totals.samples();
    logLines = totals.logLines();
    lastMillis = totals.lastMillis();
    trials.restore(totals.contenders(), totals.strays());
    audit.restore(totals.found(), totals.unannounced());
    skipped = totals.skipped();
  }

  private void begin(ShardStarted shard) {
    machines.add(shard);
    looks.begin(shard.environment());
  }

  private void begin(TrialStarted start) {
    warnings.begin();
    contradictions.begin();
    trials.begin(start);
  }

  private void add(RoundsAdded more) {
    warnings.addRounds();
    contradictions.addRounds();
    state = RunState.UNFINISHED;
    parts.add(more);
    machines.add(more);
    extendPlan();
    looks.begin(more.environment());
  }

  /// Adds the rounds of all parts to the plan.
  private void extendPlan() {
    plan = firstPlan == null ? null : parts.extended(firstPlan);
  }

  private void see(MachineSeen seen) {
    machines.add(seen);
    looks.add(seen);
  }

  private void start(RunStarted first) {
    started = first;
    parts.begin(first);
    firstPlan = first.plan();
    extendPlan();
    environment = first.environment();
    looks.begin(first.environment());
  }
}
