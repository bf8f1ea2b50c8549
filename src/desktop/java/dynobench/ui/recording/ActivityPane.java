package dynobench.ui.recording;

import dynobench.recordings.RecordedActivity;
import dynobench.recordings.RecordedActivity.Interval;
import dynobench.table.NumberText;
import dynobench.ui.widgets.ViewTexts;
import java.util.List;
import java.util.function.ToDoubleFunction;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Text;

/// Drawing of the activity over time: transactions per second with those that changed data, and
/// connections within a transaction. Each interval is a bar.
final class ActivityPane extends Region {
  private static final String AXIS_TEXT = "axis-text";
  private static final int LANES = 2;

  private final ViewTexts texts;

  /// Invisible text that has the font of the texts, as the style sheet sets it.
  private final Text ruler = new Text("M");

  private RecordedActivity activity = new RecordedActivity(1, List.of());

  ActivityPane(ViewTexts texts) {
    this.texts = texts;
    getStyleClass().add("activity-pane");
    ruler.getStyleClass().add(AXIS_TEXT);
    ruler.setVisible(false);
    ruler.setManaged(false);
    getChildren().add(ruler);
    ruler.fontProperty().subscribe((_, _) -> requestLayout());
  }

  void show(RecordedActivity next) {
    activity = next;
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    getChildren().setAll(ruler);
    if (!activity.intervals().isEmpty()) {
      double em = ruler.getLayoutBounds().getHeight();
      double bottom = getHeight() - getInsets().getBottom() - 1.5 * em;
      double height = (bottom - getInsets().getTop()) / LANES;
      double seconds = activity.seconds();
      new Lane(em, getInsets().getTop(), height, each -> each.transactions() / seconds)
          .draw("lane.transactions", "activity-bar")
          .bars(each -> each.changes() / seconds, "activity-change");
      new Lane(em, getInsets().getTop() + height, height, Interval::busyConnections)
          .draw("lane.connections", "activity-bar");
      String end = NumberText.figure(seconds * activity.intervals().size()) + " s";
      text("0 s", left(em), bottom + 0.3 * em);
      Text last = text(end, 0, bottom + 0.3 * em);
      last.setX(right(em) - last.getLayoutBounds().getWidth());
    }
  }

  private double left(double em) {
    return getInsets().getLeft() + 5 * em;
  }

  private double right(double em) {
    return getWidth() - getInsets().getRight() - em;
  }

  private Text text(String words, double x, double y) {
    var text = new Text(words);
    text.setFont(ruler.getFont());
    text.setTextOrigin(VPos.TOP);
    text.setX(Math.rint(x));
    text.setY(Math.rint(y));
    add(text, AXIS_TEXT);
    return text;
  }

  private void add(Node node, String style) {
    node.getStyleClass().add(style);
    getChildren().add(node);
  }

  /// One quantity over time, in a strip of the pane.
  private final class Lane {
    private final double em;
    private final double top;
    private final double bottom;
    private final ToDoubleFunction<Interval> value;
    private final double most;

    Lane(double em, double begin, double height, ToDoubleFunction<Interval> value) {
      this.em = em;
      this.value = value;
      top = begin + 1.6 * em;
      bottom = Math.rint(begin + height - 0.6 * em);
      most = activity.intervals().stream().mapToDouble(value).max().orElse(0);
    }

    Lane draw(String title, String style) {
      double mean = activity.intervals().stream().mapToDouble(value).average().orElse(0);
      text(
          texts.of(title, NumberText.figure(mean), NumberText.figure(most)),
          left(em),
          top - 1.5 * em);
      bars(value, style);
      for (double y : List.of(Math.rint(top) + 0.5, bottom + 0.5)) {
        add(new Line(left(em), y, right(em), y), "grid");
      }
      Text high = text(NumberText.figure(most), 0, top - em / 2);
      high.setX(left(em) - em / 2 - high.getLayoutBounds().getWidth());
      Text zero = text("0", 0, bottom - em / 2);
      zero.setX(left(em) - em / 2 - zero.getLayoutBounds().getWidth());
      return this;
    }

    void bars(ToDoubleFunction<Interval> part, String style) {
      int count = activity.intervals().size();
      double width = (right(em) - left(em)) / count;
      for (int i = 0; i < count && most > 0; i++) {
        double height =
            (bottom - top) * Math.min(1, part.applyAsDouble(activity.intervals().get(i)) / most);
        var bar =
            new Rectangle(
                left(em) + i * width, bottom - height, Math.max(1, width - 1), Math.max(0, height));
        add(bar, style);
      }
    }
  }
}
