package dynobench.table;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.chart.Measured;
import dynobench.comparison.Standings;
import dynobench.measure.Metric;
import dynobench.reference.References;
import dynobench.result.Figures;
import dynobench.table.MedianColumn.Place;
import java.util.List;
import org.junit.jupiter.api.Test;

class MedianColumnsTest {
  private static final String ABOVE = "to the one above";

  private final Figures published =
      References.named("berkeleydb-2005").orElseThrow().figures().orElseThrow();

  private static List<String> titles(Place place, Figures figures) {
    return MedianColumns.of(place, figures, "", Metric.WORK_RATE).stream()
        .map(MedianColumn::title)
        .toList();
  }

  @Test
  void compareALineWithTheOneAboveOnlyOnPagesAndWhereNothingVaries() {
    Figures varied = new Measured("run").trial(Measured.MAP, 10, 1, Measured.insert(1)).result();

    assertThat(titles(Place.PAGE, published)).contains(ABOVE);
    assertThat(titles(Place.WINDOW, published)).doesNotContain(ABOVE);
    assertThat(titles(Place.PAGE, varied)).doesNotContain(ABOVE);
  }

  @Test
  void nameAPhaseByItsTitleForPeopleAndByItsIdInFiles() {
    MedianColumn phase =
        MedianColumns.of(Place.WINDOW, published, "", Metric.WORK_RATE).stream()
            .filter(each -> each.id().equals("phase"))
            .findFirst()
            .orElseThrow();
    PhaseRow row =
        PhaseRow.of(published, "read", Metric.WORK_RATE, Standings.of(published, Metric.WORK_RATE))
            .getFirst();

    assertThat(phase.shown().apply(row)).isEqualTo("Single reads");
    assertThat(phase.plain().apply(row)).isEqualTo("read");
  }
}
