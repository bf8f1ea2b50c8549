package dynobench.comparison;

import dynobench.comparison.Comparison.ComparisonRow;
import dynobench.measure.Environment;
import dynobench.measure.Metric;
import dynobench.plan.PercentFormat;
import dynobench.result.RunResult;
import dynobench.stats.ConfidenceInterval;
import dynobench.stats.ErrorBudget;
import dynobench.stats.Ratio;
import dynobench.stats.Verdict;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/// Texts of a comparison, shared by command line and window.
///
/// @param b name of the second side, such as `B`
/// @param metric the compared metric
/// @param sample unit of the sample if there are no rounds, such as `repetition`
public record ComparisonWords(String b, Metric metric, String sample) {
  private static final double NARROW = 1.02;

  /// Creates the texts for contenders of one run, or of two runs.
  public ComparisonWords(String b, Metric metric) {
    this(b, metric, "repetition");
  }

  /// Creates the texts for sides of several runs.
  public static ComparisonWords ofSides(String b, Metric metric) {
    return new ComparisonWords(b, metric, "run");
  }

  /// Returns a row's verdict with its interval. For a relay, also returns the ratio of the whole
  /// times.
  public String verdict(ComparisonRow row) {
    String verdict = ofRatio(row);
    return row.together()
        .filter(_ -> !(row.verdict() instanceof Verdict.NotComparable))
        .map(whole ->
            "typical slice: %s; %s: %s"
                .formatted(verdict, together(row.metric()), range(whole, row.confidence())))
        .orElse(verdict);
  }

  private static String together(Metric metric) {
    return metric == Metric.WORK ? "all slices together" : "the whole phase";
  }

  private static String range(Ratio ratio, double confidence) {
    String estimate = exact(ratio.estimate());
    return ratio
        .interval(confidence)
        .map(it -> "%s (%s – %s)".formatted(estimate, exact(it.low()), exact(it.high())))
        .orElse(estimate);
  }

  private static String exact(double value) {
    return String.format(Locale.ROOT, "%.3f", value);
  }

  private String ofRatio(ComparisonRow row) {
    if (row.grade() == Grade.PROBABLE
        && row.answer() instanceof Verdict.Different(ConfidenceInterval interval)) {
      return "%s (%s)".formatted(brief(row), range(row.ratio().estimate(), interval));
    }
    return switch (row.verdict()) {
      case Verdict.Different(ConfidenceInterval interval) ->
          "%s (%s)".formatted(brief(row), range(row.ratio().estimate(), interval));
      case Verdict.Alike(ConfidenceInterval interval, double _) ->
          "%s (%s)".formatted(brief(row), range(interval));
      case Verdict.Undecided(ConfidenceInterval interval, int _) when row.ratio().isWidened() ->
          "%s: %s; measured in rounds it could be decided".formatted(brief(row), range(interval));
      case Verdict.Undecided(ConfidenceInterval interval, int more) ->
          "%s: %s; about %,d more %s"
              .formatted(brief(row), range(interval), more, rounds(row.ratio(), more));
      case Verdict.TooFew(int needed) ->
          row.ratio().isInRounds()
              ? "%s: %,d would be enough".formatted(brief(row), needed)
              : "%s: %,d %s of each would be enough".formatted(brief(row), needed, counted(needed));
      case Verdict.NotComparable(String reason) -> "%s: %s".formatted(brief(row), reason);
    };
  }

  private String rounds(Ratio ratio, int count) {
    return ratio.isInRounds() ? count == 1 ? "round" : "rounds" : counted(count);
  }

  private String counted(int count) {
    return count == 1 ? sample : sample + "s";
  }

  /// Formats an interval, with one more digit if it is narrow.
  private static String range(ConfidenceInterval interval) {
    return interval.high() / interval.low() < NARROW
        ? String.format(Locale.ROOT, "%.3f – %.3f", interval.low(), interval.high())
        : factor(interval.low()) + " – " + factor(interval.high());
  }

  private static String range(double ratio, ConfidenceInterval interval) {
    return range(ratio > 1 ? interval : interval.inverse());
  }

  /// Returns a row's verdict without its interval, for narrow columns.
  public String brief(ComparisonRow row) {
    double ratio = row.ratio().estimate();
    if (row.grade() == Grade.PROBABLE && row.answer() instanceof Verdict.Different) {
      return "probable: " + (ratio > 1 ? more(factor(ratio)) : less(factor(1 / ratio)));
    }
    return switch (row.verdict()) {
      case Verdict.Different _ when ratio > 1 -> more(factor(ratio));
      case Verdict.Different _ -> less(factor(1 / ratio));
      case Verdict.Alike(ConfidenceInterval _, double margin) ->
          "no difference above " + PercentFormat.format(margin);
      case Verdict.Undecided _ -> "not decided";
      case Verdict.TooFew _ -> "too few " + (row.ratio().isInRounds() ? "rounds" : sample + "s");
      case Verdict.NotComparable _ -> "not comparable";
    };
  }

