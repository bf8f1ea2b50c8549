package dynobench.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class MetricTest {
  private static final OptionalLong NONE = OptionalLong.empty();

  /// A phase of 1,000 ns: opening 100, work 700, closing 200.
  private static final PhaseTiming TIMING = new PhaseTiming(100, 700, 200);

  private static MeasuredValues phase(
      OptionalLong cpu, OptionalLong serverMemory, OptionalLong serverCpu) {
    var usage =
        new ResourceUsage(
            cpu, 0, 0, NONE, 0, NONE, 0, NONE, serverMemory, serverCpu, Optional.empty());
    return new MeasuredValues(1, TIMING, usage, Optional.empty());
  }

  @Test
  void anEmbeddedEngineUsesTheProcessorInTheWorkerOnly() {
    MeasuredValues phase = phase(OptionalLong.of(1500), NONE, NONE);

    assertThat(Metric.WORKER_CPU.of(phase)).hasValue(150);
    assertThat(Metric.SERVER_CPU.of(phase)).isEmpty();
  }

  @Test
  void clientAndServerAreToldApartAndAddUpToTheProcessorTime() {
    MeasuredValues phase = phase(OptionalLong.of(900), OptionalLong.of(1), OptionalLong.of(600));

    assertThat(Metric.WORKER_CPU.of(phase)).hasValue(30);
    assertThat(Metric.SERVER_CPU.of(phase)).hasValue(60);
    assertThat(Metric.CPU.of(phase)).hasValue(900);
  }

  @Test
  void anOlderRunsSumOfClientAndServerIsNeitherOfThem() {
    MeasuredValues phase = phase(OptionalLong.of(900), OptionalLong.of(1), NONE);

    assertThat(Metric.WORKER_CPU.of(phase)).isEmpty();
    assertThat(Metric.SERVER_CPU.of(phase)).isEmpty();
  }

  @Test
  void whereClientsWorkOpeningIsNoPartOfTheTime() {
    var usage =
        new ResourceUsage(
            OptionalLong.of(900),
            0,
            0,
            NONE,
            0,
            NONE,
            0,
            NONE,
            NONE,
            OptionalLong.of(450),
            Optional.empty());
    var service = new ClientFigures(1, 0, 0, 0, 0, 0, List.of());
    var phase = new MeasuredValues(1, TIMING, usage, Optional.of(service));

    assertThat(Metric.WORKER_CPU.of(phase)).hasValue(50);
    assertThat(Metric.SERVER_CPU.of(phase)).hasValue(50);
  }

  @Test
  void memoryAboveAnEmptyWorkerMayBeNegative() {
    var memory =
        new MemoryUse(100, OptionalLong.of(40), OptionalLong.of(250), OptionalLong.of(120));
    var usage =
        new ResourceUsage(NONE, 0, 0, NONE, 0, NONE, 0, NONE, NONE, NONE, Optional.of(memory));
    var phase = new MeasuredValues(1, TIMING, usage, Optional.empty());

    assertThat(Metric.RESIDENT.of(phase)).hasValue(100);
    assertThat(Metric.RESIDENT_FILES.of(phase)).hasValue(40);
    assertThat(Metric.RESIDENT_PEAK.of(phase)).hasValue(250);
    assertThat(Metric.RESIDENT_ADDED.of(phase)).hasValue(-20);
    assertThat(Metric.RESIDENT_PEAK_ADDED.of(phase)).hasValue(130);
  }

  @Test
  void anOlderRunHasNoResidentMemory() {
    MeasuredValues phase = phase(OptionalLong.of(900), NONE, NONE);

    assertThat(Metric.RESIDENT.of(phase)).isEmpty();
    assertThat(Metric.RESIDENT_ADDED.of(phase)).isEmpty();
  }

  @Test
  void aShareOfAProcessorCannotBeDividedAmongOperations() {
    assertThat(Metric.SERVER_CPU.unit().isQuotient()).isTrue();
    assertThat(Metric.CPU.unit().isQuotient()).isFalse();
  }
}
