package dynobench.ui;

import dynobench.ui.command.Command;
import dynobench.ui.command.Commands;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.scene.input.KeyEvent;

/// Keys of undo and redo in text fields. A field undoes its own text first. It would consume the
/// keys even with nothing to undo; then they bring back former plans.
final class UndoKeys {
  private UndoKeys() {}

  static void addTo(Scene scene, Commands commands) {
    scene.addEventFilter(
        KeyEvent.KEY_PRESSED,
        event -> {
          if (scene.getFocusOwner() instanceof TextInputControl field) {
            run(commands.get("plan.undo"), event, field.isUndoable());
            run(commands.get("plan.redo"), event, field.isRedoable());
          }
        });
  }

  private static void run(Command command, KeyEvent event, boolean ofField) {
    if (!ofField && command.key().filter(key -> key.match(event)).isPresent()) {
      command.run();
      event.consume();
    }
  }
}
