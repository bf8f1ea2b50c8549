package dynobench.ui.charts;

import dynobench.chart.NamedSeries;
import dynobench.chart.SeriesKey;
import dynobench.result.RunEntry;
import dynobench.ui.desk.Desk;
import dynobench.ui.parts.SeriesSwatch;
import dynobench.ui.parts.Texts;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javafx.scene.Node;
import javafx.scene.control.CheckMenuItem;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;

/// Ticks the series that charts show, and what lies over them: published figures and other runs.
final class SeriesMenu {
  private static final int MOST_RUNS = 8;

  private final Desk desk;
  private final Texts texts;
  private final MenuButton button;

  private SeriesMenu(Desk desk, Texts texts, MenuButton button) {
    this.desk = desk;
    this.texts = texts;
    this.button = button;
  }

  /// Has a button show them whenever it opens.
  static void attach(MenuButton button, Desk desk, Texts texts) {
    var menu = new SeriesMenu(desk, texts, button);
    button.getItems().setAll(menu.heading("series.shown")); // a menu without items never opens
    button.setOnShowing(_ -> menu.fill());
  }

  private void fill() {
    List<MenuItem> series =
        NamedSeries.all(desk.showing().sources()).stream().map(this::item).toList();
    List<MenuItem> references =
        desk.overlays().references().get().stream()
            .filter(each -> !isShown(each.id()))
            .map(each ->
                overlay(each.publication().title(), each.id(), () -> desk.overlays().toggle(each)))
            .toList();
    List<MenuItem> runs =
        desk.archive().runs().get().orElse(List.of()).stream()
            .filter(run -> !isShown(run.id()) && run.damage().isEmpty())
            .limit(MOST_RUNS)
            .map(this::item)
            .toList();
    button
        .getItems()
        .setAll(
            Stream.of(
                    section("series.shown", series),
                    section("series.references", references),
                    section("series.runs", runs))
                .flatMap(List::stream)
                .toList());
  }

  private boolean isShown(String id) {
    return desk.showing().run().get().id().equals(id);
  }

  private List<MenuItem> section(String key, List<MenuItem> items) {
    if (items.isEmpty()) {
      return List.of();
    }
    return Stream.of(
            Stream.of(heading(key)), items.stream(), Stream.of((MenuItem) new SeparatorMenuItem()))
        .flatMap(each -> each)
        .toList();
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
    return check(
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
    return check(text, Optional.empty(), desk.overlays().has(id), _ -> toggle.run());
  }

  private static MenuItem check(
      String text, Optional<Node> graphic, boolean on, Consumer<Boolean> change) {
    var item = new CheckMenuItem(text);
    item.setMnemonicParsing(false);
    graphic.ifPresent(item::setGraphic);
    item.setSelected(on);
    item.selectedProperty().addListener((_, _, now) -> change.accept(now));
    return item;
  }
}
