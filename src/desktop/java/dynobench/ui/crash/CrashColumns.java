package dynobench.ui.crash;

import dynobench.durability.RecoveryResult;
import dynobench.result.CrashResult;
import dynobench.table.CrashWords;
import dynobench.table.NumberText;
import dynobench.ui.widgets.ViewTexts;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;

/// Columns of the table of crashes. The loss comes first, so that it is visible without scrolling.
///
/// @param title returns the name of a crash's contender
record CrashColumns(
    TableView<CrashResult> table, ViewTexts texts, Function<CrashResult, String> title) {
  private static final double MILLIS_PER_SECOND = 1_000;

  /// Widths in multiples of the type size, in the order of the columns.
  private static final List<Double> WIDTHS = List.of(16.0, 9.0, 6.5, 4.5, 8.0, 6.5, 4.5, 7.0, 22.0);

  void add() {
    text("contender", title).setCellFactory(_ -> new NameCell());
    text("how", crash -> CrashWords.how(crash.crashed()));
    lost("lost", crash -> found(crash, it -> NumberText.count(it.rows().lost())));
    lost("lost.seconds", CrashColumns::lostSeconds);
    number("acknowledged", crash -> NumberText.count(crash.crashed().acknowledged()));
    number("found", crash -> found(crash, it -> NumberText.count(it.rows().found())));
    number("after", crash -> seconds(crash.crashed().millis()));
    number("opens", crash -> found(crash, it -> NumberText.count(it.recoveryMillis())));
    text("left", crash -> found(crash, CrashWords::of));
  }

  /// Sets the widths for a size of type.
  void fit(double size) {
    for (int i = 0; i < WIDTHS.size(); i++) {
      table.getColumns().get(i).setPrefWidth(WIDTHS.get(i) * size);
    }
  }

  /// Shows the contenders only where there are several, and the words only where they say more than
  /// the numbers.
  void show(List<CrashResult> crashes) {
    long contenders = crashes.stream().map(each -> each.trial().contender()).distinct().count();
    table.getColumns().getFirst().setVisible(contenders > 1);
    table
        .getColumns()
        .getLast()
        .setVisible(
            !crashes.stream()
                .flatMap(each -> each.survival().stream())
                .allMatch(CrashWords::isOnlyLoss));
  }

  private static String lostSeconds(CrashResult crash) {
    return crash.lostMillis().isPresent() ? seconds(crash.lostMillis().getAsLong()) : "";
  }

  private static String seconds(long millis) {
    return String.format(Locale.ROOT, "%.2f", millis / MILLIS_PER_SECOND);
  }

  private static String found(CrashResult crash, Function<RecoveryResult, String> cell) {
    return crash.survival().map(cell).orElse("…");
  }

  /// Adds a column whose cells stand out where rows are lost.
  private void lost(String key, Function<CrashResult, String> cell) {
    number(key, cell).setCellFactory(_ -> new LossCell());
  }

  private TableColumn<CrashResult, String> number(String key, Function<CrashResult, String> cell) {
    TableColumn<CrashResult, String> column = text(key, cell);
    column.getStyleClass().add("numeric");
    return column;
  }

  private TableColumn<CrashResult, String> text(String key, Function<CrashResult, String> cell) {
    var column = new TableColumn<CrashResult, String>(texts.of("column." + key));
    column.setCellValueFactory(row -> new ReadOnlyStringWrapper(cell.apply(row.getValue())));
    column.setSortable(false);
    table.getColumns().add(column);
    return column;
  }

  /// Cell that cuts a name in the middle: names of modes differ at the end.
  private static final class NameCell extends TableCell<CrashResult, String> {
    NameCell() {
      setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
    }

    @Override
    protected void updateItem(String text, boolean empty) {
      super.updateItem(text, empty);
      setText(empty ? "" : text);
    }
  }

  private static final class LossCell extends TableCell<CrashResult, String> {
    private static final String LOSSY = "lossy";

    @Override
    protected void updateItem(String text, boolean empty) {
      super.updateItem(text, empty);
      getStyleClass().remove(LOSSY);
      setText(empty ? "" : text);
      CrashResult crash = empty ? null : getTableRow().getItem();
      if (crash != null
          && crash.survival().filter(left -> left.rows().lost() > 0).isPresent()
          && !Objects.requireNonNullElse(text, "").isEmpty()) {
        getStyleClass().add(LOSSY);
      }
    }
  }
}
