package dynobench.site;

import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.catalog.Mode;
import dynobench.durability.DurabilityStatement;
import dynobench.isolation.AnomalyClass;
import dynobench.isolation.IsolationStatement;
import dynobench.isolation.ModeIsolation;
import dynobench.measure.IsolationLevel;
import dynobench.report.HtmlWriter;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/// Tables of what engines promise and keep. Modes of an engine that do not differ share a line.
record PromiseTables(Catalog catalog) {
  private static final List<IsolationLevel> LEVELS =
      List.of(
          IsolationLevel.READ_UNCOMMITTED,
          IsolationLevel.READ_COMMITTED,
          IsolationLevel.REPEATABLE_READ,
          IsolationLevel.SERIALIZABLE);

  /// Returns what survives a crash.
  HtmlWriter durability() {
    return table(
        List.of("Engine", "After a kill", "After a power cut", "Modes"),
        _ -> true,
        mode ->
            EnginePages.shortSurvival(mode.durability().kill())
                + EnginePages.shortSurvival(mode.durability().powerCut()));
  }

  /// Returns what the isolation levels of tested modes keep apart.
  HtmlWriter isolation() {
    return table(
        List.of(
            "Engine",
            "Read uncommitted",
            "Read committed",
            "Repeatable read",
            "Serializable",
            "Modes"),
        mode -> mode.isolation().isTested(),
        mode ->
            LEVELS.stream()
                .map(level -> SiteTables.cell(words(mode.isolation(), level)))
                .collect(Collectors.joining()));
  }

  private static String words(ModeIsolation isolation, IsolationLevel level) {
    return isolation.of(level).filter(it -> !it.isMissing()).map(PromiseTables::words).orElse("–");
  }

  private static String words(IsolationStatement it) {
    String happened = AnomalyClass.words(it.againstName());
    return it.sign()
        + " "
        + it.words()
        + (happened.isEmpty() ? "" : "; despite the name it lets " + happened + " happen");
  }

  /// Returns the engines: those with a tested mode first, and baselines last.
  private List<Descriptor> engines() {
    return catalog.engines().stream()
        .sorted(
            Comparator.comparing(Descriptor::isBaseline)
                .thenComparing(it -> it.modes().stream().noneMatch(PromiseTables::isTested)))
        .toList();
  }

  private static boolean isTested(Mode it) {
    return it.durability().kill().state() != DurabilityStatement.State.PROMISED;
  }

  /// @param cells markup of the cells between engine and modes
  private HtmlWriter table(
      List<String> head, Predicate<Mode> selected, Function<Mode, String> cells) {
    var html = new HtmlWriter().markup(SiteTables.OPEN).markup(SiteTables.head(head));
    for (Descriptor engine : engines()) {
      Map<String, List<Mode>> alike =
          engine.modes().stream()
              .filter(selected)
              .collect(Collectors.groupingBy(cells, LinkedHashMap::new, Collectors.toList()));
      alike.forEach((markup, modes) -> {
        html.markup("<tr>").markup(SiteTables.linked(EnginePages.path(engine), engine.name()));
        html.markup(markup);
        String titles = modes.stream().map(Mode::title).collect(Collectors.joining("; "));
        html.markup(SiteTables.cell(titles)).markup("</tr>\n");
      });
    }
    return html.markup(SiteTables.CLOSE);
  }
}
