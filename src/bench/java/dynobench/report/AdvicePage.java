package dynobench.report;

import dynobench.advice.Advice;
import dynobench.advice.AdviceFigure;
import dynobench.advice.AdviceSentence;
import dynobench.advice.EngineAdvice;
import dynobench.files.ProgramText;
import dynobench.result.RunResult;
import dynobench.warning.ResultWarnings;
import java.io.IOException;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// Answer to the question which engine suits an application, as an HTML page. Each sentence leads
/// to the report of its run, in a folder beside the page.
public final class AdvicePage {
  private static final String TITLE = "Which engine suits this application?";

  private final Advice advice;
  private final String folder;
  private final HtmlWriter html = new HtmlWriter();

  private AdvicePage(Advice advice, String folder) {
    this.advice = advice;
    this.folder = folder;
  }

  /// Writes the page, and the reports of the runs into the folder `<name of the page>-runs`.
  ///
  /// @param runs runs of the answer
  /// @throws IOException with a message that says why a page cannot be written
  public static void write(Advice advice, List<RunResult> runs, Path file) throws IOException {
    String folder = String.valueOf(file.getFileName()).replaceAll("\\.[^.]*$", "") + "-runs";
    Files.createDirectories(file.resolveSibling(folder));
    for (RunResult each : runs) {
      Report.write(
          Report.html(each, ResultWarnings.atEnd(each), List.of()),
          file.resolveSibling(folder).resolve(each.id() + ".html"));
    }
    Report.write(new AdvicePage(advice, folder).page(), file);
  }

  private String page() {
    html.begin("header").element("h1", TITLE);
    html.paragraph(advice.application().sentence()).end("header");
    html.begin("section").answer(advice.headline());
    advice.doubt().ifPresent(html::paragraph);
    html.paragraph("Compared: %s. %s".formatted(advice.compared(), Advice.METHOD));
    html.end("section");
    addTable();
    for (EngineAdvice each : advice.all()) {
      addEngine(each);
    }
    addOthers();
    return html.page("Dynobench: " + TITLE, ProgramText.of("/report/style.css"));
  }

  private void addTable() {
    List<AdviceFigure> figures = advice.application().measured();
    var columns = new ArrayList<String>(List.of("Engine"));
    figures.forEach(each -> columns.add(">" + each.title()));
    columns.add("Beaten by");
    List<List<String>> rows =
        advice.all().stream()
            .map(engine -> {
              var cells = new ArrayList<String>(List.of(engine.title()));
              figures.forEach(each -> cells.add(engine.cell(each)));
              cells.add(String.join(", ", engine.better()));
              return List.copyOf(cells);
            })
            .toList();
    html.section("Medians").table(columns, rows).end("section");
  }

  private void addEngine(EngineAdvice engine) {
    html.section(engine.title());
    html.paragraph("%s In plans: %s".formatted(engine.place(), engine.mode()));
    html.begin("ul");
    for (AdviceSentence each : engine.sentences()) {
      html.item(
          each.kind().name().toLowerCase(Locale.ROOT),
          each.kind().words(),
          each.text(),
          each.run().map(this::address));
    }
    html.end("ul").end("section");
  }

  private String address(String run) {
    return Stream.of(folder, run + ".html")
        .map(each -> URLEncoder.encode(each, StandardCharsets.UTF_8).replace("+", "%20"))
        .collect(Collectors.joining("/"));
  }

  private void addOthers() {
    if (!advice.out().isEmpty()) {
      html.section("Engines that break a promise");
      html.list(advice.out().stream().map(each -> each.sentence()).toList()).end("section");
    }
    if (!advice.elsewhere().isEmpty()) {
      html.section("Not measured here");
      html.paragraph("These keep the promises, too, but took no part.");
      html.list(advice.elsewhere()).end("section");
    }
    html.section("Runs");
    html.begin("ul");
    advice
        .runIds()
        .forEach(
            each -> html.item("unmeasured", "dynobench show", each, Optional.of(address(each))));
    html.end("ul").end("section");
  }
}
