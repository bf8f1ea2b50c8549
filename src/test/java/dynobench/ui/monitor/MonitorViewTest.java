package dynobench.ui.monitor;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ui.Photo;
import dynobench.ui.Toolkit;
import dynobench.ui.monitor.recording.OwnUse;
import dynobench.ui.monitor.recording.Samples;
import dynobench.ui.parts.Appearance;
import dynobench.ui.shown.Shown;
import dynobench.ui.shown.Shown.Origin;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import javafx.scene.Parent;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MonitorViewTest {
  private static final int WIDTH = 800;
  private static final int HEIGHT = 260;

  /// Of the accent colour in the light theme, in which the worker's curve is drawn.
  private static final int LIGHT_ACCENT = 0x0b62b8;

  private static final int DARK_ACCENT = 0x6cb0f5;

  @TempDir Path folder;

  private final MonitorViewModel model =
      new MonitorViewModel(Clock.systemUTC(), OwnUse.ofThisProgram(Clock.systemUTC()));

  private Parent open() throws Exception {
    return Toolkit.on(() -> {
      Parent node = new MonitorView(model).node();
      model.opened(new Shown("run", Origin.STORED, Optional.empty()));
      return node;
    });
  }

  @Test
  void saysWhatToDoWhileThereIsNothingToShow() throws Exception {
    Parent node = open();

    assertThat(node.lookupAll(".empty")).allMatch(each -> each.isVisible()).hasSize(1);
  }

  @Test
  void theTogglesFollowWhatIsInView() throws Exception {
    Parent node = open();
    Toolkit.on(() -> {
      model.happened(Samples.run(2, 100));
      model.zoom(0.5);
      return node;
    });

    assertThat(node.lookupAll(".toggle-button"))
        .hasSize(2)
        .noneMatch(each -> ((ToggleButton) each).isSelected());
    assertThat(node.lookupAll(".label"))
        .anyMatch(each -> ((Label) each).getText().startsWith("23.0 s"));
  }

  @Test
  void drawsCurvesInTheColoursOfTheTheme() throws Exception {
    var appearance = new Appearance();
    Parent node = open();
    Toolkit.on(() -> {
      model.happened(Samples.run(2, 200));
      return node;
    });

    assertThat(pixels(node, appearance, LIGHT_ACCENT)).isGreaterThan(200);
    appearance.dark().set(true);
    assertThat(pixels(node, appearance, DARK_ACCENT)).isGreaterThan(200);
  }

  /// How many pixels have a colour, or nearly.
  private long pixels(Parent node, Appearance appearance, int colour) throws Exception {
    Path file = folder.resolve("monitor.png");
    Photo.ofView(node, appearance, WIDTH, HEIGHT, 1, file);
    BufferedImage image = ImageIO.read(file.toFile());
    long count = 0;
    for (int y = 0; y < HEIGHT; y++) {
      for (int x = 0; x < WIDTH; x++) {
        count += near(image.getRGB(x, y), colour) ? 1 : 0;
      }
    }
    return count;
  }

  private static boolean near(int colour, int other) {
    int distance = 0;
    for (int shift = 0; shift <= 16; shift += 8) {
      distance += Math.abs((colour >> shift & 0xff) - (other >> shift & 0xff));
    }
    return distance < 24;
  }
}
