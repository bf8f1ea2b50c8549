package dynobench.ui.charts;

import dynobench.chart.NamedSeries;
import dynobench.chart.SeriesKey;
import dynobench.store.RunEntry;
import dynobench.ui.desk.Desk;
import dynobench.ui.parts.CheckItem;
import dynobench.ui.parts.SeriesSwatch;
import dynobench.ui.parts.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.collections.ObservableList;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/// Ticks the series that charts show, and what lies over them: published figures and other runs. It
/// stays open: who ticks one thing ticks others as well.
final class SeriesMenu {
  private static final int MOST_RUNS = 8;

  private final Desk desk;
  private final Texts texts;
  private final ObservableList<MenuItem> items;

  private SeriesMenu(Desk desk, Texts texts, ObservableList<MenuItem> items) {
    this.desk = desk;
    this.texts = texts;
    this.items = items;
    items.setAll(heading("series.none")); // a menu without items never opens
  }

  /// Has a button show them whenever it opens.
  static void attach(MenuButton button, Desk desk, Texts texts) {
    var menu = new SeriesMenu(desk, texts, button.getItems());
    button.setOnShowing(_ -> menu.fill());
  }

  /// A menu that shows them whenever it opens.
  static Menu inBar(Desk desk, Texts texts) {
    var bar = new Menu(texts.of("series"));
    var menu = new SeriesMenu(desk, texts, bar.getItems());
    bar.setOnShowing(_ -> menu.fill());
    return bar;
  }

  private void fill() {
    var all = new ArrayList<MenuItem>();
    add(
        all,
        "series.shown",
        NamedSeries.all(desk.showing().sources()).stream().map(this::item).toList());
    add(
        all,
        "series.references",
        desk.overlays().references().get().stream()
            .filter(each -> !isShown(each.id()))
            .map(each ->
                overlay(each.publication().title(), each.id(), () -> desk.overlays().toggle(each)))
            .toList());
    add(
        all,
        "series.runs",
        desk.archive().runs().get().orElse(List.of()).stream()
            .filter(run -> !isShown(run.id()) && run.damage().isEmpty())
            .limit(MOST_RUNS)
            .map(this::item)
            .toList());
    items.setAll(all.isEmpty() ? List.of(heading("series.none")) : all);
  }

  private boolean isShown(String id) {
    return desk.showing().run().get().id().equals(id);
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
    swatch.show(Optional.of(series.look()), desk.appearance().chartTheme());
    return CheckItem.of(
        series.name(),
        Optional.of(swatch),
        !desk.showing().hidden().contains(key),
        shown -> {
          if (shown) {
            desk.showing().hidden().remove(key);
          } else {
            desk.showing().hidden().add(key);
          }
        });
  }

  private MenuItem item(RunEntry run) {
    return overlay(run.id(), run.id(), () -> desk.overlays().toggle(run.folder()));
  }

  private MenuItem overlay(String text, String id, Runnable toggle) {
    return CheckItem.of(text, Optional.empty(), desk.overlays().has(id), _ -> toggle.run());
  }
}
