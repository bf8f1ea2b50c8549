package dynobench.bisect;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.bisect.RegressionSearch.Outcome;
import dynobench.result.SampleRun;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/// Tests of searches whose runs are simulated: the machine changes its speed from round to round,
/// and each trial has noise of its own.
class RegressionSearchTest {
  private static final double NOISE = 0.06;
  private static final int MOST_ROUNDS = 60;

  private final List<String> notes = new ArrayList<>();

  /// Returns the noise of a round: that of the machine, and that of each trial.
  private static double[] noise(SplittableRandom random) {
    double machine = random.nextGaussian(0, 0.2);
    return random.doubles(3).map(_ -> machine + random.nextGaussian(0, NOISE)).toArray();
  }

  private static SimulatedRuns runs(int first, double slower, SplittableRandom random) {
    return new SimulatedRuns(first, slower, MOST_ROUNDS, () -> noise(random));
  }

  private Outcome search(int count, List<Integer> broken, SimulatedRuns runner)
      throws IOException, InterruptedException {
    return new RegressionSearch(
            SampleRun.plan("made"),
            new MadeVersions(count, broken),
            Optional.empty(),
            Duration.ofHours(1),
            runner,
            notes::add)
        .search();
  }

  @Test
  void findsTheSlowVersionInNineteenOfTwentySearches() throws IOException, InterruptedException {
    var random = new SplittableRandom(4);
    int right = 0;
    for (int i = 0; i < 40; i++) {
      int first = 1 + random.nextInt(15);
      Outcome outcome = search(16, List.of(), runs(first, 0.2, random.split()));
      right += outcome instanceof Outcome.Found it && it.slow().equals("v" + first) ? 1 : 0;
    }

    assertThat(right).isGreaterThanOrEqualTo(38);
  }

  @Test
  void tellsHowMuchSlowerItIs() throws IOException, InterruptedException {
    Outcome outcome = search(8, List.of(), runs(5, 0.3, new SplittableRandom(1)));

    assertThat(outcome)
        .isInstanceOfSatisfying(
            Outcome.Found.class,
            it -> {
              assertThat(it.fast()).isEqualTo("v4");
              assertThat(it.slow()).isEqualTo("v5");
              assertThat(it.figure().shown().phase()).isEqualTo("insert");
              assertThat(it.ratio().orElseThrow().estimate()).isBetween(1.2, 1.4);
            });
    assertThat(notes.getFirst()).startsWith("v7 is slower than v0 in");
  }

  @Test
  void saysThatTheEndsDoNotDifferInNineteenOfTwentySearches()
      throws IOException, InterruptedException {
    var random = new SplittableRandom(2);
    int right = 0;
    for (int i = 0; i < 40; i++) {
      Outcome outcome = search(16, List.of(), runs(99, 0.3, random.split()));
      right += outcome instanceof Outcome.NoDifference ? 1 : 0;
    }

    assertThat(right).isGreaterThanOrEqualTo(38);
  }

  @Test
  void skipsAndNamesVersionsThatCannotBeHad() throws IOException, InterruptedException {
    Outcome outcome = search(16, List.of(7, 8, 9), runs(9, 0.3, new SplittableRandom(3)));

    assertThat(outcome)
        .isInstanceOfSatisfying(
            Outcome.Found.class,
            it -> {
              assertThat(it.fast()).isEqualTo("v6");
              assertThat(it.slow()).isEqualTo("v10");
              assertThat(it.between()).containsExactly("v7", "v8", "v9");
            });
    assertThat(notes).contains("v7 is skipped: it does not build.");
  }
}
