package dynobench.ui.monitor;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dynobench.ui.MadeWiring;
import dynobench.ui.Photo;
import dynobench.ui.Toolkit;
import dynobench.ui.monitor.recording.OwnUse;
import dynobench.ui.monitor.recording.Samples;
import dynobench.ui.shownrun.ShownRun;
import dynobench.ui.widgets.ViewTexts;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import javafx.collections.FXCollections;
import javafx.scene.Scene;
import javafx.scene.canvas.Canvas;
import javafx.scene.layout.StackPane;
import javafx.stage.Stage;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PaintedFramesTest {
  private static final int WIDTH = 1_000;
  private static final int HEIGHT = 320;
  private static final int TRIALS = 100;
  private static final int SAMPLES_EACH = 1_000;
  private static final int FRAMES = 200;

  @TempDir private Path folder;

  private final ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private final MonitorViewModel model =
      new MonitorViewModel(
          Clock.systemUTC(),
          OwnUse.ofThisProgram(Clock.systemUTC()),
          new Lanes(),
          FXCollections.observableSet());
  private long curves;
  private long words;

  @BeforeEach
  void panWhatHasBeenPannedBefore() throws Exception {
    model.opened(new ShownRun("made", ShownRun.Origin.STORED, Optional.empty()));
    model.accept(Samples.run(TRIALS, SAMPLES_EACH));
    model.range().zoom(0.8);
    var made = new MadeWiring(folder);
    Toolkit.on(() -> {
      var colours = new BandColours(made.wiring.display(), made.wiring.appearance());
      var looks = new StripsLooks(() -> {});
      var window = new Stage();
      window.setScene(new Scene(new StackPane(looks), WIDTH, HEIGHT));
      Photo.dress(window.getScene(), made.wiring.appearance());
      window.show();
      looks.applyCss();
      pan(looks, colours);
      window.close();
      return window;
    });
  }

  private void pan(StripsLooks looks, BandColours colours) {
    var place =
        new StripsLayout(
            WIDTH, HEIGHT, looks.em(), StripsLayout.NameSpace.OF_LANES, model.shownLanes());
    var raster = new Raster((int) place.plotWidth(), HEIGHT);
    var painter = new StripsPainter(looks, model, colours);
    var pen = new Canvas(WIDTH, HEIGHT).getGraphicsContext2D();
    var texts = new ViewTexts(MonitorView.class);
    var writer = new StripsWriter(new StripsPen(pen, looks, texts), model, colours, painter);
    for (int frame = 0; frame < 2 * FRAMES; frame++) {
      model.range().pan(frame % 4 < 2 ? -0.1 : 0.1);
      long begin = threads.getCurrentThreadAllocatedBytes();
      painter.paint(raster, 1, place);
      long painted = threads.getCurrentThreadAllocatedBytes();
      pen.clearRect(0, 0, WIDTH, HEIGHT); // as the pane does; else what is drawn piles up
      writer.write(place);
      if (frame >= FRAMES) { // earlier frames fill the caches
        curves += painted - begin;
        words += threads.getCurrentThreadAllocatedBytes() - painted;
      }
    }
  }

  @Test
  void paintingCurvesLeavesNextToNothingToBeCollected() {
    assertThat(curves / FRAMES).isBetween(0L, 8L << 10);
  }

  @Test
  void writingWordsLeavesLittle() {
    assertThat(words / FRAMES).isBetween(0L, 32L << 10);
  }
}
