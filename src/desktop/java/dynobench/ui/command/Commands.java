package dynobench.ui.command;

import dynobench.ui.widgets.ViewTexts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.beans.value.ObservableValue;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import org.kordamp.ikonli.Ikon;

/// Commands of the window, or of one of its views, by id. Their texts are the bundle's `id` and
/// `id.tip`.
public final class Commands {
  private final ViewTexts texts;
  private final Optional<String> view;
  private final Map<String, Command> commands = new LinkedHashMap<>();

  private Commands(ViewTexts texts, Optional<String> view) {
    this.texts = texts;
    this.view = view;
  }

  /// Creates commands whose keys work in the whole window.
  public static Commands ofWindow(ViewTexts texts) {
    return new Commands(texts, Optional.empty());
  }

  /// Creates commands whose keys work in one view, which passes its key events to [#execute].
  ///
  /// @param title of the view
  public static Commands ofView(ViewTexts texts, String title) {
    return new Commands(texts, Optional.of(title));
  }

  /// Begins a command, which is always enabled unless a later step restricts it. [Making#done] adds
  /// it.
  public Making add(String id, Runnable action) {
    return new Making(id, action);
  }

  /// Begins a command that switches a state on and off. [Making#done] adds it.
  public Making addSwitch(String id, BooleanProperty state) {
    return new Making(id, () -> state.set(!state.get())).chosenWhen(state);
  }

  /// Adds the command of a view.
  ///
  /// @throws IllegalArgumentException when another command has its id, or its key in the same scope
  public void add(Command command) {
    commands.values().stream()
        .filter(command::isConfusedWith)
        .findFirst()
        .ifPresent(other -> {
          throw new IllegalArgumentException(
              "%s cannot be added: %s has the same id or key".formatted(command.id(), other.id()));
        });
    commands.put(command.id(), command);
  }

  /// Returns all commands, in the order in which they were added.
  public List<Command> all() {
    return List.copyOf(commands.values());
  }

  public Command get(String id) {
    return Objects.requireNonNull(commands.get(id), id);
  }

  /// Executes the command of a key, if it has one, and consumes the key. The key of a disabled
  /// command is consumed, too.
  public void execute(KeyEvent key) {
    all().stream()
        .filter(each -> each.matches(key))
        .findFirst()
        .ifPresent(each -> {
          each.run();
          key.consume();
        });
  }

  /// Builder of a command, which [#done] completes.
  public final class Making {
    private final String id;
    private final Runnable action;
    private Optional<String> scope = view;
    private final List<KeyCombination> otherKeys = new ArrayList<>();
    private Optional<KeyCombination> key = Optional.empty();
    private Optional<Ikon> icon = Optional.empty();
    private Optional<ObservableBooleanValue> chosen = Optional.empty();
    private ObservableBooleanValue possible = new SimpleBooleanProperty(true);
    private ObservableValue<String> disabledReason = new SimpleStringProperty("");

    private Making(String id, Runnable action) {
      this.id = id;
      this.action = action;
    }

    /// Sets the keys.
    ///
    /// @param combination such as `Shortcut+R`
    /// @param others equivalent keys, displayed nowhere
    public Making key(String combination, String... others) {
      key = Optional.of(KeyCombination.valueOf(combination));
      for (String other : others) {
        otherKeys.add(KeyCombination.valueOf(other));
      }
      return this;
    }

    /// Makes the keys work in the whole window.
    public Making inWindow() {
      scope = Optional.empty();
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

    /// Disables the command while there is a reason.
    ///
    /// @param why the command is disabled, as a clause; empty while it is enabled
    public Making unless(ObservableValue<String> why) {
      disabledReason = why;
      return when(Bindings.createBooleanBinding(() -> why.getValue().isEmpty(), why));
    }

    /// Makes the command a switch; menus and buttons display the state.
    public Making chosenWhen(ObservableBooleanValue state) {
      chosen = Optional.of(state);
      return this;
    }

    /// Adds the command.
    ///
    /// @throws IllegalArgumentException when another command has its id or its key
    public Command done() {
      var command =
          new Command(
              id,
              texts.of(id),
              texts.of(id + ".tip"),
              key,
              otherKeys,
              scope,
              icon,
              action,
              possible,
              disabledReason,
              chosen);
      add(command);
      return command;
    }
  }
}
