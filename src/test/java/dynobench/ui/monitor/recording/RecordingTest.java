package dynobench.ui.monitor.recording;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.RunEvent;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;

class RecordingTest {
  private static final int MILLION = 1_000_000;
  private final Recording recording = new Recording();

  @Test
  void pausesAndRatesAreDifferencesBetweenSamplesOfATrial() {
    recording.accept(Samples.sampled(0, 1, 1, 30, 1_000));
    recording.accept(Samples.sampled(200, 1, 1, 42, 3_000));

    assertThat(recording.value(Curve.GC_PAUSE, 200)).hasValue(12);
    assertThat(recording.value(Curve.WRITTEN_RATE, 200)).hasValue(10_000);
  }

  @Test
  void theFirstSampleOfAnotherWorkerIsNoDifference() {
    recording.accept(Samples.sampled(0, 1, 1, 30, 9_000));
    recording.accept(Samples.sampled(100, 2, 1, 5, 1_000));

    assertThat(recording.value(Curve.GC_PAUSE, 100)).isEmpty();
    assertThat(recording.value(Curve.WRITTEN_RATE, 100)).isEmpty();
    assertThat(recording.value(Curve.CPU_WORKER, 100)).hasValue(1);
    assertThat(recording.moments(Curve.CPU_WORKER).joined(0, 1)).isFalse();
  }

  @Test
  void phasesAndTrialsEndWhenTheTrialEnds() {
    Samples.run(2, 10).forEach(recording);

    assertThat(recording.phases().at(500)).contains(new Band(0, 1_000, "insert"));
    assertThat(recording.trials().at(500)).map(Band::label).contains("hsqldb/cached · 2,000 rows");
    assertThat(recording.trials().at(2_000)).isEmpty();
    assertThat(recording.phases().size()).isEqualTo(2);
  }

  @Test
  void aPhaseThatGoesOnHasNoEndYet() {
    recording.accept(new RunEvent.PhaseStarted(Samples.BEGIN, 1, "insert", 10));
    recording.accept(Samples.sampled(400, 1, 1, 0, 0));

    assertThat(recording.phases().at(300)).map(Band::to).contains(Band.OPEN);
    assertThat(recording.end()).isEqualTo(400);
  }

  @Test
  void theWorkbenchHasMomentsOfItsOwn() {
    recording.accept(Samples.sampled(0, 1, 1, 0, 0));
    recording.add(Samples.BEGIN + 50, new OwnUse.Look(0.25, 80));

    assertThat(recording.value(Curve.CPU_WORKBENCH, 50)).isEqualTo(OptionalDouble.of(0.25));
    assertThat(recording.moments(Curve.CPU_WORKER).size()).isEqualTo(1);
    assertThat(recording.moments(Curve.CPU_WORKBENCH).size()).isEqualTo(1);
  }

  @Test
  void aMillionSamplesFitIntoFarLessThanAHundredMegabytes() {
    long before = usedAfterCollecting();
    Samples.sampled(0, 1, 1, 0, 0);
    for (int index = 0; index < MILLION; index++) {
      recording.accept(Samples.sampled(index * 100L, 1, 1, index, index));
    }
    long bytes = usedAfterCollecting() - before;

    assertThat(recording.trace(Curve.CPU_WORKER).size()).isEqualTo(MILLION);
    assertThat(bytes).isBetween(30L << 20, 95L << 20);
  }

  private static long usedAfterCollecting() {
    System.gc();
    Runtime runtime = Runtime.getRuntime();
    return runtime.totalMemory() - runtime.freeMemory();
  }
}
