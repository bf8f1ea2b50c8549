package dynobench.ui.widgets;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.scene.Node;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.ComboBox;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.Pane;

/// Rule that makes the buttons and choices of a bar one stop of the Tab key. Left and Right move
/// between them. Fields and sliders need these keys themselves and remain separate stops.
public final class OneStop {
  private final Pane bar;
  private final Set<Node> watched = new HashSet<>();

  private OneStop(Pane bar) {
    this.bar = bar;
  }

  /// Makes a bar one stop, including controls that are added later.
  public static void of(Pane bar) {
    var stop = new OneStop(bar);
    bar.addEventFilter(KeyEvent.KEY_PRESSED, stop::pressed);
    bar.getChildren().subscribe(stop::watch);
    stop.watch();
  }

  private void watch() {
    List<Node> all = members();
    watched.retainAll(all);
    for (Node each : all.stream().filter(watched::add).toList()) {
      each.focusedProperty()
          .subscribe((_, focused) -> {
            if (focused) {
              stopAt(each);
            }
          });
      each.disabledProperty().subscribe((_, _) -> settle());
      each.visibleProperty().subscribe((_, _) -> settle());
    }
    settle();
  }

  private List<Node> members() {
    return bar.getChildrenUnmodifiable().stream().filter(OneStop::isMember).toList();
  }

  private static boolean isMember(Node node) {
    return node instanceof ButtonBase || (node instanceof ComboBox<?> box && !box.isEditable());
  }

  private List<Node> reachable() {
    return members().stream().filter(each -> each.isVisible() && !each.isDisabled()).toList();
  }

  /// Keeps the present stop if it is still reachable, and else chooses another control.
  private void settle() {
    List<Node> all = reachable();
    Optional<Node> now = all.stream().filter(Node::isFocusTraversable).findFirst();
    now.or(() -> all.stream().findFirst()).ifPresent(this::stopAt);
  }

  private void stopAt(Node one) {
    members().forEach(each -> each.setFocusTraversable(each.equals(one)));
  }

  private void pressed(KeyEvent key) {
    int step =
        switch (key.getCode()) {
          case LEFT -> -1;
          case RIGHT -> 1;
          default -> 0;
        };
    List<Node> all = reachable();
    int now = step == 0 ? -1 : all.indexOf(member(key.getTarget()));
    if (now >= 0) {
      all.get(Math.floorMod(now + step, all.size())).requestFocus();
      key.consume();
    }
  }

  private Node member(Object target) {
    Node node = (Node) target;
    return NodeAncestors.from(node)
        .filter(each -> bar.equals(each.getParent()))
        .findFirst()
        .orElse(node);
  }
}
