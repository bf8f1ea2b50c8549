package dynobench.ui.charts;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.chart.Charts;
import dynobench.chart.Picture.ChartLine;
import dynobench.chart.SeriesKey;
import dynobench.drawing.ChartTheme;
import dynobench.drawing.NameEntity;
import dynobench.drawing.PictureChart;
import dynobench.ui.MadeWiring;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.util.List;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import org.jfree.chart.ChartRenderingInfo;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NameClicksTest {
  @TempDir private Path folder;
  private MadeWiring made;
  private ChartViewModel model;
  private NameClicks clicks;
  private List<SeriesKey> all;

  @BeforeEach
  void open() {
    made = new MadeWiring(folder);
    model = new ChartViewModel(made.wiring.display(), ChartTabs.of(Charts.STANDARD).getFirst());
    model.visible().set(true);
    made.show(MadeWiring.run(3, 2));
    clicks = new NameClicks(model);
    all = shown();
  }

  private List<SeriesKey> shown() {
    return model.picture().get().lines().stream().map(ChartLine::key).toList();
  }

  /// Returns the name of a series in the present chart, whether or not its line is visible.
  private NameEntity name(SeriesKey key) {
    var info = new ChartRenderingInfo();
    var image = new BufferedImage(800, 500, BufferedImage.TYPE_INT_RGB);
    new PictureChart(model.picture().get(), ChartTheme.LIGHT)
        .draw(image.createGraphics(), new Rectangle2D.Double(0, 0, 800, 500), info);
    for (Object each : info.getEntityCollection().getEntities()) {
      if (each instanceof NameEntity name && name.key().equals(key)) {
        return name;
      }
    }
    throw new AssertionError("No name of " + key);
  }

  private boolean click(Object at, int count, boolean shift) {
    return clicks.take(
        at,
        new MouseEvent(
            MouseEvent.MOUSE_CLICKED,
            0,
            0,
            0,
            0,
            MouseButton.PRIMARY,
            count,
            shift,
            false,
            false,
            false,
            false,
            false,
            false,
            false,
            false,
            true,
            null));
  }

  @Test
  void oneHidesALineAndAnotherAtItsNameBringsItBack() {
    assertThat(click(name(all.get(1)), 1, false)).isTrue();
    assertThat(shown()).containsExactly(all.get(0), all.get(2));
    assertThat(name(all.get(1)).isGone()).isTrue();

    click(name(all.get(1)), 1, false);
    assertThat(shown()).isEqualTo(all);
  }

  @Test
  void twoLeaveALineAloneAndTwoMoreBringTheOthersBack() {
    for (List<SeriesKey> expected : List.of(List.of(all.get(1)), all)) {
      click(name(all.get(1)), 1, false);
      click(name(all.get(2)), 2, false); // which has moved under the pointer
      assertThat(shown()).isEqualTo(expected);
    }
  }

  @Test
  void oneWithShiftLeavesALineAlone() {
    click(name(all.get(0)), 1, true);
    assertThat(shown()).containsExactly(all.get(0));

    click(name(all.get(2)), 1, true);
    assertThat(shown()).containsExactly(all.get(2));

    click(name(all.get(2)), 1, true);
    assertThat(shown()).isEqualTo(all);
  }

  @Test
  void besideEveryNameIsNone() {
    assertThat(click("something else", 1, false)).isFalse();
    assertThat(click("something else", 2, false)).isFalse();
    assertThat(shown()).isEqualTo(all);
  }
}
