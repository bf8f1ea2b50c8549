package dynobench.ui.widgets;

import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.shape.Line;

/// Sign of a mode that stands in a line of text. The style class sets its size.
abstract sealed class EngineSign extends Region permits DurabilitySign, IsolationSign {
  /// Share of the height that is above the baseline of the text.
  private static final double BASELINE = 0.9;

  /// Returns an offset that aligns the sign with letters rather than by its shapes.
  @Override
  public final double getBaselineOffset() {
    return prefHeight(-1) * BASELINE;
  }

  static void place(Line line, double x1, double y1, double x2, double y2) {
    line.setStartX(x1);
    line.setStartY(y1);
    line.setEndX(x2);
    line.setEndY(y2);
  }

  /// Mark of a promise that tests have refuted.
  static final class SignCross {
    private final Line falling = new Line();
    private final Line rising = new Line();

    SignCross() {
      nodes().forEach(each -> each.getStyleClass().add("cross"));
    }

    List<Node> nodes() {
      return List.of(falling, rising);
    }

    void show(boolean isShown) {
      nodes().forEach(each -> each.setVisible(isShown));
    }

    void layout(double left, double top, double right, double bottom) {
      place(falling, left, top, right, bottom);
      place(rising, left, bottom, right, top);
    }
  }
}
