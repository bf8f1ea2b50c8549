package dynobench.advice;

import dynobench.advice.AdviceSentence.Kind;
import dynobench.catalog.Catalog.Resolved;
import dynobench.durability.DurabilityStatement;
import dynobench.durability.SurvivalLevel;
import dynobench.event.Outcome;
import dynobench.isolation.IsolationStatement;
import dynobench.result.AgedSeries;
import dynobench.result.RunResult;
import dynobench.stats.SizeTrend;
import dynobench.stats.Summary;
import dynobench.table.NumberText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Writes what speaks for and against each engine.
record AdviceSentences(
    Application application,
    Map<AdvicePart, RunResult> runs,
    Candidates candidates,
    ParetoFront front) {
  List<AdviceSentence> of(Resolved engine) {
    var all = new ArrayList<AdviceSentence>();
    if (!runs.isEmpty()) {
      application.measured().forEach(figure -> all.add(sentence(engine, figure)));
    }
    application.parts().forEach(part -> failures(engine, part).ifPresent(all::add));
    growth(engine).ifPresent(all::add);
    retirement(engine).ifPresent(all::add);
    writers(engine).ifPresent(all::add);
    survival(engine).ifPresent(all::add);
    isolation(engine).ifPresent(all::add);
    return all;
  }

  private AdviceSentence sentence(Resolved engine, AdviceFigure figure) {
    Optional<Summary> values = front.value(engine.use(), figure);
    Optional<String> run = id(figure.part());
    if (values.isEmpty()) {
      return new AdviceSentence(Kind.UNMEASURED, figure.title() + ": no trial gave it", run);
    }
    String value = "%s: %s".formatted(figure.title(), front.text(values.get().median(), figure));
    Resolved best = best(figure);
    boolean clear = front.isClearlyWorse(engine.use(), best.use(), figure);
    if (!clear && front.isPerhapsWorse(engine.use(), best.use(), figure)) {
      return new AdviceSentence(
          Kind.UNCLEAR,
          "%s, which more rounds may tell from that of %s".formatted(value, best.engine().name()),
          run);
    }
    if (!clear) {
      boolean alone =
          candidates.in().stream()
              .filter(each -> !each.use().equals(engine.use()))
              .allMatch(each -> front.isClearlyWorse(each.use(), engine.use(), figure));
      String rank = (alone ? "the " : "among the ") + figure.superlative();
      return new AdviceSentence(Kind.FOR, value + ", " + rank, run);
    }
    double times = values.get().median() / front.value(best.use(), figure).orElseThrow().median();
    return new AdviceSentence(
        Kind.AGAINST,
        "%s, %s times that of %s".formatted(value, NumberText.ratio(times), best.engine().name()),
        run);
  }

  private Optional<String> id(AdvicePart part) {
    return Optional.ofNullable(runs.get(part)).map(RunResult::id);
  }

  /// Returns the candidate with the smallest median of a figure, which at least one has.
  private Resolved best(AdviceFigure figure) {
    return candidates.in().stream()
        .filter(each -> front.value(each.use(), figure).isPresent())
        .min(
            Comparator.comparingDouble(
                each -> front.value(each.use(), figure).orElseThrow().median()))
        .orElseThrow();
  }

  /// Returns how many trials of an engine failed in a run, with the first reason.
  private Optional<AdviceSentence> failures(Resolved engine, AdvicePart part) {
    List<Outcome> ends =
        Optional.ofNullable(runs.get(part)).stream()
            .flatMap(it -> it.trials().stream())
            .filter(each -> each.trial().contender().use().equals(engine.use()))
            .flatMap(each -> each.outcome().stream())
            .toList();
    List<Outcome> failed = ends.stream().filter(each -> !each.counts()).toList();
    return failed.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new AdviceSentence(
                Kind.AGAINST,
                "%d of %d trials of the workload %s failed: %s"
                    .formatted(
                        failed.size(), ends.size(), part.workload(), failed.getFirst().sentence()),
                id(part)));
  }

  private Optional<AdviceSentence> growth(Resolved engine) {
    return Optional.ofNullable(runs.get(AdvicePart.AGEING)).stream()
        .flatMap(run -> AgedSeries.of(run).stream())
        .filter(each -> each.series().contender().use().equals(engine.use()))
        .flatMap(each -> each.trend().stream())
        .filter(each -> each.direction() == SizeTrend.Direction.GROWS)
        .findFirst()
        .map(trend ->
            new AdviceSentence(
                Kind.AGAINST,
                String.format(
                    Locale.ROOT,
                    "its files still grow after many changes: by %.2f times the data a cycle"
                        + " (%.2f\u2013%.2f)",
                    trend.perValue(),
                    trend.interval().low(),
                    trend.interval().high()),
                id(AdvicePart.AGEING)));
  }

  private static Optional<AdviceSentence> retirement(Resolved engine) {
    return engine
        .engine()
        .about()
        .upkeep()
        .retired()
        .map(it ->
            new AdviceSentence(
                Kind.AGAINST,
                "retired since %s, so no more fixes (%s)".formatted(it.date(), it.source()),
                Optional.empty()));
  }

  private Optional<AdviceSentence> writers(Resolved engine) {
    int writing = engine.mode().sessions().writing();
    return writing > 0 && writing < application.clients() && application.reads() < Application.ALL
        ? Optional.of(
            new AdviceSentence(
                Kind.AGAINST, "it has " + engine.mode().sessions().description(), Optional.empty()))
        : Optional.empty();
  }

  private Optional<AdviceSentence> survival(Resolved engine) {
    DurabilityStatement statement =
        switch (application.survive()) {
          case POWER_CUT -> engine.mode().durability().powerCut();
          case KILL, CLOSE -> engine.mode().durability().kill();
          case NOTHING -> null;
        };
    return Optional.ofNullable(statement)
        .map(it ->
            new AdviceSentence(
                it.effectiveLevel() == SurvivalLevel.DAMAGED ? Kind.AGAINST : Kind.UNMEASURED,
                "after %s: %s"
                    .formatted(
                        application.survive() == SurvivalNeed.POWER_CUT
                            ? SurvivalNeed.POWER_CUT.words()
                            : SurvivalNeed.KILL.words(),
                        it.description()),
                Optional.empty()));
  }

  private Optional<AdviceSentence> isolation(Resolved engine) {
    return application
        .isolation()
        .flatMap(needed -> Promise.level(engine.mode(), needed))
        .map(it ->
            new AdviceSentence(
                Kind.UNMEASURED,
                "isolation: %s at the level %s%s"
                    .formatted(it.words(), it.level().words(), costs(engine, it)),
                Optional.empty()));
  }

  /// Returns a remark if the trials used another level than the needed one.
  private static String costs(Resolved engine, IsolationStatement level) {
    return engine.mode().isolation().usual().filter(level.level()::equals).isPresent()
        ? ""
        : ", which is not its default level; the figures are of the default level";
  }
}
