package dynobench.ui.widgets;

import dynobench.drawing.ChartTheme;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleIntegerProperty;

/// Present appearance of the window; charts follow it.
public final class Appearance {
  private final BooleanProperty dark = new SimpleBooleanProperty();
  private final BooleanProperty presenting = new SimpleBooleanProperty();
  private final DoubleProperty presentedType = new SimpleDoubleProperty(30);
  private final IntegerProperty fontPercent = new SimpleIntegerProperty(100);

  public BooleanProperty dark() {
    return dark;
  }

  /// Returns whether only one view is shown, for a presentation.
  public BooleanProperty presenting() {
    return presenting;
  }

  /// Returns the size of type in a presentation, in pixels.
  public DoubleProperty presentedType() {
    return presentedType;
  }

  /// Returns the size of all type in percent; 100 is the designed size.
  public IntegerProperty fontPercent() {
    return fontPercent;
  }

  /// Returns the colours and sizes of charts, and of nodes that resemble them, for the window's
  /// present appearance.
  public ChartTheme chartTheme() {
    if (presenting.get()) {
      ChartTheme hall = dark.get() ? ChartTheme.PRESENTATION_DARK : ChartTheme.PRESENTATION;
      return hall.scaled(presentedType.get() / hall.nameSize());
    }
    ChartTheme theme = dark.get() ? ChartTheme.DARK : ChartTheme.LIGHT;
    return theme.scaled(fontPercent.get() / 100.0);
  }
}
