package dynobench.bisect;

import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.result.RunResult;
import dynobench.session.GatePlan;
import dynobench.stats.ErrorBudget;
import dynobench.stats.Ratio;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Predicate;

/// Searches for the version that made a figure slower. Each step measures a version together with
/// both ends, until it is known which end it resembles. The error budget covers the whole search:
/// half of it is for the difference of the ends, the other half for all steps.
public final class RegressionSearch {
  /// Rounds of the last comparison, which tells the size of the slow-down.
  private static final int LAST_ROUNDS = 20;

  /// Runs a plan until its question is answered.
  @FunctionalInterface
  public interface Runner {
    /// @param settled whether the question is answered
    /// @throws java.util.concurrent.CancellationException when the plan cannot run, or the user
    ///   cancels
    RunResult run(Plan plan, Predicate<RunResult> settled) throws IOException, InterruptedException;
  }

  /// Result of a search.
  public sealed interface Outcome {
    /// The last version is not shown to be slower than the first one.
    record NoDifference(String first, String last, RunResult run) implements Outcome {}

    /// A version is slower than the one before it.
    ///
    /// @param fast last fast version
    /// @param slow first slow version
    /// @param between versions between the two that were skipped
    /// @param ratio times as slow
    /// @param run the run that compared the two
    record Found(
        String fast,
        String slow,
        List<String> between,
        SlowFigure figure,
        Optional<Ratio> ratio,
        RunResult run)
        implements Outcome {}
  }

  private final Plan base;
  private final VersionLine versions;
  private final Optional<String> phase;
  private final Duration most;
  private final Runner runner;
  private final Consumer<String> notes;

  /// @param base plan with the work and the conditions
  /// @param phase the only phase to look at; empty for all
  /// @param most time of the whole search
  /// @param notes receives a sentence for each step
  public RegressionSearch(
      Plan base,
      VersionLine versions,
      Optional<String> phase,
      Duration most,
      Runner runner,
      Consumer<String> notes) {
    this.base = base;
    this.versions = versions;
    this.phase = phase;
    this.most = most;
    this.runner = runner;
    this.notes = notes;
  }

  /// Searches.
  ///
  /// @throws IOException when an end cannot be had
  public Outcome search() throws IOException, InterruptedException {
    List<String> names = versions.names();
    var bisection = new Bisection(names.size());
    Duration each = most.dividedBy(bisection.mostSteps() + 2);
    Contender first = versions.contender(0);
    Contender last = versions.contender(names.size() - 1);
    var half = new ErrorBudget(ErrorBudget.USUAL.allowed() / 2);
    RunResult ends =
        runner.run(
            plan(List.of(first, last), each),
            it -> SlowFigure.isLook(it) && slow(it, first, last, false, half).isPresent());
    Optional<SlowFigure> figure = slow(ends, first, last, true, half);
    if (figure.isEmpty()) {
      return new Outcome.NoDifference(names.getFirst(), names.getLast(), ends);
    }
    notes.accept(
        "%s is slower than %s in %s."
            .formatted(names.getLast(), names.getFirst(), figure.get().title(ends.workload())));
    var step = new ErrorBudget(half.allowed() / bisection.mostSteps());
    Bisection.Found found =
        bisection.search(index -> step(figure.get(), first, last, index, each, step));
    return found(figure.get(), found, each);
  }

  private Optional<SlowFigure> slow(
      RunResult run, Contender first, Contender last, boolean hasEnded, ErrorBudget budget) {
    return SlowFigure.of(run, first, last, phase, hasEnded, budget);
  }

  private Bisection.Answer step(
      SlowFigure figure,
      Contender first,
      Contender last,
      int index,
      Duration each,
      ErrorBudget budget)
      throws IOException, InterruptedException {
    String name = versions.names().get(index);
    Contender middle;
    try {
      middle = versions.contender(index);
    } catch (IOException e) {
      return skipped(name, String.valueOf(e.getMessage()));
    }
    RunResult run =
        runner.run(
            plan(List.of(first, middle, last), each),
            it ->
                SlowFigure.isLook(it)
                    && figure.answer(it, first, middle, last, false, budget).isPresent());
    Optional<Bisection.Answer> answer = figure.answer(run, first, middle, last, true, budget);
    if (answer.isEmpty()) {
      return skipped(name, "it could not be decided whether it is fast or slow");
    }
    notes.accept(
        "%s is %s."
            .formatted(
                name, answer.get() instanceof Bisection.Answer.Fast ? "still fast" : "slow"));
    return answer.get();
  }

  private Bisection.Answer skipped(String name, String reason) {
    notes.accept("%s is skipped: %s.".formatted(name, reason));
    return new Bisection.Answer.Skipped(reason);
  }

  private Outcome found(SlowFigure figure, Bisection.Found found, Duration each)
      throws IOException, InterruptedException {
    List<String> names = versions.names();
    Contender fast = versions.contender(found.fast());
    Contender slow = versions.contender(found.slow());
    Plan plan = plan(List.of(fast, slow), each);
    RunResult run = runner.run(plan.withRounds(LAST_ROUNDS, plan.warmups()), _ -> false);
    return new Outcome.Found(
        names.get(found.fast()),
        names.get(found.slow()),
        names.subList(found.fast() + 1, found.slow()),
        figure,
        figure.ratio(run, fast, slow),
        run);
  }

  private Plan plan(List<Contender> contenders, Duration each) {
    String all = String.join(", ", contenders.stream().map(Contender::toString).toList());
    return GatePlan.inRounds(
        base, "bisect " + base.name(), "Search for a slow version: " + all, contenders, each);
  }
}
