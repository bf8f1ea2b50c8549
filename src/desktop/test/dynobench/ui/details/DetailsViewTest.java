package dynobench.ui.details;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.chart.SeriesKey;
import dynobench.ui.MadeWiring;
import dynobench.ui.Photo;
import dynobench.ui.Toolkit;
import dynobench.ui.Wiring;
import dynobench.ui.widgets.BarFit;
import java.nio.file.Path;
import java.util.Optional;
import javafx.scene.Parent;
import javafx.scene.control.ScrollBar;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextArea;
import javafx.scene.layout.HBox;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DetailsViewTest {
  private static final int WIDTH = 240;
  private static final int HEIGHT = 900;

  @TempDir private Path folder;

  @ParameterizedTest
  @CsvSource({"false, 100", "true, 100", "false, 200", "true, 200"})
  void everythingFitsIntoANarrowColumn(boolean dark, int percent) throws Exception {
    MadeWiring made = Toolkit.on(() -> new MadeWiring(folder));
    Parent node = Toolkit.on(() -> view(made.wiring).node());
    Toolkit.on(() -> {
      BarFit.watch((HBox) node.lookup(".view-bar")); // as in the window
      made.wiring.appearance().dark().set(dark);
      made.wiring.appearance().fontPercent().set(percent);
      made.show(MadeWiring.run(3, 4));
      made.wiring
          .display()
          .selected()
          .set(Optional.of(new SeriesKey("made", MadeWiring.CONTENDERS.get(2))));
      return made;
    });

    Photo.ofView(node, made.wiring.appearance(), WIDTH, HEIGHT, 1, folder.resolve("details.png"));

    var scroll = (ScrollPane) node.lookup(".scroll-pane");
    assertThat(scroll.getContent().getLayoutBounds().getWidth()).isLessThanOrEqualTo(WIDTH);
    assertThat(node.lookup(".page-content").getLayoutBounds().getHeight()).isGreaterThan(HEIGHT);
  }

  private static DetailsView view(Wiring wiring) {
    return new DetailsView(
        wiring.display(),
        wiring.problemList().warnings(),
        wiring.library(),
        wiring.appearance(),
        wiring.tasks(),
        wiring.clock().getZone());
  }

  @Test
  void settingsCanBeSelectedAndNeedNoScrollingOfTheirOwn() throws Exception {
    MadeWiring made = Toolkit.on(() -> new MadeWiring(folder));
    Parent node = Toolkit.on(() -> view(made.wiring).node());
    Toolkit.on(() -> {
      made.show(MadeWiring.run(1, 1));
      made.wiring
          .display()
          .selected()
          .set(Optional.of(new SeriesKey("made", MadeWiring.CONTENDERS.get(0))));
      return made;
    });

    Photo.ofView(node, made.wiring.appearance(), WIDTH, HEIGHT, 1, folder.resolve("details.png"));

    var settings = (TextArea) node.lookup(".selectable-text");
    assertThat(settings.isEditable()).isFalse();
    assertThat(settings.getText()).contains("jdbc:made:HSQLDB cached");
    assertThat(settings.lookupAll(".scroll-bar"))
        .allSatisfy(each -> assertThat(((ScrollBar) each).isVisible()).isFalse());
  }
}
