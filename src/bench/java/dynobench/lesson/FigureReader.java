package dynobench.lesson;

import dynobench.durability.CrashKind;
import dynobench.lesson.LessonFigure.Side;
import dynobench.measure.IsolationLevel;
import dynobench.measure.Metric;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.reference.Reference;
import dynobench.reference.References;
import dynobench.result.Measurement;
import dynobench.text.NearestName;
import dynobench.toml.TomlSection;
import dynobench.workload.Factor;
import dynobench.workload.Phase;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Reads the figures of a lesson, and checks them against the plan. Otherwise, a figure that no run
/// can have would only be noticed in class.
///
/// @param workload the plan's workload
record FigureReader(Plan plan, Workload workload) {
  private static final String BROKEN = "broken";
  private static final String CONTENDER = "contender";
  private static final String PHASE = "phase";
  private static final String REFERENCE = "reference";

  /// Reads a figure; empty if there were problems.
  Optional<LessonFigure> read(TomlSection table) {
    String words = table.text("words");
    Optional<LessonFigure> figure =
        table.has("found")
            ? survivingShare(table, words)
            : table.has(BROKEN) ? brokenLevels(table, words) : times(table, words);
    table.finish();
    return figure;
  }

  private Optional<LessonFigure> survivingShare(TomlSection table, String words) {
    Optional<String> contender = contender(table, "found");
    CrashKind blow = table.choice("blow", CrashKind.PLUG);
    if (plan.crash().isEmpty()) {
      table.problem("found", "needs a crash plan, but the plan has no crashes");
      return Optional.empty();
    }
    return contender.map(it -> new LessonFigure.SurvivingShare(words, it, blow));
  }

  private Optional<LessonFigure> brokenLevels(TomlSection table, String words) {
    Optional<IsolationLevel> level = table.choice(BROKEN, IsolationLevel.class);
    if (!workload.testsIsolation()) {
      table.problem(BROKEN, "needs a plan that tests isolation");
      return Optional.empty();
    }
    return level.map(it -> new LessonFigure.BrokenLevels(words, it));
  }

  private Optional<LessonFigure> times(TomlSection table, String words) {
    Optional<String> common = table.has(PHASE) ? phase(table) : Optional.empty();
    if (table.has(PHASE) && common.isEmpty()) {
      return Optional.empty(); // already reported
    }
    Metric metric = table.parsed("metric", Metric.TIME, FigureReader::metric);
    Optional<Side> over = side(table, "over", common, metric);
    Optional<Side> under = side(table, "under", common, metric);
    return over.isEmpty() || under.isEmpty()
        ? Optional.empty()
        : Optional.of(new LessonFigure.SideRatio(words, metric, over.get(), under.get()));
  }

  /// Reads the phase of a figure or of a side; empty if there was a problem.
  private Optional<String> phase(TomlSection table) {
    String phase = table.text(PHASE);
    List<String> phases = workload.phases().stream().map(Phase::id).toList();
    if (phases.contains(phase)) {
      return Optional.of(phase);
    }
    if (!phase.isEmpty()) {
      table.problem(PHASE, unknownMessage("phase of the workload " + workload.id(), phase, phases));
    }
    return Optional.empty();
  }

  private static Metric metric(String id) {
    return Metric.named(id)
        .orElseThrow(() ->
            new IllegalArgumentException(
                "there is no figure \""
                    + id
                    + "\""
                    + NearestName.suggestion(
                        id, List.of(Metric.values()).stream().map(Metric::id).toList())));
  }

  /// Reads a side.
  ///
  /// @param common the phase of a side that names none
  private Optional<Side> side(
      TomlSection table, String key, Optional<String> common, Metric metric) {
    if (!table.has(key)) {
      table.problem(key, "is missing: a side such as { contender = \"h2/mem\" } was expected");
    }
    return table
        .section(key)
        .flatMap(side -> {
          Optional<String> phase = side.has(PHASE) || common.isEmpty() ? phase(side) : common;
          Optional<Side> read =
              side.has(REFERENCE)
                  ? phase.flatMap(it -> published(side, it, metric))
                  : measured(side, phase);
          side.finish();
          return read;
        });
  }

