package dynobench.site;

import dynobench.report.HtmlWriter;
import dynobench.site.SitePage.SiteSection;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// Page of the runs that measured several versions of an engine.
final class VersionsPage {
  private VersionsPage() {}

  /// @param runs all runs, newest first
  static SitePage of(List<SiteRun> runs) {
    var html = new HtmlWriter().element("h1", "Versions over time");
    List<SiteRun> several =
        runs.stream().filter(it -> !it.extracts().versions().isEmpty()).toList();
    if (several.isEmpty()) {
      html.paragraph("No run compares versions of an engine yet.");
    }
    for (SiteRun each : several) {
      html.section(each.summary().plan() + ", " + each.day());
      html.markup(each.extracts().versions());
      html.paragraph(versions(each));
      html.markup(
          "<p><a href=\"%s\">The run, with its answer and all figures</a></p>%n"
              .formatted(RunPages.link(each, "runs/")));
      html.end("section");
    }
    return new SitePage("versions.html", SiteSection.VERSIONS, "Versions", html.content());
  }

  private static String versions(SiteRun run) {
    return run.summary().series().stream()
        .collect(
            Collectors.groupingBy(
                it -> it.engine(),
                TreeMap::new,
                Collectors.mapping(it -> it.version(), Collectors.toList())))
        .entrySet()
        .stream()
        .map(it ->
            it.getKey() + " " + it.getValue().stream().distinct().collect(Collectors.joining(", ")))
        .collect(Collectors.joining("; "));
  }
}
