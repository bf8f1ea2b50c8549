package dynobench.ui.compare;

import dynobench.measure.Metric;
import dynobench.measure.Unit;
import dynobench.plan.Levels;
import dynobench.result.LevelOrder;
import dynobench.table.Numbers;
import dynobench.ui.parts.Texts;
import dynobench.workload.Settings;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.Tooltip;
import org.jspecify.annotations.Nullable;

/// Makes and fills the columns of the table.
///
/// @param em size of the type, in pixels: columns are as wide as their texts
record CompareTable(TableView<Pair> table, Texts texts, double em) {
  /// Of the table's width, for names that begin alike.
  private static final double NAME_SHARE = 0.24;

  /// The axis reaches at least so far, or a few per cent would look like a lot.
  private static final double NARROWEST_AXIS = 2;

  /// And no further, or one row would make all others points.
  private static final double WIDEST_AXIS = 10;

  /// @param several whether there are more than two sides
  void fill(SideBySide outcome, boolean several) {
    table.getColumns().clear();
    if (outcome.pairs().isEmpty()) {
      table.getItems().clear();
      return;
    }
    add("phase", 8, pair -> outcome.workload().title(pair.row().phase()), Function.identity());
    outcome.factors().forEach(this::factor);
    boolean named = several || isOfRuns(outcome);
    if (named) {
      addTold("contender", several ? 16 : 18, CompareTable::contender, CompareTable::contender)
          .prefWidthProperty()
          .bind(Bindings.max((several ? 16 : 18) * em, table.widthProperty().multiply(NAME_SHARE)));
    }
    if (several) {
      add("other", 3.4, Pair::letter, Function.identity());
    }
    figure("median.a", 5, outcome.metric(), Pair::medianA);
    figure(
        several ? "median.other" : "median.b", several ? 5.6 : 5, outcome.metric(), Pair::medianB);
    number(
        several ? "ratio.other" : "ratio",
        several ? 4.8 : 3.8,
        Pair::ratio,
        ratio -> String.format(Locale.ROOT, "%.2f", ratio));
    addInterval(axis(outcome));
    addTold("verdict", several ? 12.4 : named ? 14 : 18, Pair::brief, Pair::verdict);
    table.setItems(FXCollections.observableArrayList(outcome.pairs()));
  }

  /// Numbers by size, words by their letters.
  private void factor(String name) {
    TableColumn<Pair, String> column =
        add("factor", 4.2, pair -> pair.row().levels().get(name).orElse(""), Levels::value);
    column.setId(name);
    column.setGraphic(new Label(Levels.name(name)));
    column.getStyleClass().add("numeric");
    column.setComparator(
        Comparator.comparing(
            (String each) -> Settings.of(name, each), new LevelOrder(List.of(name), List.of())));
  }

  /// Contenders of one run are named above the table.
  private static boolean isOfRuns(SideBySide outcome) {
    return outcome.pairs().stream()
        .allMatch(each -> each.row().a().contender().equals(each.row().b().contender()));
  }

  private static String contender(Pair pair) {
    return pair.row().b().title();
  }

  private static double axis(SideBySide outcome) {
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

  private void addInterval(double widest) {
    TableColumn<Pair, Pair> column = add("interval", 6.5, Function.identity(), _ -> "");
    column.setCellFactory(_ -> new RatioCell(widest));
    column.setComparator(Comparator.comparingDouble(Pair::ratio));
  }

  /// A text that may be cut where it is narrow, or says less than there is to say.
  ///
  /// @param full for the tooltip
  private TableColumn<Pair, Pair> addTold(
      String key, double width, Function<Pair, String> brief, Function<Pair, String> full) {
    TableColumn<Pair, Pair> column = add(key, width, Function.identity(), brief);
    column.setCellFactory(_ ->
        new TableCell<>() {
          {
            setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
          }

          @Override
          protected void updateItem(@Nullable Pair pair, boolean empty) {
            super.updateItem(pair, empty);
            setText(empty || pair == null ? null : brief.apply(pair));
            setTooltip(empty || pair == null ? null : new Tooltip(full.apply(pair)));
          }
        });
    column.setComparator(Comparator.comparing(brief));
    return column;
  }

  private void figure(String key, double width, Metric metric, Function<Pair, Double> value) {
    Unit.Step step = metric.unit().usual();
    TableColumn<Pair, Double> column =
        number(key, width, value, each -> Numbers.figure(each / step.size()));
    column.setGraphic(title(texts.of(key, step.text()), texts.of(key + ".tip")));
  }

  private TableColumn<Pair, Double> number(
      String key, double width, Function<Pair, Double> value, Function<Double, String> text) {
    TableColumn<Pair, Double> column = add(key, width, value, text);
    column.getStyleClass().add("numeric");
    return column;
  }

  private static Label title(String text, String tip) {
    var title = new Label(text);
    title.setTooltip(new Tooltip(tip));
    return title;
  }

  private <T> TableColumn<Pair, T> add(
      String key, double width, Function<Pair, T> value, Function<T, String> text) {
    var column = new TableColumn<Pair, T>();
    column.setGraphic(title(texts.of(key), texts.of(key + ".tip")));
    column.setId(key);
    column.setPrefWidth(width * em);
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
}
