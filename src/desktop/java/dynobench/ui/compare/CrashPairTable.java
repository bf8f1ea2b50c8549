package dynobench.ui.compare;

import dynobench.ui.widgets.ViewTexts;
import java.util.List;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.collections.FXCollections;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import org.jspecify.annotations.Nullable;

/// Columns of the table of crashes.
///
/// @param em size of the type in pixels; column widths are multiples of it
record CrashPairTable(TableView<CrashPair> table, ViewTexts texts, double em) {
  private static final List<Double> WIDTHS = List.of(12.5, 4.0, 8.5, 10.0, 10.0, 14.0);

  /// Creates the columns and their rows.
  ///
  /// @param several whether more than two sides are compared
  void fill(List<CrashPair> pairs, boolean several) {
    table.getColumns().clear();
    table.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
    for (int i = 0; i < CrashPair.COLUMNS.size(); i++) {
      String key = CrashPair.COLUMNS.get(i);
      if (several || !key.equals(CrashPair.OTHER)) {
        table.getColumns().add(column(!several && key.equals("kept.other") ? "kept.b" : key, i));
      }
    }
    table.setItems(FXCollections.observableArrayList(pairs));
  }

  private TableColumn<CrashPair, String> column(String key, int place) {
    var title = new Label(texts.of(key));
    title.setTooltip(new Tooltip(texts.of(key + ".tip")));
    var column = new TableColumn<CrashPair, String>();
    column.setGraphic(title);
    column.setId(key);
    column.setPrefWidth(WIDTHS.get(place) * em);
    column.setCellFactory(_ -> new TooltipCell());
    column.setCellValueFactory(row -> new ReadOnlyStringWrapper(row.getValue().cells().get(place)));
    return column;
  }

  /// Cell whose text may be cut; its tooltip shows the whole text.
  private static final class TooltipCell extends TableCell<CrashPair, String> {
    @Override
    protected void updateItem(@Nullable String text, boolean empty) {
      super.updateItem(text, empty);
      setText(empty ? null : text);
      setTooltip(empty || text == null ? null : new Tooltip(text));
    }
  }
}
