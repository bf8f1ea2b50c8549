package dynobench.bisect;

import dynobench.bisect.RegressionSearch.Outcome;
import dynobench.comparison.ContenderRounds;
import dynobench.comparison.PhaseFigure;
import dynobench.plan.Contender;
import dynobench.result.RunResult;
import dynobench.result.SampleRun;
import dynobench.stats.Summary;
import dynobench.store.RunReader;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;

/// Program that draws searches from the rounds of a stored run of three contenders: `mvn
/// -Pduel-study -Dstudy=bisect.BisectStudy -Dfrom=RUN-FOLDER`. The rounds give the noise of an
/// engine that does not change; a version in a random place is then slowed. It prints the same
/// output each time.
public final class BisectStudy {
  private static final int SEARCHES = 100;
  private static final int VERSIONS = 32;

  /// Rounds that fit into a step of a search of an hour.
  private static final int MOST_ROUNDS = 160;

  private BisectStudy() {}

  public static void main(String[] arguments) throws IOException, InterruptedException {
    RunResult run = new RunReader(Path.of(arguments[0])).result();
    var rounds = new ContenderRounds(run);
    for (PhaseFigure figure : rounds.figures()) {
      List<double[]> noise = noise(run, rounds, figure);
      for (double slower : List.of(0.2, 0.5, 1.0)) {
        System.out.printf(
            Locale.ROOT,
            "%s, %d rounds, one of %d versions slower by %.0f %%: %s%n",
            figure.title(run.workload()),
            rounds.count(),
            VERSIONS,
            100 * slower,
            search(noise, slower));
      }
    }
  }

  /// Returns the noise of each contender, round by round.
  private static List<double[]> noise(RunResult run, ContenderRounds rounds, PhaseFigure figure) {
    List<Contender> contenders = run.plan().orElseThrow().contenders();
    return contenders.stream()
        .map(it -> rounds.costs(it, figure))
        .map(costs -> {
          double middle = Summary.of(costs).median();
          return Arrays.stream(costs).map(it -> it - middle).toArray();
        })
        .toList();
  }

  private static String search(List<double[]> noise, double slower)
      throws IOException, InterruptedException {
    var random = new SplittableRandom(49);
    int right = 0;
    int wrong = 0;
    for (int i = 0; i < SEARCHES; i++) {
      int first = random.nextInt(1, VERSIONS);
      var runs = new SimulatedRuns(first, slower, MOST_ROUNDS, () -> drawn(noise, random));
      Outcome outcome =
          new RegressionSearch(
                  SampleRun.plan("drawn"),
                  new MadeVersions(VERSIONS, List.of()),
                  Optional.empty(),
                  Duration.ofHours(1),
                  runs,
                  _ -> {})
              .search();
      if (outcome instanceof Outcome.Found found && found.between().isEmpty()) {
        boolean isRight = found.slow().equals("v" + first);
        right += isRight ? 1 : 0;
        wrong += isRight ? 0 : 1;
      }
    }
    return "%d of %d searches right, %d wrong, %d undecided"
        .formatted(right, SEARCHES, wrong, SEARCHES - right - wrong);
  }

  /// Draws the noise of a round, with its contenders exchanged in turns.
  private static double[] drawn(List<double[]> noise, SplittableRandom random) {
    int round = random.nextInt(noise.getFirst().length);
    int turn = random.nextInt(noise.size());
    var drawn = new double[noise.size()];
    for (int i = 0; i < drawn.length; i++) {
      drawn[i] = noise.get((i + turn) % drawn.length)[round];
    }
    return drawn;
  }
}
