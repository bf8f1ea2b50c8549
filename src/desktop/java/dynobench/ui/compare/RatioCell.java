package dynobench.ui.compare;

import dynobench.comparison.ComparisonWords;
import dynobench.ui.widgets.RatioStrip;
import java.util.Locale;
import javafx.scene.control.TableCell;
import javafx.scene.control.Tooltip;
import org.jspecify.annotations.Nullable;

/// Cell that draws a ratio and its interval on a logarithmic axis with 1 in its middle.
final class RatioCell extends TableCell<CompareRow, CompareRow> {
  private final RatioStrip strip;

  /// Creates a cell.
  ///
  /// @param widest factor that the axis covers
  RatioCell(double widest) {
    strip = new RatioStrip(1 / widest, widest);
  }

  @Override
  protected void updateItem(@Nullable CompareRow pair, boolean empty) {
    super.updateItem(pair, empty);
    if (empty || pair == null) {
      setGraphic(null);
      setTooltip(null);
      setAccessibleText("");
      return;
    }
    String tone = pair.tone().name().toLowerCase(Locale.ROOT);
    strip.show(pair.ratio(), pair.interval(), tone);
    setGraphic(strip);
    setTooltip(new Tooltip(ComparisonWords.interval(pair.row())));
    setAccessibleText(ComparisonWords.interval(pair.row()));
  }
}
