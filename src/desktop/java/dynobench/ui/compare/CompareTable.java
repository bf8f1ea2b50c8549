package dynobench.ui.compare;

import dynobench.measure.Unit;
import dynobench.plan.LevelLabels;
import dynobench.result.LevelOrder;
import dynobench.table.NumberText;
import dynobench.ui.widgets.ViewTexts;
import dynobench.workload.Settings;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Stream;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;

/// Columns of the comparison table, each as wide as its contents.
///
/// @param font of the table
record CompareTable(TableView<CompareRow> table, ViewTexts texts, Font font, SideBySide outcome) {
  /// Space around a text, in multiples of the type size: the cell's margins and the arrow of a
  /// sorted column.
  private static final double AROUND = 2.2;

  /// Maximum width of names and verdicts, in multiples of the type size; longer ones are cut in the
  /// middle.
  private static final double WIDEST_TEXT = 26;

  private static final double INTERVAL_WIDTH = 6.5;

  /// Number of texts whose width is measured, which takes time: those with the most letters.
  private static final int MEASURED = 10;

  /// Minimum factor that the axis covers, so that a difference of a few per cent doesn't look
  /// large.
  private static final double NARROWEST_AXIS = 2;

  /// Maximum factor that the axis covers, so that one large ratio doesn't shrink all others to
  /// points.
  private static final double WIDEST_AXIS = 10;

  /// Creates the columns and their rows.
  ///
  /// @param several whether more than two sides are compared
  void fill(boolean several) {
    table.getColumns().clear();
    if (outcome.pairs().isEmpty()) {
      table.getItems().clear();
      return;
    }
    add("phase", pair -> outcome.workload().title(pair.row().phase()), Function.identity());
    outcome.factors().forEach(this::factor);
    if (several || isOfRuns()) {
      addTold("contender", CompareTable::contender, CompareTable::contender);
    }
    if (several) {
      add("other", CompareRow::letter, Function.identity());
    }
    figure("median.a", CompareRow::medianA);
    figure(several ? "median.other" : "median.b", CompareRow::medianB);
    add(several ? "ratio.other" : "ratio", CompareRow::ratio, CompareTable::factor)
        .getStyleClass()
        .add("numeric");
    addInterval();
    if (outcome.common().isEmpty()) {
      addTold("verdict", CompareRow::brief, CompareRow::verdict);
    }
    table.setItems(FXCollections.observableArrayList(outcome.pairs()));
  }

  private static String factor(double ratio) {
    return String.format(Locale.ROOT, "%.2f", ratio);
  }

  /// Adds the column of a factor, which sorts numbers by value and words by letter.
  private void factor(String name) {
    TableColumn<CompareRow, String> column =
        add(
            name,
            title(LevelLabels.name(name), texts.of("factor.tip")),
            pair -> pair.row().levels().get(name).orElse(""),
            LevelLabels::value);
    column.getStyleClass().add("numeric");
    column.setComparator(
        Comparator.comparing(
            (String each) -> Settings.of(name, each), new LevelOrder(List.of(name), List.of())));
  }

  /// Returns whether runs are compared. The contenders of one run are named above the table.
  private boolean isOfRuns() {
    return outcome.pairs().stream()
        .allMatch(each -> each.row().a().contender().equals(each.row().b().contender()));
  }

  private static String contender(CompareRow pair) {
    return pair.row().b().title();
  }

  private double axis() {
    double widest =
        outcome.pairs().stream()
            .mapToDouble(pair ->
                Math.max(
                    pair.interval().map(i -> Math.max(i.high(), 1 / i.low())).orElse(1.0),
                    Math.max(pair.ratio(), 1 / pair.ratio())))
            .max()
            .orElse(NARROWEST_AXIS);
    return Math.clamp(widest, NARROWEST_AXIS, WIDEST_AXIS);
  }

  private void addInterval() {
    double widest = axis();
    TableColumn<CompareRow, CompareRow> column = add("interval", Function.identity(), _ -> "");
    column.setPrefWidth(INTERVAL_WIDTH * font.getSize());
    column.setCellFactory(_ -> new RatioCell(widest));
    column.setComparator(Comparator.comparingDouble(CompareRow::ratio));
  }

  /// Adds a column of texts that may be cut or abbreviated.
  ///
  /// @param full text for the tooltip
  private void addTold(
      String key, Function<CompareRow, String> brief, Function<CompareRow, String> full) {
    TableColumn<CompareRow, CompareRow> column = add(key, Function.identity(), brief);
    column.setCellFactory(_ ->
        new TableCell<>() {
          {
            setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
          }

          @Override
          protected void updateItem(@Nullable CompareRow pair, boolean empty) {
            super.updateItem(pair, empty);
            setText(empty || pair == null ? null : brief.apply(pair));
            setTooltip(empty || pair == null ? null : new Tooltip(full.apply(pair)));
          }
        });
    column.setComparator(Comparator.comparing(brief));
  }

  private void figure(String key, Function<CompareRow, Double> value) {
    Unit.Step step = outcome.metric().unit().usual();
    add(
            key,
            title(texts.of(key, step.text()), texts.of(key + ".tip")),
            value,
            each -> NumberText.figure(each / step.size()))
        .getStyleClass()
        .add("numeric");
  }

  private static Label title(String text, String tip) {
    var title = new Label(text);
    title.setTooltip(new Tooltip(tip));
    return title;
  }

  private <T> TableColumn<CompareRow, T> add(
      String key, Function<CompareRow, T> value, Function<T, String> text) {
    return add(key, title(texts.of(key), texts.of(key + ".tip")), value, text);
  }

  private <T> TableColumn<CompareRow, T> add(
      String id, Label title, Function<CompareRow, T> value, Function<T, String> text) {
    var column = new TableColumn<CompareRow, T>();
    column.setGraphic(title);
    column.setId(id);
    column.setPrefWidth(width(title.getText(), value.andThen(text)));
    column.setCellValueFactory(each -> new SimpleObjectProperty<>(value.apply(each.getValue())));
    column.setCellFactory(_ ->
        new TableCell<>() {
          @Override
          protected void updateItem(@Nullable T item, boolean empty) {
            super.updateItem(item, empty);
            setText(empty || item == null ? null : text.apply(item));
          }
        });
    table.getColumns().add(column);
    return column;
  }

  private double width(String title, Function<CompareRow, String> cell) {
    Stream<String> longest =
        outcome.pairs().stream()
            .map(cell)
            .distinct()
            .sorted(Comparator.comparingInt(String::length).reversed())
            .limit(MEASURED);
    double em = font.getSize();
    double widest =
        Stream.concat(Stream.of(title), longest).mapToDouble(this::width).max().orElse(0);
    return Math.min(Math.ceil(widest), WIDEST_TEXT * em) + AROUND * em;
  }

  private double width(String text) {
    var measured = new Text(text);
    measured.setFont(font);
    return measured.getLayoutBounds().getWidth();
  }
}
