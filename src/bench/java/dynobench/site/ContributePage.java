package dynobench.site;

import dynobench.report.HtmlWriter;
import dynobench.site.SitePage.SiteSection;

/// Page on how to send a run.
final class ContributePage {
  private ContributePage() {}

  static SitePage of() {
    var html = new HtmlWriter().element("h1", "Contribute a run");
    html.markup(
        "<p class=\"lead\">Run a plan on your machine, pack the run, and send the file as a pull"
            + " request.</p>\n");
    html.markup("<ol>\n<li>Run a plan. Presets are best, because others can compare with them.");
    html.markup(RunPages.command("dynobench run which-engine"));
    html.markup("</li>\n<li>Pack the run. Look at the warnings first: they appear on the page.");
    html.markup(RunPages.command("dynobench show latest\ndynobench pack latest"));
    html.markup("</li>\n<li>Check the file as the site does.");
    html.markup(RunPages.command("dynobench site --check *.dynorun"));
    html.markup(
        "</li>\n"
            + "<li>Add the file to the folder <code>src/site/results</code> of the repository, and"
            + " open a");
    html.markup(" pull request. A workflow repeats the check.</li>\n</ol>\n");
    html.section("What is checked").begin("ul");
    html.element("li", "The file is whole, and has a format that this version knows.");
    html.element("li", "The run was finished, and at least one trial completed.");
    html.element("li", "Plan, workload and machine are known.");
    html.element("li", "The figures are those of the events.");
    html.element("li", "The jars of all engines have digests.");
    html.end("ul").end("section");
    html.section("What a repetition is worth");
    html.paragraph(
        "dynobench repeat FILE runs the same plan with the same versions, and compares ratios. If"
            + " you send the repetition, too, the site compares both. A run that a repetition"
            + " contradicts is marked.");
    html.paragraph(
        "Warnings never exclude a run. They are shown with its figures. A digest shows damage, but"
            + " no file proves that its figures were measured: only repetitions do.");
    html.end("section");
    return new SitePage("contribute.html", SiteSection.CONTRIBUTE, "Contribute", html.content());
  }
}
