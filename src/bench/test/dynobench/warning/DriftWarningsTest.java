package dynobench.warning;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.RunEvent;
import dynobench.measure.Probe;
import dynobench.result.SampleRun;
import java.util.List;
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
      run.tell(probed(i, processor, memory, flush));
    }
    return run.soFar().stream().filter(it -> it.kind() == WarningKind.MACHINE_DRIFTED).findFirst();
  }

  private static RunEvent probed(
      int i, IntToDoubleFunction processor, IntToDoubleFunction memory, IntToDoubleFunction flush) {
    return new RunEvent.Probed(
        i,
        new Probe(
            nanos(processor.applyAsDouble(i)),
            nanos(memory.applyAsDouble(i)),
            OptionalLong.of(nanos(flush.applyAsDouble(i)))));
  }

  /// Returns the warnings about the machine of a run to which rounds were added.
  ///
  /// @param probes number of probes in each part
  /// @param times of the probes, numbered from the first part to the last
  private static List<ResultWarning> ofParts(List<Integer> probes, IntToDoubleFunction times) {
    MadeRun run = new MadeRun().start();
    int number = 0;
    for (int part = 0; part < probes.size(); part++) {
      if (part > 0) {
        run.tell(
            new RunEvent.RoundsAdded(
                0, 0, 2, 2 * part, 10 * part, 10, 0, SampleRun.environment("ext4")));
      }
      for (int i = 0; i < probes.get(part); i++) {
        run.tell(probed(number++, times, times, times));
      }
    }
    return run.soFar().stream()
        .filter(
            it -> it.kind() == WarningKind.PARTS_DIFFER || it.kind() == WarningKind.MACHINE_DRIFTED)
        .toList();
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

  @Test
  void aMachineThatDiffersBetweenPartsIsNamedWithTheRounds() {
    var random = new Random(7);
    IntToDoubleFunction slower = i -> noise(random, 0.02).applyAsDouble(i) * (i < 30 ? 1 : 1.2);

    assertThat(ofParts(List.of(20, 10, 12), slower))
        .singleElement()
        .satisfies(it -> {
          assertThat(it.kind()).isEqualTo(WarningKind.PARTS_DIFFER);
          assertThat(it.sentence())
              .contains("rounds 20–29: processor 1.2", "rounds 20–29: memory 1.2", "32 probes")
              .doesNotContain("rounds 10–19");
          assertThat(it.remedy()).contains("Ratios of rounds remain valid");
        });
  }

  @Test
  void aMachineThatChangesWithinAPartIsNamedWithThePart() {
    var random = new Random(7);
    IntToDoubleFunction slower = i -> noise(random, 0.02).applyAsDouble(i) * (i < 45 ? 1 : 1.2);

    assertThat(ofParts(List.of(30, 30), slower))
        .anySatisfy(it -> {
          assertThat(it.kind()).isEqualTo(WarningKind.MACHINE_DRIFTED);
          assertThat(it.sentence()).contains("in part 2: processor 1.2", "30 probes");
        });
  }

  @Test
  void partsWithFewProbesAreNotCompared() {
    IntToDoubleFunction slower = i -> (i < 2 ? 1 : 2) * (1 + i / 1e3);

    assertThat(ofParts(List.of(2, 2), slower)).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({"10, 5", "30, 10", "100, 100"})
  void aMachineThatStaysWhatItIsDiffersInOneRunOfTwentyAtMost(int first, int added) {
    var random = new Random(2005);
    int runs = 400;
    int doubted = 0;
    for (int run = 0; run < runs; run++) {
      doubted +=
          ofParts(List.of(first, added, added), noise(random, 0.05)).stream()
                  .anyMatch(it -> it.kind() == WarningKind.PARTS_DIFFER)
              ? 1
              : 0;
    }
    assertThat(doubted).isLessThanOrEqualTo(runs / 20);
  }
}
