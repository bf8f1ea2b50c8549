package dynobench.ui.command;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import org.kordamp.ikonli.Ikon;

/// Something that a user can order.
///
/// @param id such as `run.start`
/// @param tip what it does and why one would
/// @param otherKeys that do the same and that nobody needs to be told of
/// @param view the title of the view in which its key is heard; empty for a key of the whole window
/// @param possible whether it can be done now
/// @param hindrance why it can't be done now, in a clause; empty when it can, or when that is plain
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
    ObservableValue<String> hindrance,
    Optional<ObservableBooleanValue> chosen) {
  public Command {
    otherKeys = List.copyOf(otherKeys);
  }

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

  /// What it does, its key, and why it can't be done now.
  ObservableValue<String> hint() {
    String key = keyText().isEmpty() ? "" : " (" + keyText() + ")";
    return hindrance.map(why -> why.isEmpty() ? tip + key : tip + key + "\n" + sentence(why));
  }

  private static String sentence(String clause) {
    return clause.substring(0, 1).toUpperCase(Locale.ROOT) + clause.substring(1) + ".";
  }

  /// Its name, and why it can't be done now, for menus, where a disabled item is read, too.
  ObservableValue<String> name() {
    return hindrance.map(why -> why.isEmpty() ? text : text + " \u2013 " + why);
  }

  boolean isMeantBy(KeyEvent event) {
    return key.filter(it -> it.match(event)).isPresent()
        || otherKeys.stream().anyMatch(it -> it.match(event));
  }

  /// Whether the id, or the key as it is on this system where both are heard, is the same.
  boolean isConfusedWith(Command other) {
    return id.equals(other.id)
        || (key.isPresent() && view.equals(other.view) && keyText().equals(other.keyText()));
  }
}
