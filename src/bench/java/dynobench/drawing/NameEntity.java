package dynobench.drawing;

import dynobench.chart.SeriesKey;
import java.awt.Shape;
import java.io.Serial;
import org.jfree.chart.entity.ChartEntity;

/// Area of a line's name in a drawing: beside the line, in the legend, or at the axis.
public final class NameEntity extends ChartEntity {
  @Serial private static final long serialVersionUID = 1;

  private final transient SeriesKey key;
  private final boolean gone;

  NameEntity(Shape place, SeriesKey key, String name, boolean gone) {
    super(place, tip(name, gone));
    this.key = key;
    this.gone = gone;
  }

  private static String tip(String name, boolean gone) {
    return gone
        ? name + "\nClick to show it."
        : name + "\nClick to hide it; double-click to show only this one.";
  }

  /// Returns the key of the line.
  public SeriesKey key() {
    return key;
  }

  /// Returns whether the line is hidden.
  public boolean isGone() {
    return gone;
  }
}
