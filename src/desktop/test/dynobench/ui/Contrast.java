package dynobench.ui;

import dynobench.ui.widgets.NodeAncestors;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.text.Text;

/// Contrast of the texts in a node tree with what is behind them, by the formula of WCAG 2.
record Contrast(Text text, double ratio, Color ink, Color paper) {
  /// Least contrast of text that is not large (WCAG 2.2, level AA).
  private static final double LEAST = 4.5;

  /// Least contrast of pictures that mean something (WCAG 2.2, level AA).
  private static final double LEAST_OF_ICONS = 3;

  private static final double LINEAR = 0.04045;
  private static final double FLARE = 0.05;

  /// Returns the contrast of all visible texts that are not disabled.
  static List<Contrast> of(Node root) {
    return within(root)
        .flatMap(node -> node instanceof Text text ? Stream.of(text) : Stream.of())
        .filter(text -> !text.getText().isBlank() && !text.isDisabled())
        .filter(text -> NodeAncestors.from(text).noneMatch(Node::isDisabled))
        .flatMap(text -> of(text).stream())
        .toList();
  }

  private static Stream<Node> within(Node node) {
    if (!node.isVisible() || node.getOpacity() == 0) {
      return Stream.empty();
    }
    return node instanceof Parent parent
        ? Stream.concat(
            Stream.of(node), parent.getChildrenUnmodifiable().stream().flatMap(Contrast::within))
        : Stream.of(node);
  }

  /// Returns empty for a text without a plain colour, such as a transparent one.
  private static Optional<Contrast> of(Text text) {
    if (!(text.getFill() instanceof Color fill) || fill.getOpacity() == 0) {
      return Optional.empty();
    }
    Color paper = paper(text);
    double shine =
        NodeAncestors.from(text).mapToDouble(Node::getOpacity).reduce(1, (a, b) -> a * b);
    Color ink = over(fill.deriveColor(0, 1, 1, shine), paper);
    return Optional.of(new Contrast(text, ratio(ink, paper), ink, paper));
  }

  /// Returns the colour behind a node: the fills of its ancestors, one over the other.
  private static Color paper(Node node) {
    Color paper = Color.WHITE;
    for (Node each : NodeAncestors.from(node).toList().reversed()) {
      if (each instanceof Region region && region.getBackground() != null) {
        for (BackgroundFill fill : region.getBackground().getFills()) {
          // A line along an edge is a fill that another one covers.
          if (fill.getFill() instanceof Color color) {
            paper = over(color, paper);
          }
        }
      }
    }
    return paper;
  }

  /// Returns whether the text is too faint. An icon is a text in a font of its own.
  boolean isPoor() {
    return ratio < (text.getStyleClass().contains("ikonli-font-icon") ? LEAST_OF_ICONS : LEAST);
  }

  private static Color over(Color above, Color below) {
    double alpha = above.getOpacity();
    return Color.color(
        above.getRed() * alpha + below.getRed() * (1 - alpha),
        above.getGreen() * alpha + below.getGreen() * (1 - alpha),
        above.getBlue() * alpha + below.getBlue() * (1 - alpha));
  }

  static double ratio(Color one, Color other) {
    double light = luminance(one) + FLARE;
    double dark = luminance(other) + FLARE;
    return Math.max(light, dark) / Math.min(light, dark);
  }

  private static double luminance(Color color) {
    return 0.2126 * linear(color.getRed())
        + 0.7152 * linear(color.getGreen())
        + 0.0722 * linear(color.getBlue());
  }

  private static double linear(double channel) {
    return channel <= LINEAR ? channel / 12.92 : Math.pow((channel + 0.055) / 1.055, 2.4);
  }

  @Override
  public String toString() {
    String where =
        NodeAncestors.from(text)
            .filter(each -> !each.getStyleClass().isEmpty())
            .limit(5)
            .map(each -> each.getStyleClass() + "" + each.getPseudoClassStates())
            .toList()
            .toString();
    return String.format(
        Locale.ROOT, "%.2f: \"%s\" %s on %s in %s", ratio, text.getText(), ink, paper, where);
  }
}
