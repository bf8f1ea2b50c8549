package dynobench.ui.monitor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dynobench.ui.FiredMouse;
import dynobench.ui.MadeWiring;
import dynobench.ui.Photo;
import dynobench.ui.Toolkit;
import dynobench.ui.monitor.recording.OwnUse;
import dynobench.ui.monitor.recording.Samples;
import dynobench.ui.monitor.recording.Strip;
import dynobench.ui.shownrun.ShownRun;
import dynobench.ui.shownrun.ShownRun.Origin;
import dynobench.ui.widgets.Appearance;
import java.awt.image.BufferedImage;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import javafx.collections.FXCollections;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.stage.Stage;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MonitorViewTest {
  private static final int WIDTH = 800;
  private static final int HEIGHT = 260;

  /// Accent colour of the light theme, which the worker's curve has.
  private static final int LIGHT_ACCENT = 0x0b62b8;

  private static final int DARK_ACCENT = 0x6cb0f5;

  @TempDir Path folder;

  private MadeWiring made;
  private final MonitorViewModel model =
      new MonitorViewModel(
          Clock.systemUTC(),
          OwnUse.ofThisProgram(Clock.systemUTC()),
          new Lanes(),
          FXCollections.observableSet());

  @BeforeEach
  void make() throws Exception {
    made = new MadeWiring(folder);
  }

  private Parent open() throws Exception {
    return Toolkit.on(() -> {
      Parent node =
          new MonitorView(
                  model,
                  new BandColours(made.wiring.display(), made.wiring.appearance()),
                  made.wiring.dialogs(),
                  made.wiring.tasks(),
                  made.wiring.live().running())
              .node();
      model.opened(new ShownRun("run", Origin.STORED, Optional.empty()));
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
      model.accept(Samples.run(2, 100));
      model.range().zoom(0.5);
      return node;
    });

    assertThat(node.lookupAll(".toggle-button"))
        .hasSize(4)
        .noneMatch(each -> ((ToggleButton) each).isSelected());
    assertThat(node.lookupAll(".label"))
        .anyMatch(each -> ((Label) each).getText().startsWith("23.0 s"));
  }

  @Test
  void drawsCurvesInTheColoursOfTheTheme() throws Exception {
    Parent node = open();
    Appearance appearance = made.wiring.appearance();
    Toolkit.on(() -> {
      model.accept(Samples.run(2, 200));
      return node;
    });

    assertThat(pixels(node, appearance, LIGHT_ACCENT)).isGreaterThan(200);
    appearance.dark().set(true);
    assertThat(pixels(node, appearance, DARK_ACCENT)).isGreaterThan(200);
  }

  private Stage show(Parent node) throws Exception {
    Stage stage =
        Toolkit.on(() -> {
          model.accept(Samples.run(2, 200));
          var window = new Stage();
          window.setScene(new Scene(node, WIDTH, 2 * HEIGHT));
          Photo.dress(window.getScene(), made.wiring.appearance());
          window.show();
          return window;
        });
    Toolkit.settle();
    return stage;
  }

  private static void mouse(Node node, EventType<MouseEvent> type, double x, double y)
      throws Exception {
    FiredMouse.fire(node, type, x, y, true);
  }

  private static void key(Node node, KeyCode code, boolean shift, boolean control)
      throws Exception {
    Toolkit.on(() -> {
      Event.fireEvent(
          node, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, shift, control, false, false));
      return node;
    });
  }

  private StripsLayout layout(Region strips) {
    double em = 0.85 * 13;
    return new StripsLayout(
        strips.getWidth(),
        strips.getHeight(),
        em,
        StripsLayout.NameSpace.OF_LANES,
        model.shownLanes());
  }

  private Lane lane(Strip strip) {
    return model.shownLanes().stream()
        .filter(each -> each.strip() == strip)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void aClickOnALanesNameFoldsItAndDraggingMovesIt() throws Exception {
    Stage stage = show(open());
    var strips = (Region) stage.getScene().lookup(".strips");
    double heap = layout(strips).top(1) + 8;
    mouse(strips, MouseEvent.MOUSE_PRESSED, 20, heap);
    mouse(strips, MouseEvent.MOUSE_RELEASED, 20, heap);
    assertThat(lane(Strip.HEAP).folded()).isTrue();

    mouse(strips, MouseEvent.MOUSE_PRESSED, 20, layout(strips).top(0) + 8);
    mouse(strips, MouseEvent.MOUSE_DRAGGED, 20, layout(strips).bottom(1) - 2);
    mouse(strips, MouseEvent.MOUSE_RELEASED, 20, layout(strips).bottom(1) - 2);
    assertThat(model.shownLanes()).extracting(Lane::strip).startsWith(Strip.HEAP, Strip.CPU);
    assertThat(lane(Strip.CPU).folded()).isFalse();
    Toolkit.on(() -> {
      stage.close();
      return stage;
    });
  }

  @Test
  void theBorderOfALaneFollowsTheMouseAndTheTimeStaysWhereItIs() throws Exception {
    Stage stage = show(open());
    var strips = (Region) stage.getScene().lookup(".strips");
    TimeWindow before = model.window();
    double border = layout(strips).bottom(0);
    mouse(strips, MouseEvent.MOUSE_PRESSED, WIDTH - 100, border);
    mouse(strips, MouseEvent.MOUSE_DRAGGED, WIDTH - 140, border + 30);
    mouse(strips, MouseEvent.MOUSE_RELEASED, WIDTH - 140, border + 30);

    assertThat(layout(strips).bottom(0)).isCloseTo(border + 30, within(1.5));
    assertThat(layout(strips).bottom(1)).isEqualTo(layout(strips).top(2));
    assertThat(model.window()).isEqualTo(before);
    Toolkit.on(() -> {
      stage.close();
      return stage;
    });
  }

  @Test
  void keysChooseFoldMoveAndSizeALane() throws Exception {
    Stage stage = show(open());
    Node strips = stage.getScene().lookup(".strips");
    key(strips, KeyCode.PAGE_DOWN, false, false);
    key(strips, KeyCode.DOWN, true, false);
    assertThat(lane(Strip.CPU).lines()).isEqualTo(Strip.CPU.height() * Lanes.STEP);
    TimeWindow before = model.window();
    key(strips, KeyCode.DOWN, false, true);
    assertThat(model.shownLanes()).extracting(Lane::strip).startsWith(Strip.HEAP, Strip.CPU);
    key(strips, KeyCode.SPACE, false, false);
    assertThat(lane(Strip.CPU).folded()).isTrue();
    assertThat(model.window()).isEqualTo(before);
    Toolkit.on(() -> {
      strips.requestFocus();
      return strips;
    });
    Toolkit.settle();
    assertThat(strips.getAccessibleText()).startsWith("Lane CPU selected, folded.");
    Toolkit.on(() -> {
      stage.close();
      return stage;
    });
  }

  @Test
  void namesAndScalesLeaveTheRoomToTheCurves() {
    var layout =
        new StripsLayout(
            WIDTH, 2 * HEIGHT, 11, StripsLayout.NameSpace.OF_LANES, List.of(Lane.of(Strip.CPU)));

    assertThat(layout.left() - layout.titleRight()).isGreaterThan(4 * 11);
    assertThat(layout.plotWidth()).isGreaterThan(0.8 * WIDTH);
  }

  /// Returns the number of pixels with approximately this colour.
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
