package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ui.widgets.Appearance;
import java.nio.file.Path;
import javafx.scene.control.Button;
import javafx.scene.layout.StackPane;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class WindowThemeTest {
  private static final int CORNER = 2;

  @TempDir Path folder;

  @Test
  void darkIsDarkerThanLight() throws Exception {
    assertThat(brightness(true)).isLessThan(60);
    assertThat(brightness(false)).isGreaterThan(200);
  }

  private int brightness(boolean dark) throws Exception {
    var appearance = new Appearance();
    appearance.dark().set(dark);
    Path file = folder.resolve(dark + ".png");
    var pane = Toolkit.on(() -> new StackPane(new Button("Run")));

    Photo.ofView(pane, appearance, 200, 100, 1, file);

    return ImageIO.read(file.toFile()).getRGB(CORNER, CORNER) & 0xff;
  }
}
