package dynobench.ui.parts;

import dynobench.drawing.ChartTheme;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleIntegerProperty;

/// How the window looks at present; charts follow it.
public final class Appearance {
  private final BooleanProperty dark = new SimpleBooleanProperty();
  private final BooleanProperty presenting = new SimpleBooleanProperty();
  private final IntegerProperty fontPercent = new SimpleIntegerProperty(100);

  public BooleanProperty dark() {
    return dark;
  }

  /// Whether only a chart is shown, for a lecture hall.
  public BooleanProperty presenting() {
    return presenting;
  }

  /// Size of all type, 100 as designed.
  public IntegerProperty fontPercent() {
    return fontPercent;
  }

  /// The colours and sizes of charts, and of what must look like them, that go with the window's.
  public ChartTheme chartTheme() {
    ChartTheme theme =
        presenting.get()
            ? dark.get() ? ChartTheme.PRESENTATION_DARK : ChartTheme.PRESENTATION
            : dark.get() ? ChartTheme.DARK : ChartTheme.LIGHT;
    return theme.scaled(fontPercent.get() / 100.0);
  }
}
