package dynobench.ui.crash;

import dynobench.durability.RecoveryResult;
import dynobench.result.CrashResult;
import dynobench.table.CrashWords;
import dynobench.table.NumberText;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.LongStream;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;
import javafx.scene.shape.Polyline;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;

/// Drawing of a writer. Time is on the x axis, acknowledged rows on the y axis. A bar at each crash
/// is as high as the number of rows found afterwards, with a gap for lost rows. Until the rows are
/// counted, a line marks the crash.
final class CrashPane extends Region {
  private static final double MILLIS_PER_SECOND = 1_000;
  private static final String AXIS_TEXT = "axis-text";

  /// Width of a bar and smallest gap for lost rows, in heights of text.
  private static final double WIDE = 0.38;

  private static final double LEAST_GAP = 0.2;
  private static final int STEPS = 4;
  private static final List<Double> NICE = List.of(1.0, 2.0, 2.5, 5.0, 10.0);

  private final Rectangle clip = new Rectangle();

  /// Invisible text that has the font of the texts, as the style sheet sets it.
  private final Text ruler = new Text("M");

  private CrashPicture picture = CrashPicture.EMPTY;

  CrashPane() {
    getStyleClass().add("crash-pane");
    setClip(clip);
    ruler.getStyleClass().add(AXIS_TEXT);
    ruler.setVisible(false);
    ruler.setManaged(false);
    getChildren().add(ruler);
    ruler.fontProperty().subscribe((_, _) -> requestLayout());
  }

  void show(CrashPicture next) {
    if (!picture.equals(next)) {
      picture = next;
      requestLayout();
    }
  }

  @Override
  protected void layoutChildren() {
    clip.setWidth(getWidth());
    clip.setHeight(getHeight());
    getChildren().setAll(ruler);
    if (!picture.isEmpty()) {
      getChildren().addAll(new Drawing().nodes());
    }
  }

  /// Returns the smallest round step with which the axis covers a value.
  static double step(double most) {
    double raw = Math.max(1, most) / STEPS;
    double power = Math.pow(10, Math.floor(Math.log10(raw)));
    return NICE.stream()
        .mapToDouble(it -> it * power)
        .filter(it -> it * STEPS >= most)
        .findFirst()
        .orElse(10 * power);
  }

  /// Drawing for one size of the pane.
  private final class Drawing {
    private final List<Node> nodes = new ArrayList<>();
    private final double rowStep = step((double) picture.mostRows());
    private final double milliStep = step((double) picture.mostMillis());
    private final double em = ruler.getLayoutBounds().getHeight();
    private final double thick = WIDE * em;
    private final double left =
        getInsets().getLeft() + text(NumberText.count(Math.round(STEPS * rowStep))).width() + em;
    private final double right = getWidth() - getInsets().getRight() - em;
    private final double top = getInsets().getTop() + 2 * em;
    private final double bottom = getHeight() - getInsets().getBottom() - 1.8 * em;

    private record Measured(Text text, double width) {}

    private Measured text(String words) {
      var text = new Text(words);
      text.setFont(ruler.getFont());
      text.getStyleClass().add(AXIS_TEXT);
      return new Measured(text, text.getLayoutBounds().getWidth());
    }

    List<Node> nodes() {
      axes();
      curve();
      picture.crashes().forEach(this::crash);
      return nodes;
    }

    private double x(double millis) {
      return left + (right - left) * millis / (milliStep * STEPS);
    }

    private double y(double rows) {
      return bottom - (bottom - top) * rows / (rowStep * STEPS);
    }

    private void axes() {
      LongStream.rangeClosed(0, STEPS)
          .forEach(i -> {
            double y = Math.round(y((double) i * rowStep)) + 0.5;
            add(new Line(left, y, right, y), "grid");
            Measured rows = text(NumberText.count(Math.round((double) i * rowStep)));
            place(rows, left - rows.width() - em / 2, y, VPos.CENTER);
            Measured seconds =
                text(
                    String.format(
                        Locale.ROOT,
                        i == STEPS ? "%.1f s" : "%.1f",
                        (double) i * milliStep / MILLIS_PER_SECOND));
            place(
                seconds,
                x((double) i * milliStep) - seconds.width() / 2,
                bottom + em / 3,
                VPos.TOP);
          });
      place(text("rows acknowledged"), left, top - 1.2 * em, VPos.CENTER);
    }

    private void curve() {
      var line = new Polyline(x(0), y(0));
      picture
          .curve()
          .forEach(at -> line.getPoints().addAll(x((double) at.millis()), y((double) at.rows())));
      add(line, "written");
    }

    private void crash(CrashResult crash) {
      double x = Math.round(x((double) crash.crashed().millis()));
      double height = y((double) crash.crashed().acknowledged());
      if (crash.survival().isEmpty()) {
        add(new Line(x, bottom, x, height), "crash-line");
      } else {
        drawRows(crash.survival().get(), crash.crashed().acknowledged(), x);
      }
      add(new Circle(x, height, thick / 2), "crash-point");
      Measured words =
          text(crash.survival().map(CrashWords::brief).orElse(CrashWords.how(crash.crashed())));
      // The line rises to the right, so that it does not cross words at the left of its point.
      place(
          words,
          Math.max(left, x + thick / 2 - words.width()),
          Math.max(top - em / 2, height - em),
          VPos.CENTER);
    }

    private void drawRows(RecoveryResult left, long acknowledged, double x) {
      double full = bottom - y((double) left.rows().found());
      if (left.rows().lost() > 0) {
        // Makes every loss visible, however small.
        full = Math.min(full, bottom - y((double) acknowledged) - LEAST_GAP * em);
      }
      add(
          new Rectangle(x - thick / 2, bottom - Math.max(0, full), thick, Math.max(0, full)),
          "found");
      var gone =
          new Rectangle(
              x - thick / 2,
              y((double) acknowledged),
              thick,
              bottom - y((double) acknowledged) - Math.max(0, full));
      gone.setVisible(!left.isWhole());
      add(gone, "lost");
    }

    private void place(Measured measured, double x, double y, VPos origin) {
      measured.text().setTextOrigin(origin);
      measured.text().setX(Math.rint(x));
      measured.text().setY(Math.rint(y));
      nodes.add(measured.text());
    }

    private void add(Node node, String style) {
      node.getStyleClass().add(style);
      nodes.add(node);
    }
  }
}
