package dynobench.ui.dock;

import dynobench.ui.command.Command;
import dynobench.ui.command.Commands;
import dynobench.ui.parts.Texts;
import java.util.List;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.scene.Node;
import org.kordamp.ikonli.Ikon;

/// A view that can be docked.
///
/// @param home the id of the tabs it goes to when it is opened and has no place yet
/// @param node makes what is seen of it; asked once, when it is seen for the first time
/// @param commands that it offers to the menu bar
/// @param present whether it has anything to show; while it hasn't, its tab is away
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

  /// Whether it has anything to show now.
  boolean isPresent() {
    return present.getValue();
  }

  /// A view whose title stays.
  public DockView(
      ViewId id,
      String title,
      String tip,
      Ikon icon,
      String home,
      Supplier<? extends Node> node,
      List<Command> commands) {
    // Always, and a value of its own: one for all views would keep all who ever listened to it.
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

  /// A view whose texts name it by `title` and `tip`.
  public static DockView of(
      ViewId id, Texts texts, Ikon icon, String home, Supplier<? extends Node> node) {
    return new DockView(id, texts.of("title"), texts.of("tip"), icon, home, node, List.of());
  }

  /// The same with commands.
  public DockView offering(Commands offer) {
    return new DockView(id, title, tip, icon, home, node, offer.all(), present);
  }
}
