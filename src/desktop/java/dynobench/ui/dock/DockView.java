package dynobench.ui.dock;

import dynobench.ui.command.Command;
import dynobench.ui.command.Commands;
import dynobench.ui.widgets.ViewTexts;
import java.util.List;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import org.kordamp.ikonli.Ikon;

/// View that can be docked.
///
/// @param home the id of the tabs in which it opens when it has no position yet
/// @param node creates its content; called once, when the view first becomes visible
/// @param commands that it offers to the menu bar
/// @param present whether it has anything to show; its tab is removed otherwise
public record DockView(
    ViewId id,
    ObservableValue<String> title,
    String tip,
    Ikon icon,
    String home,
    Supplier<? extends Node> node,
    List<Command> commands,
    ObservableValue<Boolean> present) {
  public DockView {
    commands = List.copyOf(commands);
  }

  /// Returns whether the view has anything to show now.
  boolean isPresent() {
    return present.getValue();
  }

  /// Creates a view with a constant title, which is always present.
  public DockView(
      ViewId id,
      String title,
      String tip,
      Ikon icon,
      String home,
      Supplier<? extends Node> node,
      List<Command> commands) {
    // A property for each view: a shared one would keep all of its listeners alive.
    this(
        id,
        new ReadOnlyStringWrapper(title),
        tip,
        icon,
        home,
        node,
        commands,
        new SimpleObjectProperty<>(true));
  }

  /// Creates a view whose texts define `title` and `tip`.
  public static DockView of(
      ViewId id, ViewTexts texts, Ikon icon, String home, Supplier<? extends Node> node) {
    return new DockView(id, texts.of("title"), texts.of("tip"), icon, home, node, List.of());
  }

  /// Returns this view with a condition: without it, the view has nothing to show.
  public DockView presentWhile(ObservableValue<Boolean> condition) {
    return new DockView(id, title, tip, icon, home, node, commands, condition);
  }

  /// Returns this view with commands.
  public DockView offering(Commands offer) {
    return new DockView(id, title, tip, icon, home, node, offer.all(), present);
  }
}
