package dynobench.comparison;

import dynobench.comparison.Comparison.ComparisonRow;
import dynobench.plan.Duel;
import dynobench.plan.PercentFormat;
import dynobench.result.RunResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Texts of a duel, shared by command line, window and report.
///
/// @param run the duel's run
public record ScoreWords(RunResult run, DuelScore score) implements AnswerWords {
  public static ScoreWords of(RunResult run) {
    return new ScoreWords(run, DuelScore.of(run));
  }

  /// Returns the whole result, one sentence a line: contenders, figures, answer and method.
  @Override
  public List<String> lines() {
    var lines = new ArrayList<String>();
    lines.add(title() + ", " + rounds());
    score.lines().forEach(line -> lines.add(judged(line) + ": " + verdict(line)));
    lines.add("Answer: " + answer());
    missed().ifPresent(lines::add);
    lines.add(method());
    return lines;
  }

  @Override
  public List<ComparisonRow> rows() {
    return score.lines().stream().map(ScoreLine::row).toList();
  }

  @Override
  public String title() {
    return second() + " against " + first();
  }

  public String first() {
    return run.series().getFirst().title();
  }

  public String second() {
    return run.series().getLast().title();
  }

  @Override
  public String headline() {
    return score.answer() == DuelOutcome.OPEN ? title() + ": " + answer() : answer();
  }

  /// Returns the number of completed rounds, and of those left out, in words.
  public String rounds() {
    int both = score.completed();
    int leftOut = score.leftOut();
    return String.format(
        Locale.ROOT,
        "%,d %s%s%s",
        both,
        both == 1 ? "round" : "rounds",
        score.duel().relay() ? " of slices" : "",
        leftOut == 0 ? "" : ", %,d left out because one side did not complete".formatted(leftOut));
  }

  /// Returns a line's figure, such as `Insert time`, and the round at which it was judged.
  public String judged(ScoreLine line) {
    int judged = line.looks().isEmpty() ? line.rounds() : line.looks().getLast().rounds();
    return String.format(
        Locale.ROOT, "%s, after %,d %s", figure(line), judged, judged == 1 ? "round" : "rounds");
  }

  /// Returns a line's figure, such as `Insert time`.
  public String figure(ScoreLine line) {
    return run.workload().title(line.row().phase()) + " " + line.row().metric().title();
  }

  /// Returns the verdict on a figure, with its interval.
  public String verdict(ScoreLine line) {
    return new ComparisonWords("it", line.row().metric()).verdict(line.row());
  }

  /// Returns the answer to the duel's question.
  public String answer() {
    Duel duel = score.duel();
    String worse = isOfTime() ? "slower" : "worse";
    String allowed =
        duel.allowed().isPresent() ? PercentFormat.format(duel.allowed().getAsDouble()) : "";
    return switch (score.answer()) {
      case NO_WORSE ->
          allowed.isEmpty()
              ? "%s is no %s than %s".formatted(second(), worse, first())
              : "%s is at most the allowed %s %s than %s"
                  .formatted(second(), allowed, worse, first());
      case WORSE ->
          "%s is %s than %s%s"
              .formatted(
                  second(),
                  worse,
                  first(),
                  allowed.isEmpty() ? "" : " by more than the allowed " + allowed);
      case OPEN -> "not decided" + why();
    };
  }

  /// Returns a note if the duel ended before it reached the requested precision.
  public Optional<String> missed() {
    return score.duel().precision().stream()
        .filter(wanted -> !score.isWithin(wanted))
        .mapToObj(wanted ->
            "The requested precision, ± %s, was not reached: the duel reached its limit of time or rounds, was stopped, or could not be decided."
                .formatted(PercentFormat.format(wanted)))
        .findFirst();
  }

  private String why() {
    if (score.lines().stream().anyMatch(ScoreLine::isObjected)) {
      return ": too many rounds were not completed by both contenders";
    }
    if (!score.unseen().isEmpty()) {
      return ": %s was 0 or was not measured"
          .formatted(
              String.join(", ", score.unseen().stream().map(Duel.PhaseMetric::text).toList()));
    }
    int rounds = score.rounds();
    return rounds == 0
        ? ": both contenders together completed no round"
        : String.format(Locale.ROOT, " after %,d %s", rounds, rounds == 1 ? "round" : "rounds");
  }

  private boolean isOfTime() {
    return score.duel().deciding().stream().noneMatch(figure -> figure.metric().unit().isAmount());
  }

  @Override
  public String method() {
    int figures = score.duel().deciding().size();
    String together = figures == 1 ? "" : " and for %,d figures at once".formatted(figures);
    String slices =
        score.lines().stream().anyMatch(line -> line.row().together().isPresent())
            ? "A round's ratio is the median of its slices' ratios. This median ignores what"
                + " happens in few slices, such as flushes and garbage collections. "
            : "";
    return slices
        + "Each ratio is the Hodges-Lehmann estimate of the rounds' ratios. The intervals are valid"
        + " at every interim look"
        + together
        + ": even if you stop at a result that you like, at most 1 duel in 20 gives a false verdict"
        + " (group sequential bounds on signed ranks).";
  }
}
