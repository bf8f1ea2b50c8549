package dynobench.choice;

import dynobench.catalog.Catalog;
import dynobench.catalog.Catalog.Resolved;
import dynobench.choice.ChosenPlan.LeftOutEngine;
import dynobench.estimate.DurationText;
import dynobench.estimate.Estimate;
import dynobench.estimate.PastTrials;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.PlannedContenders;
import dynobench.plan.PlannedWork;
import dynobench.plan.RoundCounts;
import dynobench.plan.TrialConditions;
import dynobench.plan.TrialIsolation;
import dynobench.plan.TrialOrder;
import dynobench.plan.WorkerJvm;
import dynobench.preflight.PlanLoad;
import dynobench.stats.ErrorBudget;
import dynobench.stats.Ratio;
import dynobench.workload.Factor;
import dynobench.workload.Range;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Makes the plan that answers a developer's question within the time that the question allows.
///
/// @param workload workload with rows, such as `phases`
/// @param past durations of earlier trials on this machine
public record EngineChoice(Catalog catalog, Workload workload, PastTrials past) {
  /// Share of the time that the estimate may fill. The rest is for estimates that are too low.
  private static final double FILLED = 0.7;

  /// Largest number of rounds. Further ones would make little difference.
  private static final int MOST_ROUNDS = 25;

  private static final long SEED = 2005;

  /// Commit styles, from the most flushes to the fewest.
  private static final List<CommitStyle> STYLES =
      List.of(
          new CommitStyle.Autocommit(),
          new CommitStyle.Every(10),
          new CommitStyle.Every(100),
          new CommitStyle.Every(1_000));

  /// Returns the plan; empty if fewer than two bundled engines of one durability level meet the
  /// need. If even two engines take too long, the plan has the question's time as its limit.
  public Optional<ChosenPlan> plan(ChoiceQuestion question) {
    return FittingEngines.of(catalog, workload, question)
        .filter(selection -> selection.chosen().size() > 1)
        .map(selection -> plan(question, selection));
  }

  private ChosenPlan plan(ChoiceQuestion question, FittingEngines selection) {
    var contenders = new ArrayList<>(selection.chosen());
    var leftOut = new ArrayList<>(selection.leftOut());
    while (true) {
      for (CommitStyle style : STYLES) {
        Plan plan = plan(question, contenders, style);
        if (estimate(plan).toMillis() <= FILLED * question.time().toMillis()) {
          Plan full = filled(plan, question);
          return new ChosenPlan(full, estimate(full), notes(question, contenders, style), leftOut);
        }
      }
      if (contenders.size() == 2) {
        Plan plan = plan(question, contenders, STYLES.getLast());
        var notes = new ArrayList<>(notes(question, contenders, STYLES.getLast()));
        notes.add(
            "The time may be too short for a sure answer: %,d rounds take about %s."
                .formatted(plan.repetitions(), DurationText.format(estimate(plan))));
        return new ChosenPlan(plan.within(question.time()), question.time(), notes, leftOut);
      }
      leftOut.add(removeSlowest(contenders, question));
    }
  }

  /// Removes the contender that would take the longest.
  private LeftOutEngine removeSlowest(List<Resolved> contenders, ChoiceQuestion question) {
    Resolved slowest =
        contenders.stream()
            .max(
                Comparator.comparing(
                    each -> estimate(plan(question, List.of(each), STYLES.getLast()))))
            .orElseThrow();
    contenders.remove(slowest);
    return new LeftOutEngine(slowest.engine().name(), "would take too long for the time");
  }

  /// Returns a plan with the fewest rounds that can give sure answers.
  private Plan plan(ChoiceQuestion question, List<Resolved> contenders, CommitStyle style) {
    int pairs = contenders.size() * (contenders.size() - 1) / 2;
    int rounds =
        Ratio.fewestRounds(ErrorBudget.USUAL.strictest((long) pairs * workload.lasting().size()));
    return new Plan(
        "which-engine",
        question.need().question(question.rows()),
        new PlannedWork(
            workload.id(),
            Settings.NONE,
            List.of(new Factor("rows", new Range.Listed(List.of(Long.toString(question.rows())))))),
        new PlannedContenders(
            contenders.stream().map(each -> Contender.parse(each.use(), style)).toList()),
        new RoundCounts(rounds, 0),
        new TrialConditions(
            TrialIsolation.TRIAL,
            TrialOrder.INTERLEAVED,
            new WorkerJvm(question.heapMegabytes(), WorkerJvm.Collector.G1, List.of()),
            question.time(),
            SEED));
  }

  /// Returns the plan with as many rounds as fit, and the time as its limit.
  private Plan filled(Plan plan, ChoiceQuestion question) {
    double round = Math.max(1, (double) estimate(plan).toMillis()) / plan.repetitions();
    int fits = (int) (FILLED * question.time().toMillis() / round);
    int rounds = Math.clamp(fits, plan.repetitions(), MOST_ROUNDS);
    return plan.withRounds(rounds, 0).within(question.time());
  }

  private List<String> notes(
      ChoiceQuestion question, List<Resolved> contenders, CommitStyle style) {
    var notes = new ArrayList<String>();
    if (!style.equals(STYLES.getFirst())) {
      Duration each = estimate(plan(question, contenders, STYLES.getFirst()));
      notes.add(
          "%,d rows share a commit. With a commit for each row, this would take about %s."
              .formatted(style.rowsPerCommit(), DurationText.format(each)));
    }
    notes.add("Only bundled engines take part. To add others, tick them in Engines.");
    return notes;
  }

  /// Estimates a run whose trials have the longest time limit. A shorter one would hide that they
  /// take too long.
  private Duration estimate(Plan limited) {
    Plan plan = limited.withConditions(limited.conditions().withTimeLimit(Plan.LONGEST_LIMIT));
    Map<Contender, Resolved> modes = new HashMap<>();
    for (Contender each : plan.contenders()) {
      catalog
          .engine(each.engine())
          .ifPresent(engine ->
              engine
                  .mode(each.mode())
                  .ifPresent(mode -> modes.put(each, new Resolved(engine, mode))));
    }
    return Estimate.of(new PlanLoad(plan, workload), modes, past).time();
  }
}
