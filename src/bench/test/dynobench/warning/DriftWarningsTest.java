package dynobench.warning;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.RunEvent;
import dynobench.measure.Probe;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Random;
import java.util.function.IntToDoubleFunction;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DriftWarningsTest {
  private static final double USUAL = 500_000;

  /// Returns the warning about a run with these probes. Each function maps the number of a probe to
  /// a multiple of the usual time.
  private static Optional<ResultWarning> doubt(
      int probes,
      IntToDoubleFunction processor,
      IntToDoubleFunction memory,
      IntToDoubleFunction flush) {
    MadeRun run = new MadeRun().start();
    for (int i = 0; i < probes; i++) {
      run.tell(
          new RunEvent.Probed(
              i,
              new Probe(
                  nanos(processor.applyAsDouble(i)),
                  nanos(memory.applyAsDouble(i)),
                  OptionalLong.of(nanos(flush.applyAsDouble(i))))));
    }
    return run.soFar().stream().filter(it -> it.kind() == WarningKind.MACHINE_DRIFTED).findFirst();
  }

  private static long nanos(double times) {
    return Math.round(USUAL * times);
  }

  private static IntToDoubleFunction noise(Random random, double spread) {
    return _ -> Math.exp(spread * random.nextGaussian());
  }

  @Test
  void aMachineThatGotSlowerIsNamedWithItsFigures() {
    var random = new Random(7);
    Optional<ResultWarning> doubt =
        doubt(
            40,
            noise(random, 0.02),
            i -> noise(random, 0.02).applyAsDouble(i) * (i < 20 ? 1 : 1.2),
            noise(random, 0.3));

    assertThat(doubt)
        .hasValueSatisfying(it -> {
          assertThat(it.sentence()).contains("memory 1.2", "40 probes").doesNotContain("processor");
          assertThat(it.remedy()).contains("run again");
        });
  }

  @Test
  void aChangeThatIsSureAndSmallIsNone() {
    var random = new Random(7);
    IntToDoubleFunction slower = i -> noise(random, 0.005).applyAsDouble(i) * (i < 50 ? 1 : 1.03);
    assertThat(doubt(100, slower, slower, slower)).isEmpty();
  }

  /// Nine probes make two halves of four, too few for an interval.
  @ParameterizedTest
  @CsvSource({"0, false", "1, false", "9, false", "10, true"})
  void soManyProbesAreNeeded(int probes, boolean doubted) {
    IntToDoubleFunction slower = i -> (i < probes / 2 ? 1 : 2) * (1 + i / 1e3);
    assertThat(doubt(probes, slower, slower, slower).isPresent()).isEqualTo(doubted);
  }

  /// Measured counts are 0, 13, 0, 12 and 6 of 600.
  @ParameterizedTest
  @CsvSource({"10, 0.05", "10, 0.5", "30, 0.05", "30, 0.5", "200, 0.5"})
  void aMachineThatStaysWhatItIsIsDoubtedInOneRunOfTwentyAtMost(int probes, double spread) {
    var random = new Random(2005);
    int runs = 600;
    int doubted = 0;
    for (int run = 0; run < runs; run++) {
      doubted +=
          doubt(probes, noise(random, spread), noise(random, spread), noise(random, spread))
                  .isPresent()
              ? 1
              : 0;
    }
    assertThat(doubted).isLessThanOrEqualTo(runs / 20);
  }
}
