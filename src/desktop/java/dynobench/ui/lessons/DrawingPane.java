package dynobench.ui.lessons;

import dynobench.lesson.LessonDrawing;
import dynobench.lesson.LessonDrawing.Anchor;
import dynobench.lesson.LessonDrawing.Shape;
import java.util.List;
import java.util.stream.Stream;
import javafx.geometry.Orientation;
import javafx.geometry.VPos;
import javafx.scene.AccessibleRole;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.SVGPath;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import javafx.scene.transform.Scale;

/// Drawing of a lesson in the window's colours, scaled to the available space. Its proportions
/// stay.
final class DrawingPane extends Region {
  private static final String FONT = "IBM Plex Sans";
  private static final double HEAD = 9;
  private static final String ARROW = "arrow";

  private final LessonDrawing drawing;
  private final Scale scale = new Scale(1, 1);

  DrawingPane(LessonDrawing drawing) {
    this.drawing = drawing;
    getStyleClass().add("drawing");
    setAccessibleRole(AccessibleRole.IMAGE_VIEW);
    setAccessibleText(drawing.title());
    var group = new Group(drawing.shapes().stream().flatMap(DrawingPane::nodes).toList());
    group.getTransforms().add(scale);
    group.setManaged(false);
    getChildren().add(group);
  }

  private static Stream<Node> nodes(Shape shape) {
    return switch (shape) {
      case LessonDrawing.Line it -> line(it);
      case LessonDrawing.Box it -> Stream.of(styled(box(it), "drawing-shape", it.style()));
      case LessonDrawing.Disc it ->
          Stream.of(styled(new Circle(it.x(), it.y(), it.radius()), "drawing-shape", it.style()));
      case LessonDrawing.Curve it -> Stream.of(styled(curve(it), "drawing-line", it.style()));
      case LessonDrawing.TextLabel it -> Stream.of(styled(words(it), "drawing-words", it.style()));
    };
  }

  private static <T extends Node> T styled(T node, String kind, String styles) {
    node.getStyleClass().add(kind);
    for (String each : styles.split("\\s+", -1)) {
      node.getStyleClass().add("drawing-" + each);
    }
    return node;
  }

  private static Stream<Node> line(LessonDrawing.Line it) {
    Line line =
        styled(new Line(it.fromX(), it.fromY(), it.toX(), it.toY()), "drawing-line", it.style());
    return List.of(it.style().split("\\s+", -1)).contains(ARROW)
        ? Stream.of(line, styled(head(it), "drawing-head", it.style()))
        : Stream.of(line);
  }

  /// Returns the triangle at the end of an arrow.
  private static Polygon head(LessonDrawing.Line it) {
    double angle = Math.atan2(it.toY() - it.fromY(), it.toX() - it.fromX());
    double backX = it.toX() - HEAD * Math.cos(angle);
    double backY = it.toY() - HEAD * Math.sin(angle);
    double sideX = HEAD / 2 * Math.sin(angle);
    double sideY = -HEAD / 2 * Math.cos(angle);
    return new Polygon(
        it.toX(), it.toY(), backX + sideX, backY + sideY, backX - sideX, backY - sideY);
  }

  private static Rectangle box(LessonDrawing.Box it) {
    var box = new Rectangle(it.x(), it.y(), it.width(), it.height());
    box.setArcWidth(2 * it.round());
    box.setArcHeight(2 * it.round());
    return box;
  }

  private static SVGPath curve(LessonDrawing.Curve it) {
    var path = new SVGPath();
    path.setContent(it.path());
    return path;
  }

  private static Text words(LessonDrawing.TextLabel it) {
    var text = new Text(it.text());
    text.setFont(Font.font(FONT, it.size()));
    text.setTextOrigin(VPos.BASELINE);
    double width = text.getLayoutBounds().getWidth();
    text.setX(
        it.x() - (it.anchor() == Anchor.START ? 0 : it.anchor() == Anchor.END ? width : width / 2));
    text.setY(it.y());
    return text;
  }

  @Override
  public Orientation getContentBias() {
    return Orientation.HORIZONTAL;
  }

  @Override
  protected double computePrefWidth(double height) {
    return drawing.width();
  }

  @Override
  protected double computePrefHeight(double width) {
    double wide = width < 0 ? drawing.width() : Math.min(width, maxWidth(-1));
    return wide * drawing.height() / drawing.width();
  }

  @Override
  protected double computeMinHeight(double width) {
    return computePrefHeight(width);
  }

  @Override
  protected void layoutChildren() {
    double factor = Math.min(getWidth() / drawing.width(), getHeight() / drawing.height());
    scale.setX(factor);
    scale.setY(factor);
  }
}
