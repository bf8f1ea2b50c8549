package dynobench.ui.command;

import dynobench.text.PlainText;
import java.util.List;
import java.util.Optional;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import org.kordamp.ikonli.Ikon;

/// Command that a user can give.
///
/// @param id such as `run.start`
/// @param tip what it does and why one would use it
/// @param otherKeys equivalent keys that are documented nowhere
/// @param view the title of the view that handles its key; empty for a key of the whole window
/// @param possible whether the command is enabled
/// @param disabledReason why the command is disabled, as a clause; empty when it is enabled or the
///   reason is obvious
/// @param chosen for commands that switch something on and off: whether it is on
public record Command(
    String id,
    String text,
    String tip,
    Optional<KeyCombination> key,
    List<KeyCombination> otherKeys,
    Optional<String> view,
    Optional<Ikon> icon,
    Runnable action,
    ObservableBooleanValue possible,
    ObservableValue<String> disabledReason,
    Optional<ObservableBooleanValue> chosen) {
  public Command {
    otherKeys = List.copyOf(otherKeys);
  }

  /// Executes the command if it is enabled.
  public void run() {
    if (possible.get()) {
      action.run();
    }
  }

  /// Returns the key as menus write it; empty when the command has none.
  public String keyText() {
    return key.map(KeyCombination::getDisplayText).orElse("");
  }

  /// Returns the tooltip: the tip, the key, and why the command is disabled.
  ObservableValue<String> hint() {
    String key = keyText().isEmpty() ? "" : " (" + keyText() + ")";
    return disabledReason.map(
        why -> why.isEmpty() ? tip + key : tip + key + "\n" + PlainText.capital(why) + ".");
  }

  /// Returns the label and why the command is disabled, for menus, where users read disabled items,
  /// too.
  ObservableValue<String> name() {
    return disabledReason.map(why -> why.isEmpty() ? text : text + " \u2013 " + why);
  }

  boolean matches(KeyEvent event) {
    return key.filter(it -> it.match(event)).isPresent()
        || otherKeys.stream().anyMatch(it -> it.match(event));
  }

  /// Returns whether both commands have the same id, or the same key in the same scope. Keys are
  /// compared as this system displays them.
  boolean isConfusedWith(Command other) {
    return id.equals(other.id)
        || (key.isPresent() && view.equals(other.view) && keyText().equals(other.keyText()));
  }
}
