package dynobench.site;

import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.catalog.Mode;
import dynobench.durability.DurabilityStatement;
import dynobench.durability.SurvivalLevel;
import dynobench.report.HtmlWriter;
import dynobench.site.SitePage.SiteSection;
import dynobench.table.UpkeepLine;
import java.util.ArrayList;
import java.util.List;

/// A page for each engine, and their list.
///
/// @param runs all runs, newest first
record EnginePages(Catalog catalog, List<SiteRun> runs) {
  /// Returns the path of an engine's page.
  static String path(Descriptor engine) {
    return "engines/" + engine.id() + ".html";
  }

  List<SitePage> all() {
    var pages = new ArrayList<SitePage>();
    pages.add(list());
    catalog.engines().forEach(it -> pages.add(page(it)));
    return pages;
  }

  private SitePage list() {
    var html = new HtmlWriter().element("h1", "Engines").markup(SiteTables.OPEN);
    html.markup(
        SiteTables.head(List.of("Engine", "Version", "State", "Licence", ">Modes", ">Runs")));
    for (Descriptor each : catalog.engines()) {
      html.markup("<tr>");
      html.markup(SiteTables.linked(each.id() + ".html", each.name()));
      html.markup(SiteTables.cell(each.version()));
      html.markup(
          SiteTables.cell(
              each.about().upkeep().status().map(it -> it.shortText()).orElse(UpkeepLine.UNKNOWN)));
      html.markup(SiteTables.cell(each.licence()));
      html.markup(SiteTables.number(each.modes().size()));
      html.markup(SiteTables.number(runsOf(each).size()));
      html.markup("</tr>\n");
    }
    html.markup(SiteTables.CLOSE);
    return new SitePage("engines/index.html", SiteSection.ENGINES, "Engines", html.content());
  }

  private List<SiteRun> runsOf(Descriptor engine) {
    return runs.stream()
        .filter(run ->
            run.summary().series().stream().anyMatch(it -> it.engine().equals(engine.family())))
        .toList();
  }

  private SitePage page(Descriptor engine) {
    var html = new HtmlWriter().element("h1", engine.name() + " " + engine.version());
    html.section("Facts").begin("ul");
    html.element("li", "Licence: " + engine.licence());
    for (UpkeepLine each : UpkeepLine.of(engine)) {
      html.element("li", each.label() + ": " + each.value());
    }
    html.end("ul").end("section");
    addModes(html, engine);
    addRuns(html, engine);
    return new SitePage(path(engine), SiteSection.ENGINES, engine.name(), html.content());
  }

  private static void addModes(HtmlWriter html, Descriptor engine) {
    html.section("Modes").markup(SiteTables.OPEN);
    html.markup(
        SiteTables.head(
            List.of(
                "Mode", "In plans", "After a kill", "After a power cut", "Promise", "Isolation")));
    for (Mode each : engine.modes()) {
      html.markup("<tr>");
      html.markup(SiteTables.cell(each.title()));
      html.markup(SiteTables.cell(engine.id() + "/" + each.id()));
      html.markup(survival(each.durability().kill()));
      html.markup(survival(each.durability().powerCut()));
      html.markup(SiteTables.cell(each.promise()));
      html.markup(SiteTables.cell(String.join(" ", each.isolation().lines())));
      html.markup("</tr>\n");
    }
    html.markup(SiteTables.CLOSE).end("section");
  }

  private void addRuns(HtmlWriter html, Descriptor engine) {
    html.section("Runs");
    List<SiteRun> own = runsOf(engine);
    if (own.isEmpty()) {
      html.paragraph("No run has this engine yet.").end("section");
      return;
    }
    html.begin("ul");
    for (SiteRun each : own) {
      html.markup(
          "<li><a href=\"%s\">%s</a>, %s. %s</li>%n"
              .formatted(
                  RunPages.link(each, "../runs/"),
                  HtmlWriter.escaped(each.summary().plan()),
                  HtmlWriter.escaped(each.day()),
                  results(each, engine)));
    }
    html.end("ul").end("section");
  }

  private static String results(SiteRun run, Descriptor engine) {
    return run.shape().kind() == RunShape.RunKind.TIMES
        ? "<a href=\"../results/%s.html#engine=%s\">Its results</a>"
            .formatted(run.shape().page(), engine.family())
        : "";
  }

  /// Returns a cell with what survives a crash, and how that is known.
  private static String survival(DurabilityStatement it) {
    return SiteTables.badge(kind(it), it.description());
  }

  /// Returns a cell with what survives a crash, in a few words.
  static String shortSurvival(DurabilityStatement it) {
    String known =
        switch (it.state()) {
          case PROMISED -> "claimed";
          case TESTED -> "tested";
          case REFUTED -> "claim refuted";
        };
    String level = it.effectiveLevel().label();
    boolean isStated = it.effectiveLevel() != SurvivalLevel.UNSTATED;
    return SiteTables.badge(kind(it), isStated ? level + ", " + known : level);
  }

  private static String kind(DurabilityStatement it) {
    return switch (it.effectiveLevel()) {
      case EVERYTHING -> "good";
      case MOMENTS, UNTIL_CLOSE -> "fair";
      case NOTHING, DAMAGED -> "poor";
      case UNSTATED -> "unknown";
    };
  }
}
