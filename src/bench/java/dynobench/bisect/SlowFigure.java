package dynobench.bisect;

import dynobench.comparison.ContenderRounds;
import dynobench.comparison.PhaseFigure;
import dynobench.plan.Contender;
import dynobench.result.RunResult;
import dynobench.stats.ErrorBudget;
import dynobench.stats.InterimLooks;
import dynobench.stats.JointLooks;
import dynobench.stats.Ratio;
import dynobench.stats.Summary;
import dynobench.workload.Workload;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/// The figure in which the last version is slower than the first one. A search compares this figure
/// alone.
///
/// @param shown the figure with its phase and point
public record SlowFigure(PhaseFigure shown) {
  /// A figure that is slower, with the lower end of its ratio's interval.
  private record Candidate(SlowFigure figure, double low) {}

  /// Returns the figure with the clearest difference of two contenders of a run; empty if no
  /// difference is shown so far.
  ///
  /// @param phase the only phase to look at; empty for all
  /// @param hasEnded whether no further round follows
  public static Optional<SlowFigure> of(
      RunResult run,
      Contender first,
      Contender last,
      Optional<String> phase,
      boolean hasEnded,
      ErrorBudget budget) {
    var rounds = new ContenderRounds(run);
    List<SlowFigure> figures =
        rounds.figures().stream()
            .filter(it -> phase.isEmpty() || phase.get().equals(it.phase()))
            .map(SlowFigure::new)
            .toList();
    if (figures.isEmpty() || rounds.count() == 0) {
      return Optional.empty();
    }
    List<double[]> costs =
        figures.stream().map(it -> minus(it.costs(rounds, last), it.costs(rounds, first))).toList();
    return JointLooks.of(costs, hasEnded, budget).stream()
        .filter(look -> look.level() > 0)
        .flatMap(look -> clearest(figures, costs, look).stream())
        .findFirst();
  }

  private static Optional<SlowFigure> clearest(
      List<SlowFigure> figures, List<double[]> costs, JointLooks.Look look) {
    var slower = new ArrayList<Candidate>();
    for (int i = 0; i < figures.size(); i++) {
      double low = look.interval(costs.get(i)).low();
      if (low > 1) {
        slower.add(new Candidate(figures.get(i), low));
      }
    }
    return slower.stream().max(Comparator.comparingDouble(Candidate::low)).map(Candidate::figure);
  }

  /// Returns on which side of the middle between two contenders a third one is, in this figure.
  /// Every round has all three, so changes of the machine affect them alike.
  ///
  /// @param hasEnded whether no further round follows
  /// @return empty if that is not known so far
  public Optional<Bisection.Answer> answer(
      RunResult run,
      Contender first,
      Contender middle,
      Contender last,
      boolean hasEnded,
      ErrorBudget budget) {
    var rounds = new ContenderRounds(run);
    if (rounds.count() == 0) {
      return Optional.empty();
    }
    double[] fast = costs(rounds, first);
    double[] slow = costs(rounds, last);
    double[] above = costs(rounds, middle);
    double[] below = new double[above.length];
    for (int i = 0; i < above.length; i++) {
      above[i] -= (fast[i] + slow[i]) / 2;
      below[i] = -above[i];
    }
    for (JointLooks.Look look : JointLooks.of(List.of(above, below), hasEnded, budget)) {
      if (look.level() > 0 && look.interval(above).low() > 1) {
        return Optional.of(new Bisection.Answer.Slow());
      }
      if (look.level() > 0 && look.interval(below).low() > 1) {
        return Optional.of(new Bisection.Answer.Fast());
      }
    }
    return Optional.empty();
  }

  /// Returns the ratio of two contenders of a run in this figure: above 1 where the second is
  /// slower.
  public Optional<Ratio> ratio(RunResult run, Contender first, Contender second) {
    var rounds = new ContenderRounds(run);
    if (rounds.count() == 0) {
      return Optional.empty();
    }
    double[] costs = minus(costs(rounds, second), costs(rounds, first));
    for (int i = 0; i < costs.length; i++) {
      costs[i] = Math.exp(costs[i]);
    }
    return Optional.of(Ratio.ofRoundRatios(Summary.of(costs)));
  }

  /// Returns whether a run is at a look, so that its question may be answered.
  public static boolean isLook(RunResult run) {
    return InterimLooks.isLook(new ContenderRounds(run).count());
  }

  private double[] costs(ContenderRounds rounds, Contender contender) {
    return rounds.costs(contender, shown);
  }

  private static double[] minus(double[] one, double[] other) {
    double[] difference = new double[one.length];
    for (int i = 0; i < one.length; i++) {
      difference[i] = one[i] - other[i];
    }
    return difference;
  }

  /// Returns the figure for the user, such as `Insert time, 10,000 rows`.
  public String title(Workload workload) {
    return shown.title(workload);
  }
}
