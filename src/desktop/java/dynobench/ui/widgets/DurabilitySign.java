package dynobench.ui.widgets;

import dynobench.durability.Durability;
import dynobench.durability.DurabilityStatement;
import dynobench.durability.SurvivalLevel;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;

/// Durability of a mode as two bars: the left one for a killed process, the right one for a power
/// cut. A higher bar means more durability. A hollow bar is claimed, a full one tested. A cross
/// above a bar marks a refuted claim; a cross alone marks a database that may not open. A dash
/// means that nothing is known. The style class sets the size.
public final class DurabilitySign extends EngineSign {
  /// Space between the bars, as a share of the width.
  private static final double GAP = 0.16;

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

  @Override
  protected void layoutChildren() {
    double width = snapSizeX(getWidth());
    double bottom = snapPositionY(getHeight()) - 0.5;
    place(ground, 0, bottom, width, bottom);
    double bar = Math.floor(width * (1 - GAP) / 2);
    kill.layout(0, bar, bottom);
    powerCut.layout(width - bar, bar, bottom);
  }

  /// Left or right bar.
  private static final class SignBar {
    private final Rectangle bar = new Rectangle();
    private final SignCross cross = new SignCross();
    private final Line dash = new Line();
    private double level;

    SignBar() {
      bar.getStyleClass().add("bar");
      dash.getStyleClass().add("dash");
    }

    List<Node> nodes() {
      var nodes = new ArrayList<Node>();
      nodes.add(bar);
      nodes.addAll(cross.nodes());
      nodes.add(dash);
      return nodes;
    }

    void show(DurabilityStatement statement) {
      SurvivalLevel survival = statement.effectiveLevel();
      level = survival.level();
      boolean hollow = statement.state() == DurabilityStatement.State.PROMISED;
      bar.getStyleClass().setAll("bar", hollow ? "promised" : "tested");
      bar.setVisible(level > 0);
      cross.show(
          survival == SurvivalLevel.DAMAGED
              || statement.state() == DurabilityStatement.State.REFUTED);
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
      cross.layout(x + inset, inset, x + width - inset, width - inset);
      double middle = Math.floor(bottom / 2) + 0.5;
      place(dash, x + inset, middle, x + width - inset, middle);
    }
  }
}
