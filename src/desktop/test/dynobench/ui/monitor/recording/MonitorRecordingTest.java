package dynobench.ui.monitor.recording;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dynobench.event.RunEvent;
import dynobench.measure.Probe;
import dynobench.result.ClientRun;
import dynobench.result.SampleRun;
import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class MonitorRecordingTest {
  private static final int MILLION = 1_000_000;
  private final MonitorRecording recording = new MonitorRecording();

  @Test
  void pausesAndRatesAreDifferencesBetweenSamplesOfATrial() {
    recording.accept(Samples.sampled(0, 1, 1, 30, 1_000));
    recording.accept(Samples.sampled(200, 1, 1, 42, 3_000));

    assertThat(value(Curve.GC_PAUSE, 200)).hasValue(12);
    assertThat(value(Curve.WRITTEN_RATE, 200)).hasValue(10_000);
  }

  @Test
  void theFirstSampleOfAnotherWorkerIsNoDifference() {
    recording.accept(Samples.sampled(0, 1, 1, 30, 9_000));
    recording.accept(Samples.sampled(100, 2, 1, 5, 1_000));

    assertThat(value(Curve.GC_PAUSE, 100)).isEmpty();
    assertThat(value(Curve.WRITTEN_RATE, 100)).isEmpty();
    assertThat(value(Curve.CPU_WORKER, 100)).hasValue(1);
    assertThat(recording.moments(Curve.CPU_WORKER).joined(0, 1)).isFalse();
  }

  @Test
  void phasesAreCalledAsTheirWorkloadCallsThem() {
    new ClientRun(3, 0).events().forEach(recording);

    assertThat(recording.phases().get(0).label()).isEqualTo("Transfer");
  }

  @Test
  void phasesAndTrialsEndWhenTheTrialEnds() {
    Samples.run(2, 10).forEach(recording);

    assertThat(recording.phases().at(500))
        .contains(new TimeBand(0, 1_000, "insert", Optional.of(Samples.trial(1))));
    assertThat(recording.trials().at(500))
        .map(TimeBand::label)
        .contains("hsqldb/cached · 2,000 rows");
    assertThat(recording.trials().at(2_000)).isEmpty();
    assertThat(recording.phases().size()).isEqualTo(2);
  }

  @Test
  void aPhaseThatGoesOnHasNoEndYet() {
    recording.accept(new RunEvent.PhaseStarted(Samples.BEGIN, 1, "insert", 10));
    recording.accept(Samples.sampled(400, 1, 1, 0, 0));

    assertThat(recording.phases().at(300)).map(TimeBand::to).contains(TimeBand.OPEN);
    assertThat(recording.end()).isEqualTo(400);
  }

  @Test
  void thePauseBeforeAddedRoundsIsShortAndNamesThem() {
    recording.accept(Samples.sampled(0, 1, 1, 0, 0));
    recording.accept(Samples.sampled(1_000, 1, 1, 0, 0));
    long day = 86_400_000;
    long begin = Samples.BEGIN + 1_000 + day;
    recording.accept(
        new RunEvent.RoundsAdded(begin, 1, 2, 2, 2, 2, begin - day, SampleRun.environment("ext4")));
    recording.accept(Samples.sampled(1_000 + day + 500, 2, 7, 0, 0));
    recording.add(begin + 600, new OwnUse.Look(0.25, 80));

    assertThat(recording.trials().at(2_000))
        .map(TimeBand::label)
        .contains("rounds 2–3, added later");
    assertThat(value(Curve.CPU_WORKER, 1_000)).hasValue(1);
    assertThat(value(Curve.CPU_WORKER, 3_750)).isEmpty();
    assertThat(value(Curve.CPU_WORKER, 6_500)).hasValue(7);
    assertThat(recording.end()).isEqualTo(6_600);
  }

  @Test
  void aTrialEndsWithItsLastKnownValueEvenLongBeforeItsEnd() {
    recording.accept(Samples.sampled(0, 1, 1, 0, 0));
    recording.accept(Samples.sampled(1_000, 2, 2, 0, 0));
    recording.accept(Samples.sampled(1_100, 2, 3, 0, 0));
    recording.accept(Samples.sampled(1_200, 2, Double.NaN, 0, 0));
    recording.accept(Samples.sampled(9_000, 3, 4, 0, 0));

    assertThat(value(Curve.CPU_WORKER, 5_000)).isEmpty();
    assertThat(recording.last(Curve.CPU_WORKER, trial(900, 5_000))).contains(new Reading(1_100, 3));
    assertThat(recording.last(Curve.CPU_WORKER, trial(1_150, 5_000))).isEmpty();
    assertThat(recording.last(Curve.CPU_WORKER, trial(900, TimeBand.OPEN)))
        .contains(new Reading(9_000, 4));
  }

  private static TimeBand trial(int from, int to) {
    return new TimeBand(from, to, "", Optional.empty());
  }

  @Test
  void theWorkbenchHasMomentsOfItsOwn() {
    recording.accept(Samples.sampled(0, 1, 1, 0, 0));
    recording.add(Samples.BEGIN + 50, new OwnUse.Look(0.25, 80));

    assertThat(value(Curve.WORKBENCH_CPU, 50)).isEqualTo(OptionalDouble.of(0.25));
    assertThat(recording.moments(Curve.CPU_WORKER).size()).isEqualTo(1);
    assertThat(recording.moments(Curve.WORKBENCH_CPU).size()).isEqualTo(1);
  }

  @Test
  void probesAreReadAsMultiplesOfTheirMedianSoFar() {
    probe(0, 400_000, OptionalLong.empty());
    probe(3_000, 500_000, OptionalLong.of(1_000_000));
    probe(60_000, 750_000, OptionalLong.of(9_000_000));

    assertThat(value(Curve.PROBE_PROCESSOR, 0)).hasValue(0.8);
    assertThat(value(Curve.PROBE_PROCESSOR, 40_000)).hasValue(1.5);
    assertThat(value(Curve.PROBE_FLUSH, 100)).isEmpty();
    probe(63_000, 800_000, OptionalLong.empty());
    probe(66_000, 800_000, OptionalLong.empty());
    assertThat(value(Curve.PROBE_PROCESSOR, 63_000)).hasValueCloseTo(800 / 750.0, within(1e-6));
  }

  @Test
  void aReadingHasTheTimeOfItsProbe() {
    probe(0, 500_000, OptionalLong.of(140_000));
    probe(10_000, 500_000, OptionalLong.of(1_000_000));
    probe(40_000, 500_000, OptionalLong.of(1_000_000));

    assertThat(recording.reading(Curve.PROBE_FLUSH, 4_900))
        .hasValueSatisfying(reading -> {
          assertThat(reading.millis()).isZero();
          assertThat(reading.value()).isCloseTo(0.14, within(1e-6));
        });
    assertThat(recording.reading(Curve.PROBE_FLUSH, 39_000).map(Reading::millis)).contains(40_000);
  }

  @Test
  void oneProbeFarOffLeavesTheOthersToBeSeen() {
    for (int i = 0; i < 5; i++) {
      probe(i * 3_000L, i == 3 ? 50_000_000 : 500_000, OptionalLong.empty());
    }

    PixelColumns drawn = thinned(Curve.PROBE_MEMORY);
    assertThat(drawn.count()).isEqualTo(5);
    assertThat(drawn.highest()).isEqualTo(3);
    assertThat(value(Curve.PROBE_MEMORY, 9_000)).hasValue(100);
    assertThat(thinned(Curve.PROBE_FLUSH).count()).isZero();
  }

  private OptionalDouble value(Curve curve, double millis) {
    return recording.reading(curve, millis).stream().mapToDouble(Reading::value).findFirst();
  }

  private PixelColumns thinned(Curve curve) {
    var columns = new PixelColumns();
    recording.thin(curve, 0, 15_000, 100, columns);
    return columns;
  }

  @Test
  void aRunWithoutClientsHasNoStripsOfThem() {
    Samples.run(2, 10).forEach(recording);

    assertThat(recording.strips()).doesNotContain(Strip.THROUGHPUT, Strip.LATENCY);
  }

  @Test
  void clientsAreShownSecondBySecond() {
    recording.accept(Samples.second(1_000, 1, 1_200, 2_000_000));
    recording.accept(Samples.second(2_000, 1, 0, 0));
    recording.accept(Samples.second(3_000, 2, 800, 3_000_000));

    assertThat(recording.strips()).contains(Strip.THROUGHPUT, Strip.LATENCY);
    assertThat(value(Curve.SERVED_RATE, 100)).hasValue(1_200);
    assertThat(value(Curve.SERVED_LATENCY, 0)).hasValueCloseTo(2.0, within(0.02));
    assertThat(value(Curve.SERVED_RATE, 1_000)).hasValue(0);
    assertThat(value(Curve.SERVED_LATENCY, 1_000)).isEmpty();
    assertThat(recording.moments(Curve.SERVED_RATE).joined(0, 1)).isTrue();
    assertThat(recording.moments(Curve.SERVED_RATE).joined(1, 2)).isFalse();
  }

  @Test
  void whatTheSystemNeverTellsIsNamedSoAfterAWhile() {
    for (int index = 0; index < 9; index++) {
      recording.accept(Samples.untold(index * 100L, 1));
    }
    assertThat(recording.isUnreported(Curve.WRITTEN_RATE)).as("may still come").isFalse();
    for (int index = 9; index < 25; index++) {
      recording.accept(Samples.untold(index * 100L, 1));
    }
    assertThat(recording.isUnreported(Curve.WRITTEN_RATE)).isTrue();
    assertThat(recording.isUnreported(Curve.CPU_MACHINE)).isFalse();
    assertThat(recording.isUnreported(Curve.HEAP_USED)).isFalse();
    assertThat(recording.isUnreported(Curve.PROBE_FLUSH)).isFalse();
  }

  private void probe(long millis, long nanos, OptionalLong flush) {
    recording.accept(new RunEvent.Probed(Samples.BEGIN + millis, new Probe(nanos, nanos, flush)));
  }

  @Test
  void aMillionSamplesFitIntoFarLessThanAHundredMegabytes() {
    long[] freed = LongStream.range(0, 3).map(_ -> freedByDroppingAMillion()).sorted().toArray();

    assertThat(freed[1]).as("median of %s", Arrays.toString(freed)).isBetween(30L << 20, 95L << 20);
  }

  /// Drops a recording of a million samples, and compares the used heap before and after. The other
  /// way round, the filling would also clear the soft references that other tests have left. What
  /// else this JVM frees meanwhile counts too, so one such figure alone proves nothing.
  private static long freedByDroppingAMillion() {
    var dropped = new AtomicReference<>(new MonitorRecording());
    for (int index = 0; index < MILLION; index++) {
      dropped.get().accept(Samples.sampled(index * 100L, 1, 1, index, index));
    }
    assertThat(dropped.get().trace(Curve.CPU_WORKER).size()).isEqualTo(MILLION);
    long filled = usedAfterCollecting();

    dropped.set(new MonitorRecording());

    return filled - usedAfterCollecting();
  }

  /// Returns the used heap once further collections free nothing more. Other tests of this JVM may
  /// have left garbage that several collections free.
  private static long usedAfterCollecting() {
    Runtime runtime = Runtime.getRuntime();
    long used = Long.MAX_VALUE;
    long before;
    do {
      before = used;
      System.gc();
      used = runtime.totalMemory() - runtime.freeMemory();
    } while (before - used > 1 << 20);
    return used;
  }
}
