package dynobench.advice;

import dynobench.catalog.Catalog;
import dynobench.catalog.Catalog.Resolved;
import dynobench.plan.Plan;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.stats.Summary;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/// Answer to the question which engine suits an application: the engines that keep the promises,
/// those of them that no other one beats, and what speaks for and against each.
public final class Advice {
  /// How the engines are compared, in words.
  public static final String METHOD =
      "An engine beats another one if it is clearly better in at least one figure and clearly worse"
          + " in none: the medians differ by more than 20 %, and their intervals do not overlap."
          + " There is no score, because only you know what a figure is worth.";

  /// Rounds below which chance may decide a comparison.
  private static final int FEWEST_ROUNDS = 3;

  private final Application application;
  private final Candidates candidates;
  private final Map<AdvicePart, RunResult> runs;
  private final ParetoFront front;
  private final List<EngineAdvice> engines;

  /// @param runs finished runs; a missing one leaves its figures unmeasured
  public Advice(Application application, Candidates candidates, Map<AdvicePart, RunResult> runs) {
    this.application = application;
    this.candidates = candidates;
    this.runs = new EnumMap<>(AdvicePart.class);
    this.runs.putAll(runs);
    front = new ParetoFront(figures());
    engines = engines();
  }

  /// Returns the plans of the runs that an answer needs, in their order; none if no engine keeps
  /// the promises.
  ///
  /// @param time time for all of them
  public static Map<AdvicePart, Plan> plans(
      Application application, Candidates candidates, Duration time) {
    List<String> modes = candidates.in().stream().map(Resolved::use).toList();
    var plans = new EnumMap<AdvicePart, Plan>(AdvicePart.class);
    List<AdvicePart> parts = modes.isEmpty() ? List.of() : application.parts();
    parts.forEach(part -> plans.put(part, part.plan(application, modes, part.share(time, parts))));
    return plans;
  }

  /// Returns the answer to a stored question. Engines that its runs did not measure take no part.
  public static Advice of(
      Catalog catalog, Application application, Map<AdvicePart, RunResult> runs) {
    List<String> measured =
        runs.values().stream()
            .flatMap(run -> run.series().stream())
            .map(each -> each.contender().use())
            .toList();
    Candidates now = Candidates.of(catalog, application);
    return new Advice(application, runs.isEmpty() ? now : now.only(measured), runs);
  }

  private Map<String, Map<AdviceFigure, Summary>> figures() {
    var figures = new LinkedHashMap<String, Map<AdviceFigure, Summary>>();
    for (Resolved each : candidates.in()) {
      var own = new EnumMap<AdviceFigure, Summary>(AdviceFigure.class);
      for (AdviceFigure figure : application.measured()) {
        Optional.ofNullable(runs.get(figure.part()))
            .flatMap(run -> figure.of(run, each.use()))
            .map(Measurement::summary)
            .ifPresent(values -> own.put(figure, values));
      }
      figures.put(each.use(), own);
    }
    return figures;
  }

  private List<EngineAdvice> engines() {
    var sentences = new AdviceSentences(application, runs, candidates, front);
    return candidates.in().stream()
        .map(each ->
            new EngineAdvice(
                each.use(),
                each.title(),
                medians(each),
                names(front.better(each.use())),
                sentences.of(each)))
        .sorted(Comparator.comparing(each -> !each.isOnFront()))
        .toList();
  }

  private Map<AdviceFigure, String> medians(Resolved engine) {
    var medians = new EnumMap<AdviceFigure, String>(AdviceFigure.class);
    for (AdviceFigure each : application.measured()) {
      front
          .value(engine.use(), each)
          .ifPresent(values -> medians.put(each, front.text(values.median(), each)));
    }
    return medians;
  }

  private List<String> names(List<String> modes) {
    return candidates.in().stream()
        .filter(each -> modes.contains(each.use()))
        .map(each -> each.engine().name())
        .toList();
  }

  public Application application() {
    return application;
  }

  /// Returns the engines that keep all promises, those on the front first.
  public List<EngineAdvice> all() {
    return engines;
  }

  /// Returns the engines that no other one beats.
  public List<EngineAdvice> front() {
    return engines.stream().filter(EngineAdvice::isOnFront).toList();
  }

  /// Returns the engines that break a promise.
  public List<Candidates.RuledOut> out() {
    return candidates.out();
  }

  /// Returns titles of modes of other engines that keep all promises too.
  public List<String> elsewhere() {
    return candidates.elsewhere();
  }

  /// Returns the ids of the runs, in the order of their parts.
  public List<String> runIds() {
    return runs.values().stream().map(RunResult::id).toList();
  }

  /// Returns the figures that the answer compares.
  public String compared() {
    return application.measured().stream()
        .map(AdviceFigure::title)
        .collect(Collectors.joining(", "));
  }

  /// Returns that some figures have too few rounds, as sentences; empty with enough rounds.
  public Optional<String> doubt() {
    OptionalInt fewest = front.fewestValues();
    return fewest.isPresent() && fewest.getAsInt() < FEWEST_ROUNDS
        ? Optional.of(
            "Some figures rest on fewer than %d rounds, so they decide nothing. Allow more time."
                .formatted(FEWEST_ROUNDS))
        : Optional.empty();
  }

  /// Returns the answer in one sentence.
  public String headline() {
    if (engines.isEmpty()) {
      return candidates.shortage().orElse("There is no engine here.");
    }
    List<String> names = front().stream().map(EngineAdvice::title).toList();
    if (!runs.isEmpty() && front.fewestValues().isEmpty()) {
      return "Nothing could be measured: no trial completed.";
    }
    if (runs.isEmpty()) {
      return "Nothing was measured yet. %s keep all promises."
          .formatted(list(engines.stream().map(EngineAdvice::title).toList()));
    }
    if (engines.size() == 1) {
      return "Only %s keeps all promises.".formatted(names.getFirst());
    }
    return names.size() == 1
        ? "Choose %s. No other engine that keeps the promises beats it.".formatted(names.getFirst())
        : "Choose between %s. None of them beats another.".formatted(list(names));
  }

  private static String list(List<String> names) {
    var all = new ArrayList<>(names);
    String last = all.removeLast();
    return all.isEmpty() ? last : String.join(", ", all) + " and " + last;
  }
}