  /// Returns the comparative for the worse of two: `slower`, or `larger` for an amount.
  public static String worse(Metric metric) {
    return metric.unit().isAmount() ? "larger" : "slower";
  }

  /// Returns the lead of a contender over another with its interval, such as `5.7× (2.4–15.7)`.
  ///
  /// @param row the row of the other contender relative to the leader
  static String leadText(ComparisonRow row) {
    String range =
        row.answerInterval()
            .map(it -> row.metric().better() == Metric.Better.MORE ? it.inverse() : it)
            .map(it -> " (%s–%s)".formatted(shortFactor(it.low()), shortFactor(it.high())))
            .orElse("");
    return shortFactor(gain(row)) + "×" + range;
  }

  /// Formats a factor: two decimals below 1.995, one below 99.5, else none.
  private static String shortFactor(double value) {
    int digits = value >= 99.5 ? 0 : value >= 1.995 ? 1 : 2;
    return String.format(Locale.ROOT, "%,." + digits + "f", value);
  }

  private static double gain(ComparisonRow row) {
    double ratio = row.ratio().estimate();
    return row.metric().better() == Metric.Better.MORE ? 1 / ratio : ratio;
  }

  /// Returns the comparative for the better of two: `faster`, or `smaller` for an amount.
  public static String better(Metric metric) {
    return metric.unit().isAmount() ? "smaller" : "faster";
  }

  private String more(String factor) {
    return switch (metric.unit()) {
      case NANOS -> "%s takes %s times as long".formatted(b, factor);
      case PER_SECOND -> "%s is %s times as fast".formatted(b, factor);
      case BYTES, PERCENT -> "%s takes %s times as much".formatted(b, factor);
    };
  }

  private String less(String factor) {
    return switch (metric.unit()) {
      case NANOS -> "%s is %s times as fast".formatted(b, factor);
      case PER_SECOND -> "%s is %s times as slow".formatted(b, factor);
      case BYTES, PERCENT -> "%s is %s times as small".formatted(b, factor);
    };
  }

  /// Formats a factor: two decimals below 9.95, one below 99.5, else none.
  private static String factor(double value) {
    int digits = value >= 99.5 ? 0 : value >= 9.95 ? 1 : 2;
    return String.format(Locale.ROOT, "%,." + digits + "f", value);
  }

  /// Returns the ratio's interval with its confidence level; a dash without one.
  public static String interval(ComparisonRow row) {
    return row.interval()
        .map(each ->
            String.format(
                Locale.ROOT,
                "%.3f – %.3f (%.1f %%)",
                each.low(),
                each.high(),
                each.confidence() * 100))
        .orElse("–");
  }

  /// Returns the load averages of the machine at the start of two runs.
  public static String loads(RunResult a, RunResult b) {
    return "Load average at start: %s in %s, %s in %s.".formatted(load(a), a.id(), load(b), b.id());
  }

  private static String load(RunResult run) {
    OptionalDouble load =
        run.environment().map(Environment::loadAtStart).orElse(OptionalDouble.empty());
    return load.isPresent() ? String.format(Locale.ROOT, "%.1f", load.getAsDouble()) : "not known";
  }

  /// Returns the method: how ratios and intervals are computed, and the correction for several
  /// verdicts.
  public static String method(Comparison comparison) {
    return method(comparison.rows(), comparison.families(), comparison.budget());
  }

  /// Returns the method for contenders of one run, which may be a duel.
  public static String method(RunResult run, Comparison comparison) {
    return run.isDuel() ? ScoreWords.of(run).method() : method(comparison);
  }

  private static String method(
      List<ComparisonRow> rows, List<Integer> families, ErrorBudget budget) {
    boolean inRounds = rows.stream().anyMatch(row -> row.ratio().isInRounds());
    String ratios =
        inRounds
            ? "Each ratio is the Hodges-Lehmann estimate of the rounds' ratios (signed ranks)"
            : "Each ratio is the Hodges-Lehmann estimate of all pairwise ratios (rank sums)";
    return "%s, not the quotient of two medians; %s".formatted(ratios, together(families, budget));
  }

  private static String together(List<Integer> families, ErrorBudget budget) {
    if (!budget.isUsual()) {
      return held(budget);
    }
    if (families.size() > 1) {
      return "at most 1 run in 20 has a false verdict among the %,d between contenders of equal durability, and at most 1 in 20 among the other %,d (Holm's correction)."
          .formatted(families.getFirst(), families.getLast());
    }
    int all = families.stream().mapToInt(Integer::intValue).sum();
    return all == 1
        ? "the verdict is false in at most 1 run in 20."
        : "at most 1 run in 20 has a false verdict among these %,d (Holm's correction)."
            .formatted(all);
  }

