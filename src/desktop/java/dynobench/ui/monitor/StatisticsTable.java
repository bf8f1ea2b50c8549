package dynobench.ui.monitor;

import dynobench.table.TabbedText;
import dynobench.ui.widgets.SystemClipboard;
import dynobench.ui.widgets.ViewTexts;
import java.util.List;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;

/// Table of the statistics of the visible range.
final class StatisticsTable {
  private static final KeyCombination COPY =
      new KeyCodeCombination(KeyCode.C, KeyCombination.SHORTCUT_DOWN);

  /// Width of borders and of the scroll bar.
  private static final double EDGE = 16;

  private final TableView<StatisticsRow> table;
  private final ObservableList<StatisticsRow> rows = FXCollections.observableArrayList();

  StatisticsTable(TableView<StatisticsRow> table, ViewTexts texts) {
    this.table = table;
    addColumn(texts, "lane", 0.17, StatisticsRow::lane, false);
    addColumn(texts, "curve", 0.32, StatisticsRow::curve, false);
    addColumn(texts, "least", 0.17, StatisticsRow::least, true);
    addColumn(texts, "mean", 0.17, StatisticsRow::mean, true);
    addColumn(texts, "most", 0.17, StatisticsRow::most, true);
    table.setItems(rows);
    table.setPlaceholder(new Label(texts.of("statistics.none")));
    table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    table.addEventHandler(
        KeyEvent.KEY_PRESSED,
        key -> {
          if (COPY.match(key)) {
            copy();
            key.consume();
          }
        });
  }

  private void addColumn(
      ViewTexts texts,
      String id,
      double share,
      Function<StatisticsRow, String> cell,
      boolean numeric) {
    var column = new TableColumn<StatisticsRow, String>(texts.of("statistics." + id));
    column.setId(id);
    column.prefWidthProperty().bind(table.widthProperty().subtract(EDGE).multiply(share));
    column.setSortable(false); // the order is that of the lanes
    column.setReorderable(false);
    column.setCellValueFactory(row -> new ReadOnlyStringWrapper(cell.apply(row.getValue())));
    if (numeric) {
      column.getStyleClass().add("numeric");
    }
    table.getColumns().add(column);
  }

  /// Shows other statistics. If their number is the same, equal rows stay, and so does their
  /// selection.
  void show(List<StatisticsRow> next) {
    if (rows.size() != next.size()) {
      rows.setAll(next);
      return;
    }
    for (int index = 0; index < next.size(); index++) {
      if (!rows.get(index).equals(next.get(index))) {
        rows.set(index, next.get(index));
      }
    }
  }

  /// Copies the selected rows, or all if none is selected.
  private void copy() {
    List<StatisticsRow> selected = List.copyOf(table.getSelectionModel().getSelectedItems());
    List<List<Object>> lines =
        (selected.isEmpty() ? rows : selected)
            .stream()
                .map(it -> List.<Object>of(it.lane(), it.curve(), it.least(), it.mean(), it.most()))
                .toList();
    List<String> titles = table.getColumns().stream().map(TableColumn::getText).toList();
    SystemClipboard.text(TabbedText.of(titles, lines));
  }
}
