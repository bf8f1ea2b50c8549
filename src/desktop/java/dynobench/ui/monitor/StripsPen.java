package dynobench.ui.monitor;

import dynobench.ui.widgets.ViewTexts;
import java.util.HashMap;
import java.util.Map;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Paint;
import javafx.scene.shape.Line;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;

/// Draws lines and texts in the looks of the style sheet. It caches texts of the bundle, because
/// they are drawn often.
final class StripsPen {
  private static final double DOT = 5;

  private final GraphicsContext pen;
  private final StripsLooks looks;
  private final ViewTexts texts;
  private final Map<String, String> words = new HashMap<>();

  StripsPen(GraphicsContext pen, StripsLooks looks, ViewTexts texts) {
    this.pen = pen;
    this.looks = looks;
    this.texts = texts;
    pen.setTextBaseline(VPos.TOP);
  }

  StripsLooks looks() {
    return looks;
  }

  /// Returns a text of the bundle.
  String words(String key) {
    return words.computeIfAbsent(key, texts::of);
  }

  void line(Line like, double fromX, double fromY, double toX, double toY) {
    pen.setStroke(like.getStroke());
    pen.setLineWidth(like.getStrokeWidth());
    pen.setLineDashes(looks.dashes(like));
    pen.strokeLine(fromX, fromY, toX, toY);
  }

  /// Writes a text from its upper left corner.
  void text(Text like, String text, double left, double top) {
    if (!text.isEmpty()) {
      pen.setFont(like.getFont());
      pen.setFill(like.getFill());
      pen.fillText(text, left, top);
    }
  }

  /// Writes a text from its upper right corner.
  void textTo(Text like, String text, double right, double top) {
    pen.setTextAlign(TextAlignment.RIGHT);
    text(like, text, right, top);
    pen.setTextAlign(TextAlignment.LEFT);
  }

  /// Writes a text around the middle of its upper edge.
  void textAround(Text like, String text, double middle, double top) {
    pen.setTextAlign(TextAlignment.CENTER);
    text(like, text, middle, top);
    pen.setTextAlign(TextAlignment.LEFT);
  }

  void rectangle(Paint fill, double left, double top, double width, double height) {
    pen.setFill(fill);
    pen.fillRoundRect(left, top, width, height, 6, 6);
  }

  /// Draws the mark of a value.
  void dot(Paint colour, double x, double y) {
    pen.setFill(colour);
    pen.fillOval(x - DOT / 2, y - DOT / 2, DOT, DOT);
  }

  /// Draws the arrow of a lane.
  void arrow(double left, double top, double size, boolean folded) {
    pen.setFill(looks.label().getFill());
    double half = size / 2;
    pen.beginPath();
    if (folded) {
      pen.moveTo(left + half / 2, top);
      pen.lineTo(left + half / 2 + half, top + half);
      pen.lineTo(left + half / 2, top + size);
    } else {
      pen.moveTo(left, top + half / 2);
      pen.lineTo(left + size, top + half / 2);
      pen.lineTo(left + half, top + half / 2 + half);
    }
    pen.closePath();
    pen.fill();
  }
}