  /// Returns the stricter level of verdicts after rounds were added, with its reason.
  private static String held(ErrorBudget budget) {
    String kept = PercentFormat.format(budget.allowed());
    return "rounds were added after the result was visible, so the verdicts together are held to %s instead of %s (Holm's correction). At most 1 run in 10 has a false verdict, however often rounds are added."
        .formatted(kept, PercentFormat.format(ErrorBudget.USUAL.allowed()));
  }

  /// Returns the meaning of the ranks, or why the run has no ranks.
  public static String ranks(RunResult run, RunRankings rankings) {
    if (AnswerWords.isOf(run)) {
      return "No ranks: a duel or a gate has a verdict instead.";
    }
    List<ComparisonRow> verdicts = rankings.deciding();
    if (verdicts.isEmpty()) {
      return "No ranks: no two contenders have equal durability.";
    }
    String method =
        verdicts.stream().allMatch(row -> row.verdict() instanceof Verdict.TooFew)
            ? tooFew(rankings)
            : "Ranks compare contenders of equal durability by sure answers; = marks contenders"
                + " without a sure difference. There are no ranks where ties overlap. "
                + method(verdicts, List.of(verdicts.size()), rankings.budget());
    return method + grades(rankings);
  }

  private static String tooFew(RunRankings rankings) {
    List<ComparisonRow> verdicts = rankings.deciding();
    ErrorBudget budget = rankings.budget();
    return "No ranks: sure answers%s need %,d rounds (%,d if they are added to this run, which has %,d)."
        .formatted(
            verdicts.size() == 1 ? "" : " for %,d comparisons at once".formatted(verdicts.size()),
            Ratio.fewestRounds(budget.strictest(verdicts.size())),
            Ratio.fewestRounds(budget.ofNextLook().strictest(verdicts.size())),
            verdicts.stream().mapToInt(row -> row.ratio().over().count()).max().orElse(0));
  }

  private static String grades(RunRankings standings) {
    boolean probable = standings.verdicts().stream().anyMatch(row -> row.grade() == Grade.PROBABLE);
    return probable
        ? " A probable answer is right in at least %s cases if it is the only one that you use."
            .formatted(standings.budget().isUsual() ? "19 of 20" : "9 of 10")
        : "";
  }

  /// Returns the limits of a comparison of two runs at different times.
  public static String limits(List<ComparisonRow> rows, RunResult a, RunResult b) {
    if (RunDifferences.areNone(a, b)) {
      return "According to their logs, both runs measured the same contenders in the same versions"
          + " under the same conditions. Differences come from the machine. If you replaced a jar"
          + " in between, add the other version as an engine with its own id, and name both in one"
          + " plan.";
    }
    String turns =
        "dynobench rerun %s --against %s measures both in rounds.".formatted(a.id(), b.id());
    return rows.stream().allMatch(row -> row.verdict() instanceof Verdict.NotComparable)
        ? "The runs were measured at different times: changes of the machine affect the ratios, and"
            + " the intervals do not cover them. "
            + turns
        : "The runs were measured at different times, and the probes found no change of the"
            + " machine. Each interval is widened by the uncertainty of the probes, and by 5 % for"
            + " what they cannot detect. To find smaller differences: "
            + turns;
  }

  /// Returns a note that runs beside one are compared one by one.
  public static String several() {
    return "Each of the other runs is compared with A separately. To combine several runs of one"
        + " side: dynobench compare A... --against B...";
  }

  /// Returns the limits of a comparison of two sides of several runs.
  public static String limits(List<RunResult> base, List<RunResult> others) {
    int changes = changes(base, others);
    return "Each run counts once, with its medians. "
        + (changes == 1
            ? "All runs of one side came before those of the other: changes of the machine in"
                + " between affect the ratios, and the intervals do not cover them. Alternate the"
                + " two sides."
            : "The sides alternated in time (%,d changes), so changes of the machine affected both."
                .formatted(changes));
  }

  /// Returns how often a run of one side is followed by one of the other.
  private static int changes(List<RunResult> base, List<RunResult> others) {
    List<Boolean> sides =
        Stream.concat(base.stream(), others.stream())
            .sorted(Comparator.comparingLong(ComparisonWords::began))
            .map(base::contains)
            .toList();
    return (int)
        IntStream.range(1, sides.size())
            .filter(i -> !sides.get(i).equals(sides.get(i - 1)))
            .count();
  }

  private static long began(RunResult run) {
    return run.started().map(it -> it.atMillis()).orElse(0L);
  }
}
