package dynobench.lesson;

import java.util.List;

/// A drawing as data: a small subset of SVG, with the window's colours.
///
/// @param title description for people who cannot see the drawing
public record LessonDrawing(double width, double height, String title, List<Shape> shapes) {
  /// Styles of shapes, which the style sheets define.
  public static final List<String> STYLES =
      List.of("ink", "soft", "accent", "good", "bad", "light", "arrow");

  public static final LessonDrawing EMPTY = new LessonDrawing(1, 1, "", List.of());

  public LessonDrawing {
    shapes = List.copyOf(shapes);
  }

  public boolean isEmpty() {
    return shapes.isEmpty();
  }

  /// A shape with one or more of the [#STYLES], separated by blanks. `arrow` is for a line with an
  /// arrowhead.
  public sealed interface Shape {
    String style();
  }

  public record Line(double fromX, double fromY, double toX, double toY, String style)
      implements Shape {}

  public record Box(double x, double y, double width, double height, double round, String style)
      implements Shape {}

  public record Disc(double x, double y, double radius, String style) implements Shape {}

  /// @param path path in SVG syntax
  public record Curve(String path, String style) implements Shape {}

  /// @param x position of the text's start, middle or end
  /// @param y position of the text's baseline
  public record TextLabel(double x, double y, Anchor anchor, double size, String text, String style)
      implements Shape {}

  /// Part of a text that lies at the given position.
  public enum Anchor {
    START,
    MIDDLE,
    END
  }
}
