package dynobench.bisect;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.bisect.RegressionSearch.Outcome;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.result.MadeRounds;
import dynobench.result.RunResult;
import dynobench.result.SampleRun;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Tests of searches whose runs are simulated: the machine changes its speed from round to round,
/// and each trial has noise of its own.
class RegressionSearchTest {
  private static final double NOISE = 0.06;
  private static final int MOST_ROUNDS = 60;

  private final List<String> notes = new ArrayList<>();

  /// Versions 0 to `count` - 1, of which some cannot be had.
  private record MadeVersions(int count, List<Integer> broken) implements VersionLine {
    @Override
    public List<String> names() {
      return IntStream.range(0, count).mapToObj(i -> "v" + i).toList();
    }

    @Override
    public Contender contender(int index) throws IOException {
      if (broken.contains(index)) {
        throw new IOException("it does not build");
      }
      return new Contender("made@" + index, "mem", new CommitStyle.Autocommit());
    }
  }

  private static int number(Contender contender) {
    return Integer.parseInt(contender.engine().substring(contender.engine().indexOf('@') + 1));
  }

  /// Runs rounds in which versions from a place on take a share longer.
  private record Simulator(int first, double slower, SplittableRandom random)
      implements RegressionSearch.Runner {
    @Override
    public RunResult run(Plan plan, Predicate<RunResult> settled) {
      var run = new MadeRounds(plan);
      int most = Math.min(MOST_ROUNDS, plan.repetitions());
      for (int round = 0; round < most; round++) {
        double machine = 100 * Math.exp(random.nextGaussian(0, 0.2));
        run.round(
            plan.contenders().stream()
                .mapToDouble(it ->
                    machine
                        * (number(it) >= first ? 1 + slower : 1)
                        * Math.exp(random.nextGaussian(0, NOISE)))
                .toArray());
        if (settled.test(run.run())) {
          break;
        }
      }
      return run.ended();
    }
  }

  private Outcome search(int count, List<Integer> broken, Simulator runner)
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
      Outcome outcome = search(16, List.of(), new Simulator(first, 0.2, random.split()));
      right += outcome instanceof Outcome.Found it && it.slow().equals("v" + first) ? 1 : 0;
    }

    assertThat(right).isGreaterThanOrEqualTo(38);
  }

  @Test
  void tellsHowMuchSlowerItIs() throws IOException, InterruptedException {
    Outcome outcome = search(8, List.of(), new Simulator(5, 0.3, new SplittableRandom(1)));

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
  void saysThatTheEndsDoNotDiffer() throws IOException, InterruptedException {
    Outcome outcome = search(16, List.of(), new Simulator(99, 0.3, new SplittableRandom(2)));

    assertThat(outcome).isInstanceOf(Outcome.NoDifference.class);
  }

  @Test
  void skipsAndNamesVersionsThatCannotBeHad() throws IOException, InterruptedException {
    Outcome outcome = search(16, List.of(7, 8, 9), new Simulator(9, 0.3, new SplittableRandom(3)));

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
