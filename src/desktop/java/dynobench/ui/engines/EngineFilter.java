package dynobench.ui.engines;

import dynobench.catalog.Descriptor;
import dynobench.catalog.Mode;
import dynobench.durability.Durability;
import dynobench.durability.SurvivalLevel;
import dynobench.ui.engines.EngineNode.OfEngine;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/// Filter of modes: by the names and ids of engine and mode and by durability, each typed word in
/// any of these; by what they survive; and by whether they can run.
final class EngineFilter {
  private final StringProperty typed = new SimpleStringProperty("");
  private final BooleanProperty kill = new SimpleBooleanProperty();
  private final BooleanProperty powerCut = new SimpleBooleanProperty();
  private final BooleanProperty canRun = new SimpleBooleanProperty();

  /// Returns the text of the filter field.
  StringProperty typed() {
    return typed;
  }

  /// Returns whether only modes are shown that lose no acknowledged row when their process is
  /// killed.
  BooleanProperty kill() {
    return kill;
  }

  /// Returns whether only modes are shown that lose no acknowledged row in a power cut.
  BooleanProperty powerCut() {
    return powerCut;
  }

  /// Returns whether only modes are shown that can run now.
  BooleanProperty canRun() {
    return canRun;
  }

  private Observable[] parts() {
    return new Observable[] {typed, kill, powerCut, canRun};
  }

  /// Calls an action after each change.
  void whenChanged(Runnable action) {
    typed.addListener((_, _, _) -> action.run());
    Stream.of(kill, powerCut, canRun).forEach(each -> each.addListener((_, _, _) -> action.run()));
  }

  /// Returns whether the filter field has a text.
  boolean isSearch() {
    return !typed.get().isBlank();
  }

  /// Returns whether the filter hides anything.
  BooleanBinding isOn() {
    return Bindings.createBooleanBinding(
        () -> isSearch() || kill.get() || powerCut.get() || canRun.get(), parts());
  }

  /// Shows everything again.
  void clear() {
    typed.set("");
    List.of(kill, powerCut, canRun).forEach(each -> each.set(false));
  }

  /// Returns the modes of an engine that match the typed text and survive the chosen events. If the
  /// engine's name contains the text, all of its modes match the text. Whether a mode can run is
  /// tested by [#onlyRunnable].
  List<Mode> modes(Descriptor engine) {
    return engine.modes().stream()
        .filter(mode -> survives(mode.durability().answer()))
        .filter(mode ->
            fits(
                engine.name(),
                engine.id(),
                mode.title(),
                mode.id(),
                mode.durability().description()))
        .toList();
  }

  /// Returns an engine with only the modes that can run, if the user wants only these.
  OfEngine onlyRunnable(OfEngine engine) {
    return canRun.get()
        ? new OfEngine(
            engine.engine(),
            engine.availability(),
            engine.modes().stream().filter(EngineNode::isAvailable).toList(),
            engine.others())
        : engine;
  }

  private boolean survives(Durability.Answer answer) {
    return (!kill.get() || answer.kill() == SurvivalLevel.EVERYTHING)
        && (!powerCut.get() || answer.powerCut() == SurvivalLevel.EVERYTHING);
  }

  private boolean fits(String... texts) {
    String all = String.join("\n", texts).toLowerCase(Locale.ROOT);
    return Stream.of(typed.get().strip().toLowerCase(Locale.ROOT).split("\\s+"))
        .allMatch(all::contains);
  }
}
