package dynobench.ui.result;

import dynobench.drawing.ChartTheme;
import dynobench.ui.result.RankingCard.RankedContender;
import dynobench.ui.result.RankingCard.ToFirst;
import dynobench.ui.widgets.IsolationSign;
import dynobench.ui.widgets.RatioStrip;
import dynobench.ui.widgets.SeriesSwatch;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.DoubleStream;
import javafx.geometry.HPos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;

/// Card of a ranking: the title of the phase and the contenders with their ranks.
final class RankingPane extends VBox {
  /// Factor by which the common axis of a card's strips extends beyond its outermost value.
  private static final double BEYOND = 1.05;

  /// Maximum factor of the axis. Longer intervals are cut, so that the others don't shrink to
  /// points.
  private static final double WIDEST = 50;

  RankingPane(RankingCard card, ChartTheme theme, Consumer<RankedContender> picked) {
    getStyleClass().add("ranking");
    var title = new Label(card.title());
    title.getStyleClass().add("section");
    getChildren().add(title);
    var grid = new GridPane();
    grid.getStyleClass().add("ranking-lines");
    grid.getColumnConstraints()
        .setAll(least(), least(), least(), least(), atRight(), growing(), atRight());
    double least = 1 / BEYOND / Math.min(WIDEST, most(card, true));
    double most = BEYOND * Math.min(WIDEST, most(card, false));
    int row = 0;
    for (RankedContender each : card.lines()) {
      add(grid, row++, each, theme, new RatioStrip(least, most), picked);
    }
    getChildren().add(grid);
  }

  /// Returns the largest factor by which any value on one side of the axis differs from 1.
  private static double most(RankingCard card, boolean below) {
    return card.lines().stream()
        .flatMap(each -> each.toFirst().stream())
        .flatMapToDouble(it ->
            it.interval()
                .map(each -> DoubleStream.of(it.ratio(), each.low(), each.high()))
                .orElse(DoubleStream.of(it.ratio())))
        .map(it -> below ? 1 / it : it)
        .reduce(1, Math::max);
  }

  private static void add(
      GridPane grid,
      int row,
      RankedContender line,
      ChartTheme theme,
      RatioStrip strip,
      Consumer<RankedContender> picked) {
    var swatch = new SeriesSwatch();
    swatch.show(line.look(), theme);
    var name = new Label(line.name());
    name.getStyleClass().add("ranking-name");
    name.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
    name.setTooltip(new Tooltip(line.name()));
    name.setOnMouseClicked(_ -> picked.accept(line));
    var ratio = new Label(line.toFirst().map(ToFirst::words).orElse(""));
    ratio.getStyleClass().add("small");
    line.toFirst().ifPresent(it -> strip.show(it.ratio(), it.interval(), it.tone()));
    strip.setVisible(line.toFirst().isPresent());
    strip.getStyleClass().add("ranking-strip");
    var isolation = new IsolationSign(line.isolation());
    isolation.setVisible(line.isolation().isPresent());
    List<Node> cells =
        List.of(
            new Label(line.rank()),
            swatch,
            isolation,
            name,
            new Label(line.figure()),
            strip,
            ratio);
    grid.addRow(row, cells.toArray(Node[]::new));
  }

  private static ColumnConstraints least() {
    var column = new ColumnConstraints();
    column.setMinWidth(USE_PREF_SIZE);
    return column;
  }

  private static ColumnConstraints growing() {
    var column = new ColumnConstraints();
    column.setHgrow(Priority.ALWAYS);
    column.setFillWidth(true);
    return column;
  }

  private static ColumnConstraints atRight() {
    ColumnConstraints column = least();
    column.setHalignment(HPos.RIGHT);
    return column;
  }
}
