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
import java.util.stream.Collectors;

/// Answer to the question which engine suits an application: the engines that keep the promises,
/// those of them that no other one beats, and what speaks for and against each.
public final class Advice {
  private final Application application;
  private final Candidates candidates;
  private final Map<AdvicePart, RunResult> runs;
  private final List<EngineAdvice> engines;

  /// @param runs finished runs; a missing one leaves its figures unmeasured
  public Advice(Application application, Candidates candidates, Map<AdvicePart, RunResult> runs) {
    this.application = application;
    this.candidates = candidates;
    this.runs = new EnumMap<>(AdvicePart.class);
    this.runs.putAll(runs);
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

  /// Returns the answer to a stored question.
  public static Advice of(
      Catalog catalog, Application application, Map<AdvicePart, RunResult> runs) {
    return new Advice(application, Candidates.of(catalog, application), runs);
  }

  private List<EngineAdvice> engines() {
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
    var front = new ParetoFront(figures);
    boolean isCircle = figures.keySet().stream().noneMatch(each -> front.better(each).isEmpty());
    var sentences = new AdviceSentences(application, runs, candidates, front);
    return candidates.in().stream()
        .map(each ->
            new EngineAdvice(
                each.use(),
                each.title(),
                medians(figures.getOrDefault(each.use(), Map.of()), front),
                isCircle ? List.of() : titles(front.better(each.use())),
                sentences.of(each)))
        .sorted(Comparator.comparing(each -> !each.isOnFront()))
        .toList();
  }

  private static Map<AdviceFigure, String> medians(
      Map<AdviceFigure, Summary> figures, ParetoFront front) {
    var medians = new EnumMap<AdviceFigure, String>(AdviceFigure.class);
    figures.forEach((figure, values) -> medians.put(figure, front.text(values.median(), figure)));
    return medians;
  }

  private List<String> titles(List<String> modes) {
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

  /// Returns the answer in one sentence.
  public String headline() {
    if (engines.isEmpty()) {
      return candidates.shortage().orElse("There is no engine here.");
    }
    List<String> names = front().stream().map(EngineAdvice::title).toList();
    if (runs.isEmpty()) {
      return "Nothing was measured yet. %s keep all promises."
          .formatted(list(engines.stream().map(EngineAdvice::title).toList()));
    }
    if (names.size() == 1) {
      return engines.size() == 1
          ? "Only %s keeps all promises.".formatted(names.getFirst())
          : "Choose %s. No other engine that keeps the promises is better in any figure."
              .formatted(names.getFirst());
    }
    return "Choose between %s. Each is better than the others in some figure."
        .formatted(list(names));
  }

  private static String list(List<String> names) {
    var all = new ArrayList<>(names);
    String last = all.removeLast();
    return all.isEmpty() ? last : String.join(", ", all) + " and " + last;
  }
}
