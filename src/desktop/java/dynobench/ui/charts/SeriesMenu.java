package dynobench.ui.charts;

import dynobench.chart.NamedSeries;
import dynobench.chart.SeriesKey;
import dynobench.store.RunEntry;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.storedruns.RunSources;
import dynobench.ui.widgets.Appearance;
import dynobench.ui.widgets.CheckItem;
import dynobench.ui.widgets.SeriesSwatch;
import dynobench.ui.widgets.ViewTexts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.collections.ObservableList;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/// Menu of the series and overlays that charts show: series of the run, published figures and up to
/// eight other runs. It stays open after a click, because users often change several items.
final class SeriesMenu {
  private static final int MOST_RUNS = 8;

  private final RunDisplay showing;
  private final RunSources library;
  private final Appearance appearance;
  private final ViewTexts texts;

  SeriesMenu(RunDisplay showing, RunSources library, Appearance appearance, ViewTexts texts) {
    this.showing = showing;
    this.library = library;
    this.appearance = appearance;
    this.texts = texts;
  }

  /// Makes a button show the menu.
  void attach(MenuButton button) {
    begin(button.getItems());
    button.setOnShowing(_ -> fill(button.getItems()));
  }

  /// Returns the menu for a menu bar.
  Menu inBar() {
    var bar = new Menu(texts.of("series"));
    begin(bar.getItems());
    bar.setOnShowing(_ -> fill(bar.getItems()));
    return bar;
  }

  /// Adds a first item: a menu without items never opens.
  private void begin(ObservableList<MenuItem> items) {
    items.setAll(heading("series.none"));
  }

  private void fill(ObservableList<MenuItem> items) {
    var all = new ArrayList<MenuItem>();
    add(all, "series.shown", NamedSeries.all(showing.sources()).stream().map(this::item).toList());
    add(
        all,
        "series.references",
        library.overlays().fittingReferences().stream()
            .map(each ->
                overlay(
                    each.publication().title(), each.id(), () -> library.overlays().toggle(each)))
            .toList());
    add(
        all,
        "series.runs",
        library.overlays().fittingRuns().stream().limit(MOST_RUNS).map(this::item).toList());
    items.setAll(all.isEmpty() ? List.of(heading("series.none")) : all);
  }

  private void add(List<MenuItem> all, String key, List<MenuItem> section) {
    if (section.isEmpty()) {
      return;
    }
    if (!all.isEmpty()) {
      all.add(new SeparatorMenuItem());
    }
    all.add(heading(key));
    all.addAll(section);
  }

  private MenuItem heading(String key) {
    var item = new MenuItem(texts.of(key));
    item.getStyleClass().add("menu-heading");
    item.setDisable(true);
    return item;
  }

  private MenuItem item(NamedSeries series) {
    SeriesKey key = series.key();
    var swatch = new SeriesSwatch();
    swatch.show(Optional.of(series.look()), appearance.chartTheme());
    return CheckItem.of(
        series.name(),
        Optional.of(swatch),
        !showing.hidden().contains(key),
        shown -> {
          if (shown) {
            showing.hidden().remove(key);
          } else {
            showing.hidden().add(key);
          }
        });
  }

  private MenuItem item(RunEntry run) {
    return overlay(run.id(), run.id(), () -> library.overlays().toggle(run.folder()));
  }

  private MenuItem overlay(String text, String id, Runnable toggle) {
    return CheckItem.of(text, Optional.empty(), library.overlays().has(id), _ -> toggle.run());
  }
}
