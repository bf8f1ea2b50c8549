package dynobench.ui.widgets;

import java.util.Objects;
import java.util.stream.Stream;
import javafx.scene.Node;

/// Path from a node to the scene's root.
public final class NodeAncestors {
  private NodeAncestors() {}

  /// Returns the node itself, its parent, and so on up to the root.
  public static Stream<Node> from(Node node) {
    return Stream.iterate(node, Objects::nonNull, Node::getParent);
  }
}
