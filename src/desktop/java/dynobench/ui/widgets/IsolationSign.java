package dynobench.ui.widgets;

import dynobench.isolation.IsolationModel;
import dynobench.isolation.IsolationStatement;
import java.util.Optional;
import javafx.scene.control.Tooltip;
import javafx.scene.shape.Arc;
import javafx.scene.shape.ArcType;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;

/// Isolation of a level as a disk: the more quarters it has, the more the level keeps apart. A
/// hollow part is promised, a full one tested. A cross marks a promise that tests have refuted. A
/// dash means that nothing is known. The style class sets the size.
public final class IsolationSign extends EngineSign {
  private static final double QUARTER = 90;

  private final Circle ring = new Circle();
  private final Arc part = new Arc();
  private final SignCross cross = new SignCross();
  private final Line dash = new Line();
  private final Tooltip tip = new Tooltip();

  public IsolationSign(Optional<IsolationStatement> isolation) {
    getStyleClass().add("isolation-sign");
    ring.getStyleClass().add("ring");
    part.setType(ArcType.ROUND);
    part.setStartAngle(QUARTER);
    dash.getStyleClass().add("dash");
    getChildren().setAll(ring, part);
    getChildren().addAll(cross.nodes());
    getChildren().add(dash);
    show(isolation);
  }

  /// Shows another statement.
  ///
  /// @param isolation empty if nothing is known
  public void show(Optional<IsolationStatement> isolation) {
    int strength =
        isolation
            .flatMap(IsolationStatement::effectiveModel)
            .map(IsolationModel::strength)
            .orElse(0);
    Optional<IsolationStatement.State> state = isolation.map(IsolationStatement::state);
    boolean isHollow = state.equals(Optional.of(IsolationStatement.State.PROMISED));
    part.setLength(-QUARTER * strength);
    part.getStyleClass().setAll("part", isHollow ? "promised" : "tested");
    part.setVisible(strength > 0);
    cross.show(state.equals(Optional.of(IsolationStatement.State.REFUTED)));
    dash.setVisible(isolation.isEmpty());
    ring.setVisible(isolation.isPresent());
    String words = isolation.map(IsolationStatement::description).orElse("");
    setAccessibleText(words);
    tip.setText(words);
    if (words.isEmpty()) {
      Tooltip.uninstall(this, tip);
    } else {
      Tooltip.install(this, tip);
    }
    requestLayout();
  }

  @Override
  protected void layoutChildren() {
    double middleX = Math.floor(getWidth() / 2) + 0.5;
    double middleY = Math.floor(getHeight() / 2) + 0.5;
    double radius = Math.min(middleX, middleY) - 1;
    ring.setCenterX(middleX);
    ring.setCenterY(middleY);
    ring.setRadius(radius);
    part.setCenterX(middleX);
    part.setCenterY(middleY);
    part.setRadiusX(radius);
    part.setRadiusY(radius);
    cross.layout(middleX - radius, middleY - radius, middleX + radius, middleY + radius);
    place(dash, middleX - radius, middleY, middleX + radius, middleY);
  }
}
