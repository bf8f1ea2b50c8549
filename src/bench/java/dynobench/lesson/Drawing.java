package dynobench.lesson;

import java.util.List;

/// A drawing as data: a small part of SVG, whose colours are those of the window.
///
/// @param title what is to be seen, for who can't see it
public record Drawing(double width, double height, String title, List<Shape> shapes) {
  /// What shapes can be; style sheets know these.
  public static final List<String> STYLES =
      List.of("ink", "soft", "accent", "good", "bad", "light", "arrow");

  public static final Drawing EMPTY = new Drawing(1, 1, "", List.of());

  public Drawing {
    shapes = List.copyOf(shapes);
  }

  public boolean isEmpty() {
    return shapes.isEmpty();
  }

  /// Its style says what kind of thing it is, of [#STYLES], with blanks between them; `arrow` is
  /// for a line that points somewhere.
  public sealed interface Shape {
    String style();
  }

  public record Line(double fromX, double fromY, double toX, double toY, String style)
      implements Shape {}

  public record Box(double x, double y, double width, double height, double round, String style)
      implements Shape {}

  public record Disc(double x, double y, double radius, String style) implements Shape {}

  /// @param path as SVG writes it
  public record Curve(String path, String style) implements Shape {}

  /// @param x where it begins, has its middle, or ends
  /// @param y of its base line
  public record Words(double x, double y, Anchor anchor, double size, String text, String style)
      implements Shape {}

  /// Which part of a text stands at its place.
  public enum Anchor {
    START,
    MIDDLE,
    END
  }
}
