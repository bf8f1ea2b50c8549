package dynobench.table;

import dynobench.comparison.DuelScore;
import dynobench.comparison.ScoreLine;
import dynobench.comparison.ScoreWords;
import dynobench.files.FileTarget;
import dynobench.json.JsonLines;
import dynobench.result.RunResult;
import dynobench.stats.ConfidenceInterval;
import dynobench.text.PlainText;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/// Result of a duel for programs and for a build's page.
public final class DuelSummary {
  /// JSON form of the result for programs. New members may be added; existing ones keep their
  /// meaning.
  ///
  /// @param answer `NO_WORSE`, `WORSE` or `OPEN`
  /// @param a contender with which b is compared
  /// @param missed text if the desired precision was not reached
  private record DuelResult(
      String run,
      String answer,
      String sentence,
      String a,
      String b,
      String workload,
      int rounds,
      int leftOut,
      Optional<String> missed,
      List<FigureResult> figures) {}

  /// @param ratio ratio of b to a, at the last look
  /// @param low lower end of the interval that is valid for all looks and figures; empty before the
  ///   first look
  private record FigureResult(
      String phase,
      String metric,
      int rounds,
      double ratio,
      Optional<Double> low,
      Optional<Double> high,
      String answer,
      String sentence) {}

  private final RunResult run;
  private final DuelScore score;
  private final ScoreWords words;

  private DuelSummary(RunResult run, DuelScore score) {
    this.run = run;
    this.score = score;
    this.words = new ScoreWords(run, score);
  }

  /// Returns the summary of a run whose plan is a duel.
  public static DuelSummary of(RunResult run) {
    return new DuelSummary(run, DuelScore.of(run));
  }

  /// Returns the result as one line of JSON.
  public String json() {
    var result =
        new DuelResult(
            run.id(),
            score.answer().name(),
            words.answer(),
            words.first(),
            words.second(),
            run.workload().id(),
            score.rounds(),
            score.leftOut(),
            words.missed(),
            score.lines().stream().map(this::figure).toList());
    return new JsonLines().write(DuelResult.class, result) + "\n";
  }

  private FigureResult figure(ScoreLine line) {
    Optional<ConfidenceInterval> last =
        line.looks().isEmpty() ? Optional.empty() : Optional.of(line.looks().getLast().interval());
    return new FigureResult(
        line.row().phase(),
        line.row().metric().id(),
        line.looks().isEmpty() ? line.rounds() : line.looks().getLast().rounds(),
        line.row().ratio().estimate(),
        last.map(ConfidenceInterval::low),
        last.map(ConfidenceInterval::high),
        line.answer().name(),
        words.verdict(line));
  }

  /// Writes the result as JSON.
  ///
  /// @throws IOException with a message that says why the file cannot be written, and what to do
  public void writeJson(Path file) throws IOException {
    FileTarget.replace(file, json());
  }

  /// Returns a heading, a table and the answer as Markdown.
  public String markdown() {
    String rows = score.lines().stream().map(this::row).collect(Collectors.joining());
    return """
    ### %s %s

    | figure | ratio | interval | verdict |
    |---|---:|---:|---|
    %s
    **%s** · %s · run `%s`%s

    """
        .formatted(
            score.answer().sign(),
            MarkdownText.escaped(words.title()),
            rows,
            MarkdownText.escaped(words.answer()),
            words.rounds(),
            PlainText.shown(run.id()).replace('`', '\''),
            words.missed().map(text -> "  \n" + MarkdownText.escaped(text)).orElse(""));
  }

  private String row(ScoreLine line) {
    String interval = line.looks().isEmpty() ? "–" : range(line.looks().getLast().interval());
    return String.format(
        Locale.ROOT,
        "| %s | %.3f | %s | %s |%n",
        MarkdownText.escaped(words.figure(line)),
        line.row().ratio().estimate(),
        interval,
        MarkdownText.escaped(words.verdict(line)));
  }

  private static String range(ConfidenceInterval interval) {
    return String.format(Locale.ROOT, "%.3f – %.3f", interval.low(), interval.high());
  }

  /// Appends the Markdown to a file, because a build's page has other sections.
  ///
  /// @throws IOException with a message that says why the file cannot be written, and what to do
  public void addMarkdown(Path file) throws IOException {
    MarkdownText.append(file, markdown());
  }
}
