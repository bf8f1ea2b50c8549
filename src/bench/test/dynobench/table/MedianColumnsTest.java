package dynobench.table;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.chart.Measured;
import dynobench.comparison.RunRankings;
import dynobench.measure.Metric;
import dynobench.reference.References;
import dynobench.result.MeasurementSet;
import dynobench.table.MedianColumn.TableTarget;
import java.util.List;
import org.junit.jupiter.api.Test;

class MedianColumnsTest {
  private static final String RELATIVE = "relative to";

  private final MeasurementSet published =
      References.named("berkeleydb-2005").orElseThrow().figures().orElseThrow();

  private static List<String> titles(TableTarget place, MeasurementSet figures) {
    return MedianColumns.of(place, figures, "", Metric.WORK_RATE).stream()
        .map(MedianColumn::title)
        .toList();
  }

  @Test
  void sayWhatARateIsRelativeToOnlyWhereSomeRateIs() {
    MeasurementSet alone =
        new Measured("run").trial(Measured.MAP, 10, 1, Measured.insert(1)).result();

    assertThat(titles(TableTarget.PAGE, published)).contains(RELATIVE);
    assertThat(titles(TableTarget.PAGE, alone)).doesNotContain(RELATIVE);
    assertThat(ids(TableTarget.FILE, published)).contains("relative", "relative_to");
    assertThat(ids(TableTarget.FILE, alone)).doesNotContain("relative", "relative_to");
  }

  private static List<String> ids(TableTarget place, MeasurementSet figures) {
    return MedianColumns.of(place, figures, "", Metric.WORK_RATE).stream()
        .map(MedianColumn::id)
        .toList();
  }

  @Test
  void compareBulkReadsWithSingleOnesAndTheOthersWithNoTransactions() {
    assertThat(relatives("read")).containsExactly("", "0.47 × BDB 4.3, no transactions");
    assertThat(relatives("write"))
        .containsExactly(
            "",
            "0.31 × BDB 4.3, no transactions",
            "0.18 × BDB 4.3, no transactions",
            "0.12 × BDB 4.3, no transactions");
    assertThat(relatives("bulk")).containsExactly("13.5 × single reads");
  }

  private List<String> relatives(String phase) {
    MedianColumn column =
        MedianColumns.of(TableTarget.PAGE, published, phase, Metric.WORK_RATE).stream()
            .filter(each -> each.title().equals(RELATIVE))
            .findFirst()
            .orElseThrow();
    return PhaseRow.of(published, phase, Metric.WORK_RATE, RunRankings.NONE).stream()
        .map(column.shown())
        .toList();
  }

  @Test
  void nameAPhaseByItsTitleForPeopleAndByItsIdInFiles() {
    MedianColumn phase =
        MedianColumns.of(TableTarget.WINDOW, published, "", Metric.WORK_RATE).stream()
            .filter(each -> each.id().equals("phase"))
            .findFirst()
            .orElseThrow();
    PhaseRow row =
        PhaseRow.of(
                published, "read", Metric.WORK_RATE, RunRankings.of(published, Metric.WORK_RATE))
            .getFirst();

    assertThat(phase.shown().apply(row)).isEqualTo("Single reads");
    assertThat(phase.plain().apply(row)).isEqualTo("read");
  }
}
