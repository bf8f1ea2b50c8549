package dynobench.ui.monitor;

import dynobench.ui.FiredMouse;
import dynobench.ui.MadeWiring;
import dynobench.ui.Photo;
import dynobench.ui.Toolkit;
import dynobench.ui.monitor.recording.OwnUse;
import dynobench.ui.shownrun.ShownRun;
import dynobench.ui.tasks.Dialogs;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.stage.Stage;

/// Monitor alone in a window, steered by mouse and keys.
final class ShownMonitor {
  static final double WIDTH = 900;
  static final double HEIGHT = 560;

  final MadeWiring made;
  final MonitorViewModel model;
  private final Stage stage;

  private ShownMonitor(MadeWiring made, MonitorViewModel model, Stage stage) {
    this.made = made;
    this.model = model;
    this.stage = stage;
  }

  /// Opens a monitor without a run.
  ///
  /// @param workspace of the wiring
  static ShownMonitor open(Path workspace, Dialogs dialogs) throws Exception {
    var made = new MadeWiring(workspace, dialogs);
    var wiring = made.wiring;
    var model =
        new MonitorViewModel(
            Clock.systemUTC(),
            OwnUse.ofThisProgram(Clock.systemUTC()),
            new Lanes(),
            wiring.display().hidden());
    Stage stage =
        Toolkit.on(() -> {
          var view =
              new MonitorView(
                  model,
                  new BandColours(wiring.display(), wiring.appearance()),
                  wiring.dialogs(),
                  wiring.tasks(),
                  wiring.live().running());
          var window = new Stage();
          window.setScene(new Scene(view.node(), WIDTH, HEIGHT));
          Photo.dress(window.getScene(), wiring.appearance());
          window.show();
          return window;
        });
    return new ShownMonitor(made, model, stage);
  }

  /// Shows a run.
  ShownMonitor show(ShownRun.Origin origin, AlignedRun run) throws Exception {
    Toolkit.on(() -> {
      model.opened(new ShownRun("run", origin, Optional.empty()));
      model.accept(run.events());
      return model;
    });
    Toolkit.settle();
    return this;
  }

  StripsPane strips() {
    return (StripsPane) node(".strips");
  }

  Node node(String selector) {
    return stage.getScene().lookup(selector);
  }

  StripsLayout place() throws Exception {
    return Toolkit.on(strips()::place);
  }

  /// Returns the x coordinate of a time.
  double x(double millis) throws Exception {
    StripsLayout place = place();
    return place.left() + model.window().share(millis) * place.plotWidth();
  }

  void click(double x, double y) throws Exception {
    mouse(MouseEvent.MOUSE_PRESSED, x, y, true);
    mouse(MouseEvent.MOUSE_RELEASED, x, y, true);
    Toolkit.settle();
  }

  void drag(double fromX, double toX, double y) throws Exception {
    mouse(MouseEvent.MOUSE_PRESSED, fromX, y, true);
    mouse(MouseEvent.MOUSE_DRAGGED, (fromX + toX) / 2, y, false);
    mouse(MouseEvent.MOUSE_DRAGGED, toX, y, false);
    mouse(MouseEvent.MOUSE_RELEASED, toX, y, false);
    Toolkit.settle();
  }

  private void mouse(EventType<MouseEvent> type, double x, double y, boolean still)
      throws Exception {
    FiredMouse.fire(strips(), type, x, y, still);
  }

  void key(KeyCode code, boolean shift, boolean control) throws Exception {
    Node strips = strips();
    Toolkit.on(() -> {
      Event.fireEvent(
          strips, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, shift, control, false, false));
      return strips;
    });
    Toolkit.settle();
  }

  void close() throws Exception {
    Toolkit.on(() -> {
      stage.close();
      return stage;
    });
  }
}
