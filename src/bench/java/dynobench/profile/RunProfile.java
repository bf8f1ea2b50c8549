package dynobench.profile;

import dynobench.event.RunEvent.PhaseFinished;
import dynobench.event.Series;
import dynobench.frames.FrameRule;
import dynobench.profiling.ProfileFiles;
import dynobench.profiling.ProfiledRounds;
import dynobench.result.RunResult;
import dynobench.result.RunState;
import dynobench.result.TrialResult;
import dynobench.store.RunReader;
import dynobench.workload.Settings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;

/// Profile of a run: the time of each contender in each phase, divided by category and by stack.
///
/// @param rounds result of all added rounds, including those without a profiler
/// @param phases one entry for each contender, point and phase that has complete rounds
/// @param rules rules of each engine, by its id
/// @param problems sentences on missing or damaged parts
public record RunProfile(
    RunResult rounds,
    List<ProfiledPhase> phases,
    Map<String, List<FrameRule>> rules,
    List<String> problems) {
  public RunProfile {
    phases = List.copyOf(phases);
    rules = Map.copyOf(rules);
    problems = List.copyOf(problems);
  }

  /// Reads the profile of a run; empty if the run has none.
  ///
  /// @param run folder of the run
  /// @throws IOException when the rules cannot be read
  /// @throws dynobench.store.WorkspaceException when the log of the profiled rounds cannot be read
  public static Optional<RunProfile> read(Path run) throws IOException {
    ProfileFolder folder = ProfileFolder.of(run);
    return folder.exists() ? Optional.of(new Reading(folder).read()) : Optional.empty();
  }

  /// Returns the time of a contender in a phase at a point.
  public Optional<ProfiledPhase> phase(Series series, Settings levels, String phase) {
    return phases.stream()
        .filter(each -> each.phase().equals(phase))
        .filter(each -> each.levels().equals(levels))
        .filter(each -> each.series().contender().equals(series.contender()))
        .findFirst();
  }

  /// A phase at a point, with the time of each contender.
  ///
  /// @param contenders in the order of the run
  public record PhasePoint(String phase, Settings levels, List<ProfiledPhase> contenders) {
    public PhasePoint {
      contenders = List.copyOf(contenders);
    }
  }

  /// Returns the phases at all points, in their order.
  public List<PhasePoint> points() {
    record Place(String phase, Settings levels) {}
    var places = new LinkedHashMap<Place, List<ProfiledPhase>>();
    for (ProfiledPhase each : phases) {
      places
          .computeIfAbsent(new Place(each.phase(), each.levels()), _ -> new ArrayList<>())
          .add(each);
    }
    return places.entrySet().stream()
        .map(it -> new PhasePoint(it.getKey().phase(), it.getKey().levels(), it.getValue()))
        .toList();
  }

  /// Returns the number of profiled rounds that are complete.
  public int roundCount() {
    return phases.stream().mapToInt(each -> each.rounds().size()).max().orElse(0);
  }

  /// Returns the ratio of the times of profiled rounds to those of other rounds; empty with fewer
  /// than three phases that can be compared.
  public Optional<ProfilingCost> cost() {
    return ProfilingCost.of(rounds);
  }

  /// Returns a classifier with the rules of a contender's engine.
  StackClassifier classifier(Series series) {
    return new StackClassifier(rules.getOrDefault(series.contender().engine(), List.of()));
  }

  private record PhaseKey(Series series, Settings levels, String phase) {}

  /// State of reading a profile.
  private static final class Reading {
    private final ProfileFolder folder;
    private final RunResult result;
    private final Map<String, List<FrameRule>> rules;
    private final Map<String, StackClassifier> classifiers = new LinkedHashMap<>();
    private final Map<PhaseKey, List<RoundTime>> rounds = new LinkedHashMap<>();
    private final List<String> problems = new ArrayList<>();

    Reading(ProfileFolder folder) throws IOException {
      this.folder = folder;
      this.rules = folder.rules();
      this.result = new RunReader(folder.folder()).result();
    }

    RunProfile read() throws IOException {
      if (result.started().isEmpty()) {
        problems.add("The log of the profiled rounds is damaged or empty.");
      } else if (result.state() != RunState.FINISHED) {
        problems.add("Profiling was stopped early. Profile the run again for all rounds.");
      }
      requireRules();
      for (TrialResult each : result.trials()) {
        if (each.counts() && ProfiledRounds.have(each.trial())) {
          add(each);
        }
        each.failure()
            .ifPresent(why ->
                problems.add("Trial %d is left out: %s.".formatted(each.trial().number(), why)));
      }
      List<ProfiledPhase> phases =
          rounds.entrySet().stream()
              .map(each ->
                  new ProfiledPhase(
                      each.getKey().series(),
                      each.getKey().levels(),
                      each.getKey().phase(),
                      each.getValue()))
              .toList();
      return new RunProfile(result, phases, rules, problems.stream().distinct().toList());
    }

    /// Without the rules of an engine, its time would have no categories.
    private void requireRules() throws IOException {
      for (TrialResult each : result.trials()) {
        String engine = each.trial().contender().engine();
        if (!rules.containsKey(engine)) {
          throw new IOException(
              "the rules of the profile are damaged: those of %s are missing".formatted(engine));
        }
      }
    }

    private void add(TrialResult trial) {
      Series series =
          result
              .series(trial.trial().contender())
              .orElseGet(() -> Series.nameless(trial.trial().contender()));
      StackClassifier classifier =
          classifiers.computeIfAbsent(
              series.contender().engine(),
              it -> new StackClassifier(rules.getOrDefault(it, List.of())));
      List<CountedIteration> iterations = iterations(trial);
      for (PhaseFinished phase : trial.phases()) {
        var sums = new PhaseSums(classifier);
        for (CountedIteration each : iterations) {
          each.phases().stream()
              .filter(it -> it.phase().equals(phase.phase()))
              .findFirst()
              .ifPresent(it -> sums.add(it, each.profile()));
        }
        sums.time(trial.trial().repetition())
            .ifPresent(time ->
                rounds
                    .computeIfAbsent(
                        new PhaseKey(series, trial.trial().levels(), phase.phase()),
                        _ -> new ArrayList<>())
                    .add(time));
      }
    }

    private record CountedIteration(List<PhaseFinished> phases, IterationProfile profile) {}

    /// Returns the iterations that count: the only one of a cold trial, or the second half of those
    /// of a warm trial.
    private List<CountedIteration> iterations(TrialResult trial) {
      int last = trial.iteration();
      var found = new ArrayList<CountedIteration>();
      IntStream numbers =
          IntStream.concat(
              IntStream.of(1), trial.repeated().stream().mapToInt(each -> each.iteration()));
      for (int number : numbers.distinct().filter(each -> each > last / 2).toArray()) {
        IterationProfile profile =
            StackFile.read(new ProfileFiles(folder.folder(), trial.trial().number(), number));
        profile.problem().ifPresent(problems::add);
        found.add(new CountedIteration(phases(trial, number), profile));
      }
      return found;
    }

    private static List<PhaseFinished> phases(TrialResult trial, int iteration) {
      return iteration == 1
          ? trial.phases()
          : trial.repeated().stream()
              .filter(each -> each.iteration() == iteration)
              .map(each -> each.phase())
              .toList();
    }
  }
}
