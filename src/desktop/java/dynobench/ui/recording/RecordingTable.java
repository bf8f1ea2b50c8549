package dynobench.ui.recording;

import dynobench.ui.widgets.ViewTexts;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;

/// Columns and rows of a table of statements or transactions. The last column takes the width that
/// the others leave.
record RecordingTable<T>(TableView<T> table, ViewTexts texts) {
  /// Width of the scroll bar, in multiples of the type size.
  private static final double BAR = 1.5;

  /// Replaces the columns and the rows, and selects the first row.
  void show(List<RecordingColumn<T>> columns, List<T> rows) {
    double most = rows.stream().mapToDouble(columns.getFirst()::number).max().orElse(1);
    table.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    table.getSortOrder().clear();
    table.getColumns().setAll(columns.stream().map(each -> column(each, most)).toList());
    table.setItems(FXCollections.observableArrayList(rows));
    table.getSelectionModel().selectFirst();
  }

  private TableColumn<T, T> column(RecordingColumn<T> of, double most) {
    var column = new TableColumn<T, T>();
    var title = new Label(of.title(texts));
    title.setTooltip(new Tooltip(texts.of("column." + of.id() + ".tip")));
    column.setGraphic(title);
    column.setUserData(of);
    column.setCellValueFactory(each -> new ReadOnlyObjectWrapper<>(each.getValue()));
    column.setComparator(order(of));
    column.setCellFactory(
        _ -> of.id().equals(RecordingColumn.SHARE) ? new ShareCell<>(of, most) : texts(of));
    if (of.value().isPresent()) {
      column.getStyleClass().add("numeric");
      column.setSortType(TableColumn.SortType.DESCENDING);
    }
    return column;
  }

  private static <T> Comparator<T> order(RecordingColumn<T> of) {
    return of.value()
        .<Comparator<T>>map(Comparator::comparingDouble)
        .orElse(Comparator.comparing(of.text()));
  }

  private static <T> TableCell<T, T> texts(RecordingColumn<T> of) {
    return new TableCell<>() {
      @Override
      protected void updateItem(T row, boolean empty) {
        super.updateItem(row, empty);
        setText(empty ? "" : of.text().apply(Objects.requireNonNull(row)));
      }
    };
  }

  /// Sets the widths for a size of type.
  void fit(double size) {
    double rest = table.getWidth() - BAR * size;
    for (TableColumn<T, ?> each : table.getColumns()) {
      double width = ((RecordingColumn<?>) each.getUserData()).width() * size;
      boolean isLast = each.equals(table.getColumns().getLast());
      each.setPrefWidth(isLast ? Math.max(width, rest) : width);
      rest -= width;
    }
  }
}
