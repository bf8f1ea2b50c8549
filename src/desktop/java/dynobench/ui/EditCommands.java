package dynobench.ui;

import dynobench.files.OperatingSystem;
import dynobench.ui.command.Commands;
import dynobench.ui.plandraft.PlanFiles;
import dynobench.ui.plandraft.PlanHistory;
import java.util.function.Supplier;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// Commands of the Edit menu. Undo and redo bring former plans back. For the others the focused
/// control decides: each command sends its key to it.
final class EditCommands {
  private final Supplier<@Nullable Scene> scene;
  private final PlanFiles plans;
  private final PlanHistory history;
  private boolean passing;

  EditCommands(Wiring wiring, Supplier<@Nullable Scene> scene) {
    this.scene = scene;
    plans = wiring.planFiles();
    history = wiring.draft().history();
  }

  void addTo(Commands commands) {
    commands
        .add("plan.undo", plans.replacement()::undo)
        .key("Shortcut+Z")
        .icon(Feather.CORNER_UP_LEFT)
        .when(history.canUndo())
        .done();
    commands
        .add("plan.redo", plans.replacement()::redo)
        .key("Shortcut+Shift+Z", "Shortcut+Y")
        .icon(Feather.CORNER_UP_RIGHT)
        .when(history.canRedo())
        .done();
    add(commands, "edit.copy", KeyCode.C, Feather.COPY);
    add(commands, "edit.select_all", KeyCode.A, Feather.CHECK_SQUARE);
    add(commands, "edit.find", KeyCode.F, Feather.SEARCH);
  }

  private void add(Commands commands, String id, KeyCode key, Ikon icon) {
    commands.add(id, () -> pass(key)).key("Shortcut+" + key.getName()).icon(icon).done();
  }

  /// Sends a key to the focused control. If no control handles it, the key returns as the same
  /// command and is then ignored.
  private void pass(KeyCode key) {
    Scene there = scene.get();
    Node focused = there == null ? null : there.getFocusOwner();
    if (focused != null && !passing) {
      passing = true;
      boolean mac = OperatingSystem.HERE == OperatingSystem.MACOS;
      try {
        Event.fireEvent(
            focused, new KeyEvent(KeyEvent.KEY_PRESSED, "", "", key, false, !mac, false, mac));
      } finally {
        passing = false;
      }
    }
  }
}
