package dynobench.ui.widgets;

import dynobench.durability.Durability;
import dynobench.durability.DurabilityStatement;
import dynobench.durability.SurvivalLevel;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.layout.Region;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;

/// Durability of a mode as two bars: the left one for a killed process, the right one for a power
/// cut. A higher bar means more durability. A hollow bar is claimed, a full one tested. A cross
/// above a bar marks a refuted claim; a cross alone marks a database that may not open. A dash
/// means that nothing is known. The style class sets the size.
public final class DurabilitySign extends Region {
  /// Space between the bars, as a share of the width.
  private static final double GAP = 0.16;

  /// Share of the height that is above the baseline of the text.
  private static final double BASELINE = 0.9;

  private final Line ground = new Line();
  private final SignBar kill = new SignBar();
  private final SignBar powerCut = new SignBar();

  public DurabilitySign(Durability durability) {
    getStyleClass().add("durability-sign");
    ground.getStyleClass().add("ground");
    getChildren().add(ground);
    getChildren().addAll(kill.nodes());
    getChildren().addAll(powerCut.nodes());
    show(durability);
  }

  /// Shows another durability.
  public void show(Durability durability) {
    kill.show(durability.kill());
    powerCut.show(durability.powerCut());
    setAccessibleText(durability.description());
    requestLayout();
  }

  /// Returns an offset that aligns the sign with letters rather than by its shapes.
  @Override
  public double getBaselineOffset() {
    return prefHeight(-1) * BASELINE;
  }

  @Override
  protected void layoutChildren() {
    double width = snapSizeX(getWidth());
    double bottom = snapPositionY(getHeight()) - 0.5;
    ground.setStartX(0);
    ground.setEndX(width);
    ground.setStartY(bottom);
    ground.setEndY(bottom);
    double bar = Math.floor(width * (1 - GAP) / 2);
    kill.layout(0, bar, bottom);
    powerCut.layout(width - bar, bar, bottom);
  }

  /// Left or right bar.
  private static final class SignBar {
    private final Rectangle bar = new Rectangle();
    private final Line falling = new Line();
    private final Line rising = new Line();
    private final Line dash = new Line();
    private double level;

    SignBar() {
      bar.getStyleClass().add("bar");
      List.of(falling, rising).forEach(it -> it.getStyleClass().add("cross"));
      dash.getStyleClass().add("dash");
    }

    List<Node> nodes() {
      return List.of(bar, falling, rising, dash);
    }

    void show(DurabilityStatement statement) {
      SurvivalLevel survival = statement.effectiveLevel();
      level = survival.level();
      boolean hollow = statement.state() == DurabilityStatement.State.PROMISED;
      bar.getStyleClass().setAll("bar", hollow ? "promised" : "tested");
      bar.setVisible(level > 0);
      boolean crossed =
          survival == SurvivalLevel.DAMAGED
              || statement.state() == DurabilityStatement.State.REFUTED;
      falling.setVisible(crossed);
      rising.setVisible(crossed);
      dash.setVisible(survival == SurvivalLevel.UNSTATED);
    }

    void layout(double x, double width, double bottom) {
      double height = Math.round(bottom * level);
      // A stroke extends to both sides of its line.
      bar.setX(x + 0.5);
      bar.setY(bottom - height);
      bar.setWidth(width - 1);
      bar.setHeight(height);
      double inset = 1;
      cross(x + inset, x + width - inset, inset, width - inset);
      dash.setStartX(x + inset);
      dash.setEndX(x + width - inset);
      double middle = Math.floor(bottom / 2) + 0.5;
      dash.setStartY(middle);
      dash.setEndY(middle);
    }

    private void cross(double left, double right, double top, double bottom) {
      falling.setStartX(left);
      falling.setStartY(top);
      falling.setEndX(right);
      falling.setEndY(bottom);
      rising.setStartX(left);
      rising.setStartY(bottom);
      rising.setEndX(right);
      rising.setEndY(top);
    }
  }
}
