package dynobench.ui.parts;

import java.util.Objects;
import java.util.stream.Stream;
import javafx.scene.Node;

/// The way from a node to the scene's root.
public final class Outwards {
  private Outwards() {}

  /// The node itself, what it lies in, what that lies in, and so on.
  public static Stream<Node> from(Node node) {
    return Stream.iterate(node, Objects::nonNull, Node::getParent);
  }
}
