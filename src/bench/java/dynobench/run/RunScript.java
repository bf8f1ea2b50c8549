package dynobench.run;

import dynobench.catalog.Catalog.Resolved;
import dynobench.catalog.Mode;
import dynobench.catalog.WorkloadSetup;
import dynobench.durability.DurabilityClass;
import dynobench.event.EngineRetirement;
import dynobench.event.Series;
import dynobench.measure.Environment;
import dynobench.plan.Contender;
import dynobench.plan.FlagRules;
import dynobench.plan.Plan;
import dynobench.plan.Trial;
import dynobench.profiling.ProfiledRounds;
import dynobench.secret.Secrets;
import dynobench.setup.Setup;
import dynobench.worker.Task;
import dynobench.workload.OwnRecording;
import dynobench.workload.SessionStyle;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Plan that has passed its checks, with everything needed to run it.
///
/// @param id name of the run
/// @param workload workload that the plan names
/// @param trials trials in the order of running
/// @param contenders engine and mode of each contender
/// @param temporary folder for the databases, on the disk that is measured
/// @param warnings warnings of the checks before the run
/// @param part the shard that this script runs; empty if it runs the whole plan
/// @param added the rounds that this script adds to a stored run; empty for a new run
/// @param profile folder of the profile, if the trials are profiled; it exists
public record RunScript(
    String id,
    Plan plan,
    Workload workload,
    List<Trial> trials,
    Map<Contender, Resolved> contenders,
    Environment environment,
    Path temporary,
    List<String> warnings,
    Optional<NodeShard> part,
    Optional<AddedRounds> added,
    Optional<Path> profile) {
  public RunScript {
    trials = List.copyOf(trials);
    contenders = Map.copyOf(contenders);
    warnings = List.copyOf(warnings);
  }

  /// Returns the folder for the profile of a trial; empty if the trial is not profiled.
  Optional<Path> profileOf(Trial trial) {
    return profile.filter(_ -> ProfiledRounds.have(trial));
  }

  /// Returns the engine and mode of a contender.
  Resolved resolved(Contender contender) {
    return Objects.requireNonNull(contenders.get(contender), () -> "unresolved: " + contender);
  }

  /// Returns the texts that must never be shown or stored.
  Secrets secrets() {
    return contenders.values().stream()
        .map(resolved -> resolved.engine().secrets())
        .reduce(Secrets.NONE, Secrets::and)
        .knowing(List.of(ServerPassword.OF_THIS_PROCESS))
        .readInFlags(plan.jvm().flags())
        .readInFlags(plan.contenders().stream().flatMap(each -> each.flags().stream()).toList());
  }

  private List<String> settings(Resolved resolved, JarDigests digests) {
    Settings values = workload.settings(plan.parameters());
    return digests.added(
        resolved.settings(workload.sized(values), values), resolved.engine().jars());
  }

  /// Returns all parameters of a trial, defaults included.
  Settings settings(Trial trial) {
    return workload.settings(plan.parameters(trial.levels()));
  }

  /// Returns whether clients share a pool of connections at any point of the plan. Then all workers
  /// have the pool's classes, so that all start in the same way.
  public boolean pools() {
    return plan.settings(workload).map(SessionStyle::of).anyMatch(SessionStyle.POOLED::equals);
  }

  /// Returns whether the run replays a recording. Then all workers have the classes of its format.
  public boolean replays() {
    return workload.parameter(OwnRecording.FILE).isPresent();
  }

  /// Returns the setup by which a worker drives a trial's engine.
  Setup setup(Trial trial) {
    Resolved resolved = resolved(trial.contender());
    return resolved
        .engine()
        .setup(resolved.mode(), settings(trial))
        .onNodes(trial.nodes())
        .guarded(ServerPassword.OF_THIS_PROCESS);
  }

  /// Returns the task for a worker.
  Task task(Trial trial, Setup setup, Path folder) {
    Settings copied =
        RecordingCopy.settings(PairsCopy.settings(settings(trial), temporary), temporary);
    return new Task(
        trial,
        workload,
        ReplayTranslations.settings(copied, this, trial.contender()),
        setup,
        new WorkloadSetup(setup, workload.sized(settings(trial))).statements(),
        folder.toString(),
        plan.seed(),
        plan.timeLimit().toMillis());
  }

  /// Returns the series of the contenders, in the plan's order. Reads the engines' jars for their
  /// digests.
  public List<Series> series() {
    var digests = new JarDigests();
    return plan.contenders().stream().map(each -> series(each, digests)).toList();
  }

  /// Returns the series as the log of a run stores them: without secrets.
  public List<Series> storedSeries() {
    var events = new HiddenSecrets(secrets(), _ -> {});
    return series().stream().map(events::hide).toList();
  }

  private Series series(Contender contender, JarDigests digests) {
    Resolved resolved = resolved(contender);
    List<String> switches = switches(contender);
    Mode mode = resolved.mode();
    String title = new SeriesTitles(plan, contenders).of(contender);
    if (switches.isEmpty()) {
      return new Series(
          contender,
          title,
          resolved.engine().version(),
          DurabilityClass.of(mode.durability()).name(),
          mode.promise(),
          tuned(resolved),
          settings(resolved, digests),
          Optional.of(mode.durability()),
          resolved.engine().about().released(),
          Optional.of(mode.isolation()),
          retired(resolved));
    }
    String set = "The plan sets " + FlagRules.joined(switches);
    return new Series(
        contender,
        title + " " + switches,
        resolved.engine().version(),
        DurabilityClass.UNKNOWN.name(),
        "%s, so the mode's durability is unknown. Without these flags: %s"
            .formatted(set, mode.promise()),
        Optional.of(tuned(resolved).map(own -> own + " " + set + ".").orElse(set + ".")),
        settings(resolved, digests),
        Optional.empty(),
        resolved.engine().about().released(),
        Optional.empty(),
        retired(resolved));
  }

  private static Optional<EngineRetirement> retired(Resolved resolved) {
    return resolved
        .engine()
        .about()
        .upkeep()
        .retired()
        .map(it -> new EngineRetirement(resolved.engine().name(), it.date(), it.source()));
  }

  /// Returns a description of all differences from the engine's defaults: the mode's own settings,
  /// and those of the plan's parameters.
  private Optional<String> tuned(Resolved resolved) {
    Settings given = workload.settings(plan.parameters(Settings.NONE));
    String all =
        Stream.concat(
                resolved.mode().tuned().stream(),
                resolved.engine().offers().stream()
                    .filter(each -> each.isRequested(given))
                    .map(each ->
                        "The plan's parameter %s = \"%s\" changes its settings."
                            .formatted(each.parameter(), each.value())))
            .collect(Collectors.joining(" "));
    return Optional.of(all).filter(text -> !text.isEmpty());
  }

  /// Returns the plan's flags that change settings of an engine. Such flags may change the
  /// durability of the engine's modes.
  private List<String> switches(Contender contender) {
    var rules = new FlagRules(plan.jvm().collector(), resolved(contender).engine().propertyNames());
    return plan.jvm(contender, Settings.NONE).flags().stream().filter(rules::isEnginesOwn).toList();
  }

  /// Returns a warning for each contender whose settings the plan's flags change. They come in
  /// addition to those of the checks.
  List<String> initialWarnings() {
    return plan.contenders().stream()
        .filter(contender -> !switches(contender).isEmpty())
        .map(contender ->
            "%s: the plan's flags change settings of the engine (%s), so its durability (%s) is no longer certain."
                .formatted(
                    resolved(contender).title(),
                    FlagRules.joined(switches(contender)),
                    resolved(contender).mode().durability().description()))
        .distinct()
        .toList();
  }
}
