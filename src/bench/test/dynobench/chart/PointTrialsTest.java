package dynobench.chart;

import static dynobench.chart.Measured.FILE;
import static dynobench.chart.Measured.MAP;
import static dynobench.chart.Measured.insert;
import static org.assertj.core.api.Assertions.assertThat;

import dynobench.measure.Metric;
import dynobench.result.MeasurementSet;
import dynobench.workload.Settings;
import java.util.List;
import org.junit.jupiter.api.Test;

class PointTrialsTest {
  /// Trials 1 and 2 are of the map, and 3 to 5 of the file. Trial 5 is the median of the file's.
  private final MeasurementSet run =
      new Measured("run")
          .trial(MAP, 1000, 1, insert(10))
          .trial(MAP, 2000, 1, insert(20))
          .trial(FILE, 1000, 1, insert(100))
          .trial(FILE, 1000, 2, insert(104))
          .trial(FILE, 1000, 3, insert(102))
          .result();

  private static List<Integer> trials(
      ChartRequest request, MeasurementSet figures, SourceRole role) {
    return Picture.of(request, List.of(new ChartSource(figures, role))).lines().stream()
        .flatMap(line -> line.points().stream())
        .flatMap(point -> point.trial().stream().boxed())
        .toList();
  }

  @Test
  void behindAPointIsTheTrialNearestItsMedianOnEveryAxis() {
    var log = new ChartRequest(Charts.PHASE, "insert", Metric.TIME, "", Settings.NONE, true, true);

    assertThat(trials(ChartRequest.of(Charts.PHASE, "insert"), run, SourceRole.MAIN))
        .containsExactly(1, 2, 5);
    assertThat(trials(log, run, SourceRole.MAIN)).containsExactly(1, 2, 5);
  }

  @Test
  void behindARepetitionIsItself() {
    assertThat(trials(ChartRequest.of(Charts.ORDER, "insert"), run, SourceRole.MAIN))
        .containsExactly(2);
  }

  @Test
  void behindPublishedFiguresIsNone() {
    assertThat(
            trials(
                ChartRequest.of(Charts.PHASE, "insert"),
                new Published("paper"),
                SourceRole.REFERENCE))
        .isEmpty();
  }
}
