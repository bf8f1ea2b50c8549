package dynobench.ui.charts;

import dynobench.chart.SeriesKey;
import dynobench.ui.command.CommandControls;
import dynobench.ui.command.Commands;
import dynobench.ui.widgets.ViewTexts;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/// Context menu for the point and the series under the pointer, and for the whole chart.
final class ChartMenu {
  private final ChartViewModel model;
  private final ViewTexts texts;
  private final ContextMenu menu = new ContextMenu();
  private final MenuItem trial;
  private final MenuItem hide = new MenuItem();
  private final MenuItem isolate = new MenuItem();
  private final MenuItem hideNone = new MenuItem();

  ChartMenu(ChartViewModel model, Commands commands, ViewTexts texts) {
    this.model = model;
    this.texts = texts;
    trial = CommandControls.menuItem(commands.get("chart.trial"));
    hideNone.setText(texts.of("series.all"));
    hideNone.setOnAction(_ -> model.hideNone());
    Stream.of(hide, isolate, hideNone).forEach(each -> each.setMnemonicParsing(false));
    menu.setId("chart-menu");
    menu.getItems().addAll(trial, new SeparatorMenuItem(), hide, isolate, hideNone);
    menu.getItems().add(new SeparatorMenuItem());
    add(commands, "chart.log.rows", "chart.log.time");
    menu.getItems().add(new SeparatorMenuItem());
    add(commands, "chart.zoom.all", "chart.copy", "chart.save.png", "chart.save.svg");
  }

  private void add(Commands commands, String... ids) {
    List.of(ids).forEach(id -> menu.getItems().add(CommandControls.menuItem(commands.get(id))));
  }

  /// Opens the menu for the series of the point that is read out, or else for the highlighted one.
  /// Without either, its items for a series are disabled.
  void show(Node owner, double screenX, double screenY) {
    Optional<SeriesKey> series = model.targetSeries();
    name(hide, "series.hide", series, () -> series.ifPresent(model::toggle));
    name(isolate, "series.only", series, () -> series.ifPresent(model::isolate));
    hideNone.setDisable(!model.hidesSome());
    menu.show(owner, screenX, screenY);
  }

  private void name(MenuItem item, String key, Optional<SeriesKey> series, Runnable action) {
    item.setText(texts.of(key, series.map(model::name).orElse(texts.of("series.one"))));
    item.setDisable(series.isEmpty());
    item.setOnAction(_ -> action.run());
  }

  void hide() {
    menu.hide();
  }

  boolean isShowing() {
    return menu.isShowing();
  }
}
