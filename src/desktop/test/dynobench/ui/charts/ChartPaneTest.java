package dynobench.ui.charts;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.chart.Charts;
import dynobench.ui.MadeWiring;
import dynobench.ui.Toolkit;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import javafx.event.Event;
import javafx.scene.Scene;
import javafx.scene.image.WritableImage;
import javafx.scene.input.ScrollEvent;
import javafx.stage.Stage;
import org.jfree.chart.plot.XYPlot;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChartPaneTest {
  private static final int REPETITIONS = 4;

  @TempDir private Path folder;
  private Stage stage;
  private ChartPane pane;

  @BeforeEach
  void open() throws Exception {
    stage = Toolkit.on(Stage::new);
    pane =
        Toolkit.on(() -> {
          var made = new MadeWiring(folder);
          var model =
              new ChartViewModel(made.wiring.display(), ChartTabs.of(Charts.STANDARD).getFirst());
          var shown = new ChartPane(model, made.wiring.appearance());
          made.show(MadeWiring.run(3, REPETITIONS));
          stage.setScene(new Scene(shown, 800, 480));
          stage.show();
          return shown;
        });
    Toolkit.settle();
  }

  @AfterEach
  void close() throws Exception {
    Toolkit.on(() -> {
      stage.close();
      return stage;
    });
  }

  private XYPlot plot() {
    return pane.viewer().getChart().getXYPlot();
  }

  /// Turns the wheel.
  ///
  /// @param turns away from the user; negative towards the user
  private void wheel(double turns) throws Exception {
    Toolkit.on(() -> {
      Event.fireEvent(
          pane.viewer().getCanvas(),
          new ScrollEvent(
              ScrollEvent.SCROLL,
              400,
              200,
              400,
              200,
              false,
              false,
              false,
              false,
              true,
              false,
              0,
              40 * turns,
              0,
              40 * turns,
              ScrollEvent.HorizontalTextScrollUnits.NONE,
              0,
              ScrollEvent.VerticalTextScrollUnits.NONE,
              0,
              0,
              null));
      return turns;
    });
  }

  @Test
  void theWheelAwayFromOneselfShowsLessAndBackNeverMoreThanAll() throws Exception {
    double all = plot().getRangeAxis().getRange().getLength();
    wheel(3);
    double less = plot().getRangeAxis().getRange().getLength();
    assertThat(less).isLessThan(all);
    assertThat(plot().getRangeAxis().isAutoRange()).isFalse();

    wheel(-30);
    assertThat(plot().getRangeAxis().getRange().getLength()).isEqualTo(all);
    assertThat(plot().getRangeAxis().isAutoRange()).isTrue();
    assertThat(plot().getDomainAxis().isAutoRange()).isTrue();
  }

  @Test
  void zoomingInEndsBeforeNothingIsLeft() throws Exception {
    for (int turn = 0; turn < 100; turn++) {
      wheel(1_000);
    }

    assertThat(plot().getRangeAxis().getRange().getLength()).isPositive();
    assertThat(plot().getDomainAxis().getRange().getLength()).isPositive();
  }

  @Test
  void whatIsSeenIsTheDrawingWithItsSeriesInTheirColours() throws Exception {
    WritableImage seen = Toolkit.on(() -> pane.snapshot(null, null));
    var chart = Objects.requireNonNull(seen.getPixelReader());
    List<Integer> colours =
        List.of(0xff1e4e7c, 0xffcf5801); // the first two of the light palette's series
    for (int colour : colours) {
      int found = 0;
      for (int x = 0; x < seen.getWidth(); x++) {
        for (int y = 0; y < seen.getHeight(); y++) {
          found += chart.getArgb(x, y) == colour ? 1 : 0;
        }
      }
      assertThat(found).as(Integer.toHexString(colour)).isGreaterThan(20);
    }
  }
}
