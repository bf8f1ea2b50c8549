package dynobench.ui.command;

import java.util.Optional;
import javafx.beans.property.BooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCombination;
import org.kordamp.ikonli.Ikon;

/// Something that a user can order.
///
/// @param id such as `run.start`
/// @param tip what it does and why one would
/// @param possible whether it can be done now
/// @param chosen for commands that switch something on and off: whether it is on
public record Command(
    String id,
    String text,
    String tip,
    Optional<KeyCombination> key,
    Optional<Ikon> icon,
    Runnable action,
    ObservableBooleanValue possible,
    Optional<BooleanProperty> chosen) {

  /// Does it, if it can be done now.
  public void run() {
    if (possible.get()) {
      action.run();
    }
  }

  /// The key as menus write it; empty when it has none.
  public String keyText() {
    return key.map(KeyCombination::getDisplayText).orElse("");
  }

  /// Whether the id, or the key as it is on this system, is the same.
  boolean isConfusedWith(Command other) {
    return id.equals(other.id) || (key.isPresent() && keyText().equals(other.keyText()));
  }
}
