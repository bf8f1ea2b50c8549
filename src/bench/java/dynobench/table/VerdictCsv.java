package dynobench.table;

import dynobench.comparison.AnswerWords;
import dynobench.comparison.Comparison.ComparisonRow;
import dynobench.comparison.ComparisonWords;
import dynobench.comparison.Grade;
import dynobench.comparison.RunRankings;
import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.result.RunResult;
import dynobench.result.SeriesNames;
import dynobench.stats.ConfidenceInterval;
import dynobench.stats.Verdict;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// CSV with a line for every verdict of a run: for each two contenders of equal durability, in each
/// phase at each point, or for a duel's figures.
final class VerdictCsv {
  /// Number of significant digits of a ratio.
  private static final MathContext WRITTEN = new MathContext(6);

  private final RunResult run;
  private final Map<Series, String> names;

  private VerdictCsv(RunResult run) {
    this.run = run;
    this.names = SeriesNames.of(run.series());
  }

  static void write(RunResult run, Metric metric, Appendable out, FormulaHandling formulas)
      throws IOException {
    var csv = new VerdictCsv(run);
    LongCsv.print(out, csv.header(), formulas);
    for (ComparisonRow row : rows(run, metric)) {
      LongCsv.print(out, csv.line(row), formulas);
    }
  }

  private static List<ComparisonRow> rows(RunResult run, Metric metric) {
    return AnswerWords.of(run)
        .map(AnswerWords::rows)
        .orElseGet(() -> RunRankings.of(run, metric).verdicts());
  }

  private List<String> header() {
    var header = new ArrayList<String>();
    header.add("phase");
    header.addAll(run.factors());
    header.addAll(
        List.of(
            "metric",
            "durability",
            "a",
            "b",
            "b_over_a",
            "low",
            "high",
            "confidence",
            "rounds",
            "verdict",
            "words",
            "grade"));
    return header;
  }

  private List<String> line(ComparisonRow row) {
    var line = new ArrayList<String>();
    line.add(row.phase());
    run.factors().forEach(factor -> line.add(row.levels().get(factor).orElse("")));
    Optional<ConfidenceInterval> interval =
        row.interval().filter(_ -> !(row.verdict() instanceof Verdict.TooFew));
    line.addAll(
        List.of(
            row.metric().id(),
            row.b().durability().equals(row.a().durability()) ? row.a().durability() : "",
            names.getOrDefault(row.a(), row.a().title()),
            names.getOrDefault(row.b(), row.b().title()),
            written(row.ratio().estimate()),
            interval.map(each -> written(each.low())).orElse(""),
            interval.map(each -> written(each.high())).orElse(""),
            interval.map(each -> written(each.confidence())).orElse(""),
            row.ratio().isInRounds() ? Integer.toString(row.ratio().over().count()) : "",
            word(row),
            new ComparisonWords("b", row.metric()).verdict(row),
            row.grade().name().toLowerCase(Locale.ROOT)));
    return line;
  }

  private static String word(ComparisonRow row) {
    return switch (row.verdict()) {
      case Verdict.Different _ when row.grade() != Grade.SURE -> "not decided";
      case Verdict.Different _ -> row.isForB() ? "b is better" : "a is better";
      case Verdict.Alike _ -> "alike";
      case Verdict.Undecided _ -> "not decided";
      case Verdict.TooFew _ -> "too few";
      case Verdict.NotComparable _ -> "not comparable";
    };
  }

  private static String written(double value) {
    return new BigDecimal(value).round(WRITTEN).stripTrailingZeros().toPlainString();
  }
}
