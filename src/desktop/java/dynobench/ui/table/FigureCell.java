package dynobench.ui.table;

import dynobench.table.MedianColumn;
import dynobench.ui.widgets.Appearance;
import dynobench.ui.widgets.SeriesSwatch;
import javafx.css.PseudoClass;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.TableCell;
import javafx.scene.control.Tooltip;

/// Cell with its text and, in the first column, the series' swatch.
final class FigureCell extends TableCell<FiguresRow, FiguresRow> {
  private static final PseudoClass UNCOUNTED = PseudoClass.getPseudoClass("uncounted");
  private static final String OUTCOME = "outcome";

  private final FiguresColumn column;
  private final Appearance looks;
  private final SeriesSwatch swatch = new SeriesSwatch();
  private final Tooltip tooltip = new Tooltip();

  FigureCell(FiguresColumn column, Appearance looks) {
    this.column = column;
    this.looks = looks;
    setTextOverrun(
        column.id().equals(MedianColumn.SERIES)
            ? OverrunStyle.CENTER_ELLIPSIS
            : OverrunStyle.ELLIPSIS);
    if (column.numeric()) {
      getStyleClass().add("numeric");
    }
    if (column.id().equals(OUTCOME)) {
      getStyleClass().add(OUTCOME);
    }
  }

  @Override
  protected void updateItem(FiguresRow row, boolean empty) {
    super.updateItem(row, empty);
    setText("");
    setGraphic(null);
    setTooltip(null);
    pseudoClassStateChanged(UNCOUNTED, false);
    if (!empty && row != null) {
      show(row);
    }
  }

  private void show(FiguresRow row) {
    setText(column.text().apply(row));
    pseudoClassStateChanged(UNCOUNTED, !row.counts());
    if (column.id().equals(MedianColumn.SERIES)) {
      swatch.show(row.owner().look(), looks.chartTheme());
      setGraphic(swatch);
    }
    if (!column.numeric() && !getText().isEmpty()) {
      tooltip.setText(getText());
      setTooltip(tooltip);
    }
  }
}
