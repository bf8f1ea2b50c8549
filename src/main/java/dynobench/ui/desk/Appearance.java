package dynobench.ui.desk;

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
}
