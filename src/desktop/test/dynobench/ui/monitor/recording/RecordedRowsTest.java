package dynobench.ui.monitor.recording;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.RunEvent;
import dynobench.measure.Probe;
import dynobench.ui.monitor.recording.RecordedRows.TimeRange;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class RecordedRowsTest {
  private final MonitorRecording recording = new MonitorRecording();

  private static TimeRange whole() {
    return new TimeRange(0, 1e9, Optional.empty());
  }

  private List<List<String>> rows(List<Curve> curves, TimeRange... ranges) {
    var rows = new ArrayList<List<String>>();
    recording.rows(curves, List.of(ranges)).forEach(rows::add);
    return rows;
  }

  @Test
  void aRowNamesTimeTrialAndPhase() {
    Samples.run(2, 3).forEach(recording);

    assertThat(recording.rows(List.of(Curve.CPU_WORKER), List.of(whole())).titles())
        .containsExactly(
            "seconds",
            "trial",
            "contender",
            "point",
            "phase",
            "seconds_in_trial",
            "cpu_worker_cores");
    assertThat(rows(List.of(Curve.CPU_WORKER), whole()))
        .hasSize(6)
        .contains(
            List.of("0.100", "1", "hsqldb/cached", "2,000 rows", "insert", "0.100", "0.17"),
            List.of("3.500", "2", "hsqldb/cached", "2,000 rows", "insert", "0.200", "0.65"));
  }

  @Test
  void curvesOfOtherTimesLeaveCellsEmpty() {
    recording.accept(Samples.sampled(0, 1, 1, 0, 0));
    probe(50, 1_000);
    recording.accept(Samples.sampled(100, 1, 1, 0, 0));
    probe(100, 2_000);
    probe(150, 3_000);

    assertThat(rows(List.of(Curve.PROBE_PROCESSOR, Curve.HEAP_USED, Curve.PROBE_FLUSH), whole()))
        .extracting(row -> row.getFirst() + ": " + String.join("|", row.subList(6, 9)))
        .containsExactly(
            "0.000: |104857600|", "0.050: 0.5||", "0.100: 1|104857600|", "0.150: 1.5||");
  }

  private void probe(long millis, long nanos) {
    recording.accept(
        new RunEvent.Probed(Samples.BEGIN + millis, new Probe(nanos, 1_000, OptionalLong.empty())));
  }

  @Test
  void onlyTheRangesAreWritten() {
    Samples.run(3, 10).forEach(recording);
    TimeBand second = recording.trials().get(1).startedAt(4_200);

    List<List<String>> rows =
        rows(
            List.of(Curve.CPU_WORKER),
            new TimeRange(200, 300, Optional.empty()),
            new TimeRange(2_000, 2_100, Optional.empty()),
            new TimeRange(4_200, 4_300, Optional.of(second)));

    assertThat(rows).extracting(List::getFirst).containsExactly("0.200", "0.300", "4.200", "4.300");
    assertThat(rows.getLast().get(5)).as("since the common start").isEqualTo("0.100");
  }

  @Test
  void laterSamplesChangeNothing() {
    Samples.run(1, 5).forEach(recording);
    RecordedRows rows = recording.rows(List.of(Curve.CPU_WORKER), List.of(whole()));
    for (int index = 0; index < 5_000; index++) {
      recording.accept(Samples.sampled(1_000 + index * 100L, 1, 1, 0, 0));
    }

    assertThat(rows).hasSize(5);
    assertThat(rows.count()).isEqualTo(5);
    assertThat(rows.lines()).hasSize(6);
  }

  @Test
  void withoutCurvesThereAreNoRows() {
    Samples.run(1, 5).forEach(recording);

    assertThat(rows(List.of(), whole())).isEmpty();
  }
}
