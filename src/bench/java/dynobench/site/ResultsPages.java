package dynobench.site;

import dynobench.report.HtmlWriter;
import dynobench.site.SitePage.SiteSection;
import java.util.List;
import java.util.Map;

/// Pages with the results of a workload, and their list.
final class ResultsPages {
  private ResultsPages() {}

  /// Returns the page of a workload, which scripts fill.
  ///
  /// @param runs runs of the workload, newest first
  static SitePage of(String workload, List<SiteRun> runs) {
    SiteRun newest = runs.getFirst();
    var html = new HtmlWriter().element("h1", newest.shape().title());
    html.markup(element(workload, index(workload)));
    html.section("What is measured").paragraph(newest.shape().about()).end("section");
    html.section("Runs").begin("ul");
    for (SiteRun each : runs) {
      html.markup(
          "<li><a href=\"%s\">%s</a>, %s, %s</li>%n"
              .formatted(
                  RunPages.link(each, "../runs/"),
                  HtmlWriter.escaped(each.summary().plan()),
                  HtmlWriter.escaped(each.day()),
                  HtmlWriter.escaped(each.machine())));
    }
    html.end("ul").end("section");
    return new SitePage(
        "results/" + workload + ".html",
        SiteSection.RESULTS,
        newest.shape().title(),
        html.content(),
        scripts(index(workload)));
  }

  /// Returns the path of the list of a workload's runs.
  static String index(String workload) {
    return "data/" + workload + ".js";
  }

  /// Returns the element that scripts fill with charts and tables.
  ///
  /// @param index path of the list of runs
  static String element(String workload, String index) {
    return "<div id=\"results\" data-index=\"../%s\" data-workload=\"%s\"></div>%n"
            .formatted(SiteLinks.path(index), HtmlWriter.escaped(workload))
        + "<noscript><p>The charts need JavaScript. The tables of runs do not.</p></noscript>\n";
  }

  /// Returns the scripts of a page with charts.
  ///
  /// @param index path of the list of runs
  static List<String> scripts(String index) {
    return List.of("assets/lib/uPlot.iife.min.js", SiteLinks.path(index), "assets/results.js");
  }

  /// Returns the list of the workloads.
  ///
  /// @param runs runs by workload, newest first
  static SitePage list(Map<String, List<SiteRun>> runs) {
    var html = new HtmlWriter().element("h1", "Results by workload");
    if (runs.isEmpty()) {
      html.paragraph("There are no results yet.");
    }
    html.markup("<section class=\"cards\">\n");
    runs.forEach((workload, all) ->
        html.markup(
            "<article><h3><a href=\"%s.html\">%s</a></h3><p>%s</p><p class=\"note\">%s</p></article>%n"
                .formatted(
                    workload,
                    HtmlWriter.escaped(all.getFirst().shape().title()),
                    HtmlWriter.escaped(all.getFirst().shape().about()),
                    counted(all))));
    html.markup("</section>\n");
    return new SitePage("results/index.html", SiteSection.RESULTS, "Results", html.content());
  }

  private static String counted(List<SiteRun> runs) {
    long contenders =
        runs.stream()
            .flatMap(it -> it.summary().series().stream())
            .map(it -> it.contender() + it.version())
            .distinct()
            .count();
    return "%,d %s, %,d contenders"
        .formatted(runs.size(), runs.size() == 1 ? "run" : "runs", contenders);
  }
}
