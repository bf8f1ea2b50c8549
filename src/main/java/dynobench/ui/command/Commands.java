package dynobench.ui.command;

import dynobench.ui.parts.Texts;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCombination;
import org.kordamp.ikonli.Ikon;

/// Every command of the window, by its id. Texts come from the bundle: `id` and `id.tip`.
public final class Commands {
  private final Texts texts;
  private final Map<String, Command> commands = new LinkedHashMap<>();

  public Commands(Texts texts) {
    this.texts = texts;
  }

  /// A command that can always be done.
  public Making add(String id, Runnable action) {
    return new Making(id, action);
  }

  /// A command that switches something on and off.
  public Making addSwitch(String id, BooleanProperty state) {
    var making = new Making(id, () -> state.set(!state.get()));
    making.chosen = Optional.of(state);
    return making;
  }

  /// All of them, in the order in which they were added.
  public List<Command> all() {
    return List.copyOf(commands.values());
  }

  public Command get(String id) {
    return Objects.requireNonNull(commands.get(id), id);
  }

  /// A command that is being added: say what else is to be said of it, then [#done].
  public final class Making {
    private final String id;
    private final Runnable action;
    private Optional<KeyCombination> key = Optional.empty();
    private Optional<Ikon> icon = Optional.empty();
    private Optional<BooleanProperty> chosen = Optional.empty();
    private ObservableBooleanValue possible = new SimpleBooleanProperty(true);

    private Making(String id, Runnable action) {
      this.id = id;
      this.action = action;
    }

    /// @param combination such as `Shortcut+R`
    public Making key(String combination) {
      key = Optional.of(KeyCombination.valueOf(combination));
      return this;
    }

    public Making icon(Ikon sign) {
      icon = Optional.of(sign);
      return this;
    }

    public Making when(ObservableBooleanValue condition) {
      possible = Bindings.createBooleanBinding(condition::get, condition);
      return this;
    }

    /// Adds it.
    ///
    /// @throws IllegalArgumentException when another one has its id or its key
    public void done() {
      var command =
          new Command(id, texts.of(id), texts.of(id + ".tip"), key, icon, action, possible, chosen);
      commands.values().stream()
          .filter(command::isConfusedWith)
          .findFirst()
          .ifPresent(other -> {
            throw new IllegalArgumentException(
                "%s can't be added: %s has the same id or key".formatted(id, other.id()));
          });
      commands.put(id, command);
    }
  }
}