  private Optional<Side> measured(TomlSection side, Optional<String> phase) {
    Optional<String> contender = contender(side, CONTENDER);
    Settings levels = levels(side);
    Optional<List<Integer>> rounds = rounds(side);
    boolean first = side.flag("first", false);
    if (first && plan.steady().isEmpty()) {
      side.problem("first", "needs a plan with warm = \"steady\"");
    }
    return phase.flatMap(ofPhase ->
        contender.flatMap(
            it -> rounds.map(chosen -> new Side.Measured(ofPhase, it, levels, chosen, first))));
  }

  private Optional<List<Integer>> rounds(TomlSection side) {
    List<Long> asked = side.numbers("rounds");
    List<Long> none =
        asked.stream().filter(round -> round < 1 || round > plan.repetitions()).toList();
    none.forEach(round ->
        side.problem(
            "rounds",
            "contains %d, but the plan has rounds 1 to %d".formatted(round, plan.repetitions())));
    return none.isEmpty()
        ? Optional.of(asked.stream().map(Math::toIntExact).toList())
        : Optional.empty();
  }

  private Optional<String> contender(TomlSection table, String key) {
    String name = table.text(key);
    List<String> names = plan.contenders().stream().map(Contender::toString).toList();
    if (name.isEmpty() || names.contains(name)) {
      return Optional.of(name);
    }
    table.problem(key, unknownMessage("contender of the plan", name, names));
    return Optional.empty();
  }

  /// Reads the values of factors. A factor with several values is required, one with a single value
  /// optional, any other not allowed.
  private Settings levels(TomlSection side) {
    Map<String, String> at = side.map("at");
    for (Factor factor : plan.factors()) {
      List<String> levels = factor.range().levels();
      String level = at.get(factor.name());
      if (level == null && levels.size() > 1) {
        side.problem(
            "at", "must name a value of %s, because the plan varies it".formatted(factor.name()));
      } else if (level != null && !levels.contains(level)) {
        side.problem(
            "at", unknownMessage("value of " + factor.name() + " in the plan", level, levels));
      }
    }
    List<String> factors = plan.factors().stream().map(Factor::name).toList();
    at.keySet().stream()
        .filter(name -> !factors.contains(name))
        .forEach(name -> side.problem("at", unknownMessage("factor of the plan", name, factors)));
    return new Settings(at);
  }

  private static Optional<Side> published(TomlSection side, String phase, Metric metric) {
    String id = side.text(REFERENCE);
    String series = side.text("series");
    Settings levels = new Settings(side.map("at"));
    Optional<Reference.Repeatable> figures = References.figures(id);
    if (figures.isEmpty()) {
      side.problem(REFERENCE, unknownMessage("known publication", id, References.figureIds()));
      return Optional.empty();
    }
    List<Measurement> own =
        figures.get().measurements(phase, metric).stream()
            .filter(each -> each.series().title().equals(series))
            .filter(each -> each.levels().equals(levels))
            .toList();
    if (own.isEmpty()) {
      String titles =
          figures.get().series().stream()
              .map(each -> each.title())
              .collect(Collectors.joining(", "));
      side.problem(
          "series",
          "%s gives no %s of \"%s\" for %s at %s; its series are: %s"
              .formatted(id, metric.title(), series, phase, levels.values(), titles));
      return Optional.empty();
    }
    return Optional.of(new Side.Published(phase, id, series, levels));
  }

  private static String unknownMessage(String what, String name, List<String> names) {
    String suggestion = NearestName.suggestion(name, names);
    return "\"%s\" is not a %s%s"
        .formatted(
            name,
            what,
            suggestion.isEmpty() ? "; there are: " + String.join(", ", names) : suggestion);
  }
}
