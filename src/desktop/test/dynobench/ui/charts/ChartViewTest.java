package dynobench.ui.charts;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.chart.SeriesKey;
import dynobench.drawing.NameEntity;
import dynobench.ui.MadeWiring;
import dynobench.ui.Photo;
import dynobench.ui.Toolkit;
import dynobench.ui.dock.DockView;
import dynobench.ui.dock.ViewId;
import java.awt.geom.Rectangle2D;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import javafx.event.Event;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.Cursor;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.control.MenuItem;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ContextMenuEvent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;
import javafx.stage.Window;
import org.jfree.chart.entity.EntityCollection;
import org.jfree.chart.entity.XYItemEntity;
import org.jfree.chart.fx.ChartViewer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ChartViewTest {
  private static final int WIDTH = 720;
  private static final int HEIGHT = 420;

  @TempDir private Path folder;
  private final List<String> shown = new ArrayList<>();
  private MadeWiring made;
  private Stage stage;

  @BeforeEach
  void open() throws Exception {
    stage = Toolkit.on(Stage::new);
    made = new MadeWiring(folder);
    made.wiring.navigation().through(view -> shown.add(view.id()));
    made.wiring.navigation().throughTrials(trial -> shown.add("trial " + trial));
    Toolkit.on(() -> {
      var wiring = made.wiring;
      DockView first =
          ChartView.of(
                  wiring.display(),
                  wiring.library(),
                  wiring.appearance(),
                  wiring.dialogs(),
                  wiring.tasks(),
                  wiring.navigation())
              .findFirst()
              .orElseThrow();
      stage.setScene(new Scene((Parent) first.node().get(), WIDTH, HEIGHT));
      Photo.dress(stage.getScene(), wiring.appearance());
      made.show(MadeWiring.run(3, 4));
      stage.show();
      return first;
    });
    Toolkit.settle();
  }

  @AfterEach
  void close() throws Exception {
    Toolkit.on(() -> {
      Window.getWindows().stream()
          .filter(each -> each instanceof ContextMenu)
          .toList()
          .forEach(Window::hide);
      stage.close();
      return stage;
    });
  }

  /// The picture on the clipboard has the caption of a file, not the size of the window.
  @Test
  void copiesThePictureThatAFileHas() throws Exception {
    Toolkit.on(() -> {
      var pane = (ChartPane) stage.getScene().lookup(".chart-pane");
      var event = new KeyEvent(KeyEvent.KEY_PRESSED, "", "", KeyCode.C, false, true, false, false);
      Event.fireEvent(pane, event);
      return pane;
    });
    Toolkit.settle();

    var copied = Toolkit.on(() -> Clipboard.getSystemClipboard().getImage());
    assertThat(copied.getWidth()).isEqualTo(2_400);
    assertThat(copied.getHeight()).isEqualTo(1_500);
  }

  private Node node(String style) {
    return stage.getScene().getRoot().lookup(style);
  }

  private ChartViewer viewer() {
    return (ChartViewer) node(".chart-viewer");
  }

  /// Returns the position of a point's drawing.
  private Point2D point(int line, int point) {
    EntityCollection drawn = viewer().getRenderingInfo().getEntityCollection();
    Rectangle2D area =
        IntStream.range(0, drawn.getEntityCount())
            .mapToObj(drawn::getEntity)
            .filter(each ->
                each instanceof XYItemEntity item
                    && item.getSeriesIndex() == line
                    && item.getItem() == point)
            .findFirst()
            .orElseThrow()
            .getArea()
            .getBounds2D();
    return new Point2D(area.getCenterX(), area.getCenterY());
  }

  /// Returns whether a position is inside the ring around the point.
  private boolean isMarked(Point2D place) {
    return node(".chart-ring").getBoundsInParent().contains(place);
  }

  private Label readOut() {
    return (Label) node(".chart-read-out");
  }

  private void move(Point2D to) throws Exception {
    mouse(MouseEvent.MOUSE_MOVED, to, 0);
  }

  private void mouse(javafx.event.EventType<MouseEvent> type, Point2D at, int clicks)
      throws Exception {
    Toolkit.on(() -> {
      MouseButton button = clicks == 0 ? MouseButton.NONE : MouseButton.PRIMARY;
      Point2D scene = viewer().getCanvas().localToScene(at);
      double x = scene.getX();
      double y = scene.getY();
      Event.fireEvent(
          viewer().getCanvas(),
          new MouseEvent(
              type,
              x,
              y,
              x,
              y,
              button,
              clicks,
              false,
              false,
              false,
              false,
              clicks > 0,
              false,
              false,
              false,
              false,
              true,
              null));
      return at;
    });
  }

  private void press(KeyCode key, boolean shift) throws Exception {
    Toolkit.on(() -> {
      Event.fireEvent(
          node(".chart-pane"),
          new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, shift, false, false, false));
      return key;
    });
  }

  @Test
  void aPointIsReadOutBesideItWithinTheChartAndMovesNothing() throws Exception {
    Bounds svg = node(".view-bar").getLayoutBounds();
    for (int line = 0; line < MadeWiring.CONTENDERS.size(); line++) {
      for (int point = 0; point < 2; point++) {
        Point2D place = point(line, point);
        move(place);

        Bounds label = readOut().localToParent(readOut().getLayoutBounds()); // without its shadow
        assertThat(readOut().getText()).contains((point + 1) + ",000 rows");
        assertThat(label.contains(place)).isFalse();
        assertThat(isMarked(place)).isTrue();
        assertThat(viewer().getLayoutBounds().contains(label)).isTrue();
        assertThat(readOut().getParent().isMouseTransparent()).isTrue();
      }
    }
    move(new Point2D(2, 2));
    assertThat(readOut().getParent().isVisible()).isFalse();
    assertThat(node(".view-bar").getLayoutBounds()).isEqualTo(svg);
  }

  @Test
  void overABarTheReadOutStandsAtThePointer() throws Exception {
    Toolkit.on(() -> made.show(MadeWiring.run(1, 4)));
    Toolkit.settle();
    Point2D place = point(0, 0).subtract(20, 0);

    move(place);

    assertThat(readOut().getText()).startsWith("Derby"); // the fastest comes first
    assertThat(isMarked(place)).isFalse();
    assertThat(readOut().getBoundsInParent().getMinX() - place.getX()).isBetween(0.0, 20.0);
  }

  @Test
  void oneDoubleClickLeadsToTheTrialBehindAPoint() throws Exception {
    Point2D place = point(1, 1);
    move(place);
    mouse(MouseEvent.MOUSE_PRESSED, place, 2);
    mouse(MouseEvent.MOUSE_CLICKED, place, 2);

    assertThat(shown).hasSize(2).first().isEqualTo(ViewId.MONITOR.id());
    assertThat(shown.getLast()).matches("trial \\d+");
    assertThat(made.wiring.display().selected().get().orElseThrow().contender())
        .isEqualTo(MadeWiring.CONTENDERS.get(1));
  }

  @Test
  void aClickAtANameHidesItsSeriesAndAnotherBringsItBack() throws Exception {
    var derby = new SeriesKey("made", MadeWiring.CONTENDERS.get(1));
    move(name(derby));
    assertThat(viewer().getCursor()).isEqualTo(Cursor.HAND);

    click(name(derby));
    assertThat(made.wiring.display().hidden()).containsExactly(derby);

    Toolkit.settle();
    click(name(derby));
    assertThat(made.wiring.display().hidden()).isEmpty();
    assertThat(made.wiring.display().selected().get()).isEmpty();
  }

  private void click(Point2D at) throws Exception {
    mouse(MouseEvent.MOUSE_PRESSED, at, 1);
    mouse(MouseEvent.MOUSE_CLICKED, at, 1);
  }

  /// Returns the position of a series' name.
  private Point2D name(SeriesKey series) {
    EntityCollection drawn = viewer().getRenderingInfo().getEntityCollection();
    Rectangle2D area =
        IntStream.range(0, drawn.getEntityCount())
            .mapToObj(drawn::getEntity)
            .filter(each -> each instanceof NameEntity name && name.key().equals(series))
            .findFirst()
            .orElseThrow()
            .getArea()
            .getBounds2D();
    return new Point2D(area.getCenterX(), area.getCenterY());
  }

  @Test
  void keysWalkToAPointAndEnterLeadsToItsTrial() throws Exception {
    press(KeyCode.ENTER, false);
    assertThat(shown).isEmpty();

    press(KeyCode.RIGHT, true);
    press(KeyCode.DOWN, true);
    assertThat(readOut().getText()).startsWith("Derby · 1,000 rows");
    assertThat(node(".chart-pane").getAccessibleHelp()).isEqualTo(readOut().getText());
    press(KeyCode.ENTER, false);
    assertThat(shown).hasSize(2).first().isEqualTo(ViewId.MONITOR.id());

    press(KeyCode.ESCAPE, false);
    assertThat(readOut().getParent().isVisible()).isFalse();
  }

  @Test
  void theMenuIsOursAndSpeaksOfTheSeriesUnderThePointer() throws Exception {
    ContextMenu menu = menu(point(1, 1));
    assertThat(menu.getItems())
        .extracting(MenuItem::getText)
        .contains(
            "Show trial in Monitor",
            "Hide Derby",
            "Show only Derby",
            "Show all series",
            "log x",
            "Show all",
            "Copy picture",
            "Save chart as SVG")
        .noneMatch(text -> text != null && text.contains("PDF"));
    Toolkit.on(() -> {
      menu.getItems().stream()
          .filter(each -> "Hide Derby".equals(each.getText()))
          .forEach(each -> each.getOnAction().handle(null));
      return menu;
    });
    assertThat(made.wiring.display().hidden())
        .extracting(key -> key.contender())
        .containsExactly(MadeWiring.CONTENDERS.get(1));
  }

  /// Returns the context menu that opens at a position.
  private ContextMenu menu(Point2D at) throws Exception {
    Point2D place = viewer().getCanvas().localToScene(at);
    Toolkit.on(() -> {
      Event.fireEvent(
          viewer().getCanvas(),
          new ContextMenuEvent(
              ContextMenuEvent.CONTEXT_MENU_REQUESTED,
              place.getX(),
              place.getY(),
              place.getX(),
              place.getY(),
              false,
              null));
      return place;
    });
    return (ContextMenu)
        Window.getWindows().stream()
            .filter(each -> each instanceof ContextMenu)
            .reduce((one, other) -> {
              throw new AssertionError("two menus");
            })
            .orElseThrow();
  }
}
