package dynobench.ui.details;

import dynobench.drawing.ChartTheme;
import dynobench.ui.widgets.ColourConversion;
import java.util.List;
import javafx.geometry.Insets;
import javafx.scene.layout.Background;
import javafx.scene.layout.BackgroundFill;
import javafx.scene.layout.CornerRadii;
import javafx.scene.layout.Region;

/// Bar of a phase's parts open, work and close, in their chart colours.
final class PartsBar extends Region {
  private final List<Double> shares;

  PartsBar(DetailsPage.Split split, ChartTheme.Parts colours) {
    getStyleClass().add("parts-bar");
    double sum = Math.max(1, split.sum());
    shares = List.of(split.openNanos() / sum, split.workNanos() / sum, split.closeNanos() / sum);
    getChildren().setAll(filled(colours.open()), filled(colours.work()), filled(colours.close()));
    setAccessibleText(split.text());
  }

  private static Region filled(java.awt.Color colour) {
    var part = new Region();
    part.setBackground(
        new Background(
            new BackgroundFill(ColourConversion.of(colour), CornerRadii.EMPTY, Insets.EMPTY)));
    return part;
  }

  @Override
  protected void layoutChildren() {
    double x = 0;
    for (int i = 0; i < shares.size(); i++) {
      double width = shares.get(i) * getWidth();
      getChildren().get(i).resizeRelocate(x, 0, width, getHeight());
      x += width;
    }
  }
}
