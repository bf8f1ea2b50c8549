package dynobench.comparison;

import dynobench.comparison.Comparison.ComparisonRow;
import dynobench.plan.PercentFormat;
import dynobench.result.RunResult;
import dynobench.stats.Verdict;
import dynobench.text.PlainText;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;

/// Texts of a gate, shared by command line, window and reports.
///
/// @param run the gate's run
public record GateWords(RunResult run, GateScore score) implements AnswerWords {
  private static final int MOST_NAMED = 5;

  public static GateWords of(RunResult run) {
    return new GateWords(run, GateScore.of(run));
  }

  /// Returns the names of all pairs, such as `H2 2.5.253 on disk against H2 2.5.252 on disk`.
  @Override
  public String title() {
    return String.join("; ", score.lines().stream().map(GateWords::pair).distinct().toList());
  }

  /// Returns the names of a line's two contenders.
  public static String pair(GateLine line) {
    return line.row().b().title() + " against " + line.row().a().title();
  }

  /// Returns a line's figure with its point, such as `Insert time, 10,000 rows`.
  public String figure(GateLine line) {
    var row = line.row();
    return new PhaseFigure(row.phase(), row.metric(), row.levels()).title(run.workload());
  }

  /// Returns the verdict on a figure, with its interval. A figure is known to be no worse long
  /// before it is known to be equal.
  public String verdict(GateLine line) {
    boolean isFine =
        line.answer() == DuelOutcome.NO_WORSE
            && !(line.row().verdict() instanceof Verdict.Different);
    return isFine
        ? "at most %s worse".formatted(PercentFormat.format(fine()))
        : new ComparisonWords("it", line.row().metric()).verdict(line.row());
  }

  /// Returns how much worse a figure may be that counts as no worse.
  private double fine() {
    return Math.max(allowed(), Comparison.USUAL_MARGIN);
  }

  @Override
  public List<ComparisonRow> rows() {
    return score.lines().stream().map(GateLine::row).toList();
  }

  @Override
  public String headline() {
    return PlainText.capital(answer());
  }

  /// Returns the answer, and a line for each figure.
  @Override
  public List<ResultLine> resultLines() {
    var lines = new ArrayList<>(AnswerWords.super.resultLines());
    boolean isOnePair = score.lines().stream().map(GateWords::pair).distinct().count() <= 1;
    for (GateLine each : score.lines()) {
      String scope = isOnePair ? "" : pair(each);
      lines.add(new ResultLine(false, figure(each), found(each), Grade.SURE, "", scope));
    }
    return lines;
  }

  private String found(GateLine line) {
    return line.detectable().isPresent()
        ? "%s %s; found from +%s".formatted(line.answer().sign(), verdict(line), share(line))
        : verdict(line);
  }

  /// Returns the result, one sentence a line: answer, what could have been found, and method.
  @Override
  public List<String> lines() {
    var lines = new ArrayList<String>();
    lines.add(rounds());
    lines.add("Answer: " + answer());
    lines.addAll(power());
    lines.add(method());
    return lines;
  }

  /// Returns the number of rounds, in words.
  public String rounds() {
    String leftOut =
        score.leftOut() == 0
            ? ""
            : String.format(
                Locale.ROOT, "; %,d left out because a trial did not complete", score.leftOut());
    return String.format(
        Locale.ROOT,
        "%,d %s of %,d %s%s",
        score.rounds(),
        score.rounds() == 1 ? "round" : "rounds",
        score.lines().size(),
        score.lines().size() == 1 ? "figure" : "figures",
        leftOut);
  }

  /// Returns the answer to the gate's question.
  public String answer() {
    return switch (score.answer()) {
      case WORSE -> worse();
      case NO_WORSE ->
          String.format(
              Locale.ROOT,
              "not slower: each of %,d figures is at most %s worse",
              score.lines().size(),
              PercentFormat.format(fine()));
      case OPEN -> open();
    };
  }

  private double allowed() {
    return score.rules().allowed();
  }

  private String worse() {
    List<GateLine> worse = worseLines();
    String limit =
        allowed() > 0 ? " by more than the allowed " + PercentFormat.format(allowed()) : "";
    String more = worse.size() > MOST_NAMED ? "; and others" : "";
    return String.format(
        Locale.ROOT,
        "slower: %,d of %,d figures %s worse%s: %s%s",
        worse.size(),
        score.lines().size(),
        worse.size() == 1 ? "is" : "are",
        limit,
        String.join(
            "; ",
            worse.stream()
                .limit(MOST_NAMED)
                .map(it -> "%s of %s: %s".formatted(figure(it), it.row().b().title(), verdict(it)))
                .toList()),
        more);
  }

  private List<GateLine> worseLines() {
    return score.lines().stream().filter(it -> it.answer() == DuelOutcome.WORSE).toList();
  }

  private String open() {
    if (score.lines().isEmpty() || score.rounds() == 0) {
      return "not decided: no round was completed by all contenders";
    }
    return score.lines().stream()
        .flatMap(it -> it.objection().stream())
        .findFirst()
        .map(reason -> "not decided: " + reason)
        .orElseGet(() ->
            String.format(
                Locale.ROOT,
                "not decided: after %,d %s, no figure is shown to be worse, but %,d of %,d may"
                    + " still be more than %s worse",
                score.judged(),
                score.judged() == 1 ? "round" : "rounds",
                score.lines().stream().filter(it -> it.answer() == DuelOutcome.OPEN).count(),
                score.lines().size(),
                PercentFormat.format(fine())));
  }

  /// Returns what the measured rounds could have found, as sentences; none before the first look.
  public List<String> power() {
    List<GateLine> known =
        score.lines().stream()
            .filter(it -> it.detectable().isPresent())
            .sorted(Comparator.comparingDouble(it -> it.detectable().orElseThrow()))
            .toList();
    if (known.isEmpty()) {
      return List.of();
    }
    GateLine middle = known.get((known.size() - 1) / 2);
    GateLine last = known.getLast();
    String found =
        "A slow-down of %s or more would have been found with 90 %%".formatted(share(middle));
    return List.of(
        known.size() == 1
            ? found + "."
            : "%s in half of the figures; in the noisiest (%s of %s), %s or more."
                .formatted(found, figure(last), last.row().b().title(), share(last)));
  }

  /// Returns the worsening that a line's rounds would have shown, rounded up.
  public static String share(GateLine line) {
    double percent = 100 * line.detectable().orElseThrow();
    return percent < 10
        ? String.format(Locale.ROOT, "%.1f %%", Math.ceil(percent * 10) / 10)
        : String.format(Locale.ROOT, "%,.0f %%", Math.ceil(percent));
  }

  @Override
  public String method() {
    return "Each ratio is the Hodges-Lehmann estimate of the rounds' ratios. At most 1 gate in 20"
        + " calls an unchanged candidate slower, for all figures and interim looks together"
        + " (signed ranks; exchanges of the two sides show what chance does).";
  }
}
