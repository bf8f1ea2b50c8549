package dynobench.ui.parts;

import dynobench.catalog.Durability;
import java.util.List;
import javafx.geometry.VPos;
import javafx.scene.layout.Region;
import javafx.scene.shape.Arc;
import javafx.scene.shape.ArcType;
import javafx.scene.shape.Circle;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.text.Text;

/// The sign of a durability class, drawn, because few fonts have it: a ring that fills with what
/// survives. As large as its style class says.
public final class DurabilitySign extends Region {
  private static final double TOP = 90;
  private static final double DOTS = 1.6;

  /// How much of it is above the line that letters stand on.
  private static final double BASELINE = 0.86;

  private final Circle ring = new Circle();
  private final Arc filling = new Arc();
  private final Text unknown = new Text("?");

  public DurabilitySign(Durability durability) {
    getStyleClass().add("durability-sign");
    ring.getStyleClass().add("ring");
    ring.strokeWidthProperty().subscribe(this::requestLayout);
    ring.setStrokeLineCap(StrokeLineCap.BUTT); // others fill the gaps between the dots
    filling.getStyleClass().add("filling");
    filling.setType(ArcType.ROUND);
    unknown.getStyleClass().add("unknown");
    unknown.setTextOrigin(VPos.CENTER);
    show(durability);
  }

  /// Shows another class from now on.
  public void show(Durability durability) {
    if (durability == Durability.UNKNOWN) {
      getChildren().setAll(unknown);
    } else {
      getChildren().setAll(ring, filling);
      ring.getStrokeDashArray()
          .setAll(durability == Durability.CLOSE ? List.of(DOTS, DOTS) : List.of());
      filling.setStartAngle(TOP);
      filling.setLength(degrees(durability));
    }
    setAccessibleText(durability.words());
  }

  /// Among words it stands as a letter does, not by the shapes inside.
  @Override
  public double getBaselineOffset() {
    return prefHeight(-1) * BASELINE;
  }

  private static double degrees(Durability durability) {
    return switch (durability) {
      case UNKNOWN, PROCESS, CLOSE -> 0;
      case MOMENTS -> -90;
      case KILL -> 180;
      case POWER_CUT -> 360;
    };
  }

  @Override
  protected void layoutChildren() {
    double size = Math.min(getWidth(), getHeight());
    double middleX = getWidth() / 2;
    double middleY = getHeight() / 2;
    ring.setCenterX(middleX);
    ring.setCenterY(middleY);
    // JavaFX has a stroke inside, too, but works out where it lies at each drawing.
    ring.setRadius((size - ring.getStrokeWidth()) / 2);
    filling.setCenterX(middleX);
    filling.setCenterY(middleY);
    filling.setRadiusX(size / 2);
    filling.setRadiusY(size / 2);
    unknown.setX(middleX - unknown.getLayoutBounds().getWidth() / 2);
    unknown.setY(middleY);
  }
}
