package dynobench.site;

import dynobench.report.HtmlWriter;
import dynobench.report.Report;
import dynobench.result.RunResult;
import dynobench.site.RunShape.RunKind;
import dynobench.site.SitePage.SiteSection;
import dynobench.warning.ResultWarning;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Pages of single runs, and the list of all runs.
final class RunPages {
  private RunPages() {}

  /// Returns the page of a run: its report, its file and the command that repeats it.
  static SitePage of(SiteRun it, RunResult run, List<ResultWarning> warnings) {
    var html = new HtmlWriter();
    it.source().repetitions().forEach(each -> html.markup(line(each)));
    html.markup(Report.content(run, warnings, ResultsPages.element(it.shape().page(), index(it))));
    String repeat = SiteData.repeat(it);
    html.section(repeat.isEmpty() ? "Result file" : "Repeat this");
    html.markup(
        "<p><a href=\"../files/%s\" download>Download the result file</a>, SHA-256 <code>%s</code></p>%n"
            .formatted(
                SiteLinks.encoded(it.source().fileName()),
                HtmlWriter.escaped(it.source().file().digest())));
    html.markup(repeat.isEmpty() ? "" : command(repeat)).end("section");
    return new SitePage(
        "runs/" + it.id() + ".html",
        SiteSection.RUNS,
        it.summary().plan(),
        html.content(),
        it.shape().kind() == RunKind.TIMES ? ResultsPages.scripts(index(it)) : List.of());
  }

  private static String line(SiteRepetition it) {
    return "<p class=\"%s\">%s <a href=\"%s.html\">Repetition</a></p>%n"
        .formatted(
            it.isContradiction() ? "mark" : "note",
            HtmlWriter.escaped(it.sentence()),
            SiteLinks.encoded(it.id()));
  }

  /// Returns the path of the list of runs that has this run alone.
  static String index(SiteRun run) {
    return "data/" + run.id() + ".run.js";
  }

  static String command(String text) {
    return "<pre><code>" + HtmlWriter.escaped(text) + "</code></pre>\n";
  }

  /// Returns the list of all runs.
  static SitePage list(List<SiteRun> runs) {
    var html = new HtmlWriter().element("h1", "Runs");
    if (runs.isEmpty()) {
      html.paragraph("There are no runs yet.");
    } else {
      html.markup(SiteTables.OPEN);
      html.markup(
          SiteTables.head(List.of("Day", "Plan", "Workload", "Machine", "Warnings", "Answer")));
      for (SiteRun each : runs) {
        html.markup("<tr>");
        html.markup(SiteTables.cell(each.day()));
        html.markup(SiteTables.linked(link(each, ""), each.summary().plan()));
        html.markup(SiteTables.cell(each.shape().title()));
        html.markup(SiteTables.cell(each.machine()));
        html.markup(SiteTables.number(each.summary().warnings().size()));
        html.markup(SiteTables.cell(answer(each)));
        html.markup("</tr>\n");
      }
      html.markup(SiteTables.CLOSE);
    }
    return new SitePage("runs/index.html", SiteSection.RUNS, "Runs", html.content());
  }

  private static String answer(SiteRun run) {
    return Stream.concat(
            run.summary().answer().stream(),
            run.source().repetitions().stream().map(SiteRepetition::sentence))
        .collect(Collectors.joining(" "));
  }

  /// Returns the address of a run's page.
  ///
  /// @param way way from the linking page to the folder of the runs
  static String link(SiteRun run, String way) {
    return way + SiteLinks.encoded(run.id()) + ".html";
  }
}
