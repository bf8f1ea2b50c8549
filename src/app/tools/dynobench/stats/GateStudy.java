package dynobench.stats;

import dynobench.comparison.ContenderRounds;
import dynobench.comparison.PhaseFigure;
import dynobench.plan.GateRules;
import dynobench.plan.Plan;
import dynobench.result.RunResult;
import dynobench.store.RunReader;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;

/// Program that draws gates from the rounds of a stored gate of unchanged versions: `mvn
/// -Pduel-study -Dstudy=stats.GateStudy -Dfrom=RUN-FOLDER`. A drawn gate takes rounds with
/// replacement, whole rounds at once. Without a slow-down it exchanges the sides of half of the
/// rounds. It prints the same output each time.
public final class GateStudy {
  private static final int GATES = 1_000;
  private static final List<Integer> ROUNDS = List.of(10, 20, 40, 80, 160, 240);
  private static final List<Double> SLOWER = List.of(0.0, 0.05, 0.1);

  private GateStudy() {}

  public static void main(String[] arguments) {
    RunResult run = new RunReader(Path.of(arguments[0])).result();
    List<double[]> figures = figures(run);
    int pairs = GateRules.pairs(run.plan().orElseThrow().contenders()).size();
    System.out.printf(
        Locale.ROOT,
        "%s: %,d figures, %,d rounds of %.1f s%n",
        run.id(),
        figures.size(),
        figures.getFirst().length,
        run.lengthMillis() / 1e3 / (figures.getFirst().length + 1));
    for (int rounds : ROUNDS) {
      for (double slower : SLOWER) {
        int red = red(figures, figures.size() / pairs, rounds, slower);
        System.out.printf(
            Locale.ROOT,
            "%,d rounds, one pair slower by %.0f %%: %,d of %,d gates are red%n",
            rounds,
            100 * slower,
            red,
            GATES);
      }
    }
  }

  /// Returns the logarithms of all ratios, round by round.
  private static List<double[]> figures(RunResult run) {
    Plan plan = run.plan().orElseThrow();
    var rounds = new ContenderRounds(run);
    var figures = new ArrayList<double[]>();
    for (GateRules.Pair pair : GateRules.pairs(plan.contenders())) {
      for (PhaseFigure each : rounds.figures()) {
        double[] base = rounds.costs(pair.baseline(), each);
        double[] ratios = rounds.costs(pair.candidate(), each);
        for (int i = 0; i < ratios.length; i++) {
          ratios[i] -= base[i];
        }
        figures.add(ratios);
      }
    }
    return figures;
  }

  /// @param slowed number of the first figures that are slower
  private static int red(List<double[]> figures, int slowed, int rounds, double slower) {
    var random = new SplittableRandom(20);
    int red = 0;
    for (int i = 0; i < GATES; i++) {
      List<double[]> drawn = drawn(figures, rounds, random);
      for (int figure = 0; slower > 0 && figure < slowed; figure++) {
        for (int round = 0; round < rounds; round++) {
          drawn.get(figure)[round] += Math.log(1 + slower);
        }
      }
      red += isRed(drawn) ? 1 : 0;
    }
    return red;
  }

  /// Draws rounds, the same for all figures, and exchanges the sides at random.
  private static List<double[]> drawn(List<double[]> figures, int rounds, SplittableRandom random) {
    List<double[]> drawn = figures.stream().map(_ -> new double[rounds]).toList();
    for (int round = 0; round < rounds; round++) {
      int from = random.nextInt(figures.getFirst().length);
      int sign = random.nextBoolean() ? 1 : -1;
      for (int figure = 0; figure < figures.size(); figure++) {
        drawn.get(figure)[round] = sign * figures.get(figure)[from];
      }
    }
    return drawn;
  }

  private static boolean isRed(List<double[]> figures) {
    return JointLooks.of(figures, true, ErrorBudget.USUAL).stream()
        .filter(look -> look.level() > 0)
        .anyMatch(look -> figures.stream().anyMatch(it -> look.interval(it).low() > 1));
  }
}
