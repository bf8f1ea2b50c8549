package dynobench.report;

import dynobench.comparison.DuelOutcome;
import dynobench.comparison.GateLine;
import dynobench.comparison.GateWords;
import dynobench.files.FileTarget;
import dynobench.json.JsonLines;
import dynobench.result.RunResult;
import dynobench.stats.ConfidenceInterval;
import dynobench.table.MarkdownText;
import dynobench.text.PlainText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/// Result of a gate for programs, for a build's page, and for a build server.
public final class GateSummary {
  /// Name of the test suite in JUnit's format.
  private static final String SUITE = "dynobench.gate";

  /// JSON form of the result. New members may be added; existing ones keep their meaning.
  ///
  /// @param answer `NO_WORSE`, `WORSE` or `OPEN`
  /// @param judged number of rounds at the last look
  /// @param allowed the share by which a candidate may be worse
  private record GateResult(
      String run,
      String answer,
      String sentence,
      List<String> found,
      String workload,
      int rounds,
      int judged,
      int leftOut,
      double allowed,
      List<FigureResult> figures) {}

  /// @param ratio ratio of the candidate to the baseline, at the last look
  /// @param low lower end of the interval that is valid for all looks and figures; empty before the
  ///   first look
  /// @param detectable the smallest worsening that would have been found with 90 %
  private record FigureResult(
      String baseline,
      String candidate,
      String phase,
      String metric,
      Map<String, String> point,
      double ratio,
      Optional<Double> low,
      Optional<Double> high,
      Optional<Double> detectable,
      String answer,
      String sentence) {}

  private final RunResult run;
  private final GateWords words;

  private GateSummary(RunResult run, GateWords words) {
    this.run = run;
    this.words = words;
  }

  /// Returns the summary of a run whose plan is a gate.
  public static GateSummary of(RunResult run) {
    return new GateSummary(run, GateWords.of(run));
  }

  /// Returns the result as one line of JSON.
  public String json() {
    var result =
        new GateResult(
            run.id(),
            words.score().answer().name(),
            words.answer(),
            words.power(),
            run.workload().id(),
            words.score().rounds(),
            words.score().judged(),
            words.score().leftOut(),
            words.score().rules().allowed(),
            words.score().lines().stream().map(this::figure).toList());
    return new JsonLines().write(GateResult.class, result) + "\n";
  }

  private FigureResult figure(GateLine line) {
    return new FigureResult(
        line.row().a().title(),
        line.row().b().title(),
        line.row().phase(),
        line.row().metric().id(),
        line.row().levels().values(),
        line.row().ratio().estimate(),
        line.interval().map(ConfidenceInterval::low),
        line.interval().map(ConfidenceInterval::high),
        line.detectable().isPresent()
            ? Optional.of(line.detectable().getAsDouble())
            : Optional.empty(),
        line.answer().name(),
        words.verdict(line));
  }

  /// Returns the answer, a table and what could have been found, as Markdown.
  ///
  /// @param picture address of the picture; empty without one
  public String markdown(Optional<String> picture) {
    String rows = words.score().lines().stream().map(this::row).collect(Collectors.joining());
    return """
    ### %s %s

    %s

    | | figure | ratio | interval | found from | verdict |
    |---|---|---:|---:|---:|---|
    %s
    %s%s · run `%s`

    """
        .formatted(
            words.score().answer().sign(),
            MarkdownText.escaped(words.title()),
            MarkdownText.escaped(words.headline() + "."),
            rows,
            picture.map(it -> "![Ratios with their intervals](" + it + ")\n\n").orElse(""),
            MarkdownText.escaped(String.join(" ", words.power())) + " " + words.rounds(),
            PlainText.shown(run.id()).replace('`', '\''));
  }

  private String row(GateLine line) {
    return String.format(
        Locale.ROOT,
        "| %s | %s | %.3f | %s | %s | %s |%n",
        line.answer().sign(),
        MarkdownText.escaped(words.figure(line) + " of " + line.row().b().title()),
        line.row().ratio().estimate(),
        line.interval()
            .map(it -> String.format(Locale.ROOT, "%.3f – %.3f", it.low(), it.high()))
            .orElse("–"),
        line.detectable().isPresent() ? "+" + GateWords.share(line) : "–",
        MarkdownText.escaped(words.verdict(line)));
  }

  /// Writes the result as JSON.
  ///
  /// @throws IOException with a message that says why the file cannot be written, and what to do
  public void writeJson(Path file) throws IOException {
    FileTarget.replace(file, json());
  }

  /// Appends the result to a page in Markdown, and writes its picture beside it, with the run's id
  /// as the name.
  ///
  /// @throws IOException as [#writeJson]
  public void addMarkdown(Path file) throws IOException {
    String picture = run.id() + ".svg";
    FileTarget.replace(file.toAbsolutePath().resolveSibling(picture), GatePicture.svg(words));
    MarkdownText.append(file, markdown(Optional.of(picture)));
  }

  /// Writes the result as a test suite in JUnit's format: a test for each figure. A worse figure is
  /// a failure, an undecided one is skipped.
  ///
  /// @throws IOException as [#writeJson]
  public void writeJunit(Path file) throws IOException {
    FileTarget.replace(file, junit());
  }

  private String junit() {
    List<GateLine> lines = words.score().lines();
    var xml = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    xml.append(
        String.format(
            Locale.ROOT,
            "<testsuite name=\"%s\" tests=\"%d\" failures=\"%d\" errors=\"0\" skipped=\"%d\">%n",
            SUITE,
            lines.size(),
            count(lines, DuelOutcome.WORSE),
            count(lines, DuelOutcome.OPEN)));
    for (GateLine line : lines) {
      xml.append(
          "  <testcase classname=\"%s\" name=\"%s\">%s</testcase>%n"
              .formatted(
                  SUITE + "." + escaped(line.row().b().title()),
                  escaped(words.figure(line)),
                  result(line)));
    }
    xml.append(
        "  <system-out>%s</system-out>%n"
            .formatted(
                words.lines().stream()
                    .map(GateSummary::escaped)
                    .collect(Collectors.joining("\n"))));
    return xml.append("</testsuite>\n").toString();
  }

  private static long count(List<GateLine> lines, DuelOutcome answer) {
    return lines.stream().filter(it -> it.answer() == answer).count();
  }

  private String result(GateLine line) {
    String verdict = escaped(words.verdict(line));
    return switch (line.answer()) {
      case NO_WORSE -> "";
      case WORSE -> "<failure message=\"" + verdict + "\"/>";
      case OPEN -> "<skipped message=\"" + verdict + "\"/>";
    };
  }

  private static String escaped(String text) {
    return HtmlWriter.escaped(PlainText.shown(text));
  }
}
