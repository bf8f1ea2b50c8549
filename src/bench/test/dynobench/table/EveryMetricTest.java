package dynobench.table;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.RunEvent;
import dynobench.event.RunEvent.PhaseFinished;
import dynobench.measure.MemoryUse;
import dynobench.measure.Metric;
import dynobench.measure.ResourceUsage;
import dynobench.result.ClientRun;
import dynobench.result.RunResult;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// Tests that every metric of a run has exactly one column in the long table.
class EveryMetricTest {
  private static final ResourceUsage ALL =
      new ResourceUsage(
          OptionalLong.of(1_000),
          1,
          2,
          OptionalLong.of(3),
          4,
          OptionalLong.of(5),
          6,
          OptionalLong.of(7),
          OptionalLong.of(8),
          OptionalLong.of(900),
          Optional.of(
              new MemoryUse(
                  1_000, OptionalLong.of(100), OptionalLong.of(2_000), OptionalLong.of(300))));

  /// Columns of version 0.1, whose headers are not names of metrics.
  private static final List<String> OLD =
      List.of(
          "wall_ns",
          "open_ns",
          "work_ns",
          "close_ns",
          "cpu_ns",
          "allocated_bytes",
          "heap_after_bytes",
          "written_bytes",
          "stored_bytes");

  @ParameterizedTest
  @EnumSource
  void hasAColumn(Metric metric) {
    var result = new RunResult("all");
    new ClientRun(3, 0).events().map(EveryMetricTest::withAll).forEach(result);
    List<FurtherColumn> further = FurtherColumn.of(result);
    TrialRow row =
        TrialRow.of(result)
            .filter(it -> it.phase().filter(end -> end.service().isPresent()).isPresent())
            .findFirst()
            .orElseThrow();

    assertThat(row.value(metric)).as("the run has a value").isPresent();
    String head = metric == Metric.TIME ? "wall" : metric.id();
    Stream<String> columns =
        LongCsv.columns(further).stream()
            .filter(it -> it.matches(head + "_(ns|bytes|per_s|percent)"));
    assertThat(columns)
        .hasSize(1)
        .first()
        .satisfies(column -> {
          assertThat(OLD.contains(column)).isEqualTo(!heads(further).contains(column));
          int place = LongCsv.columns(further).indexOf(column);
          assertThat(LongCsv.cells(row, further).get(place)).isNotEqualTo("");
        });
  }

  private static List<String> heads(List<FurtherColumn> further) {
    return further.stream().map(FurtherColumn::head).toList();
  }

  private static RunEvent withAll(RunEvent event) {
    return event instanceof PhaseFinished phase
        ? new PhaseFinished(
            phase.atMillis(),
            phase.trial(),
            phase.phase(),
            phase.operations(),
            phase.timing(),
            ALL,
            phase.service())
        : event;
  }
}
