package dynobench.ui.monitor;

import dynobench.ui.monitor.recording.Curve;
import dynobench.ui.widgets.CheckItem;
import dynobench.ui.widgets.ViewTexts;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.shape.Line;

/// Menu of the curves of all shown lanes, and of the contenders of aligned trials. It does by
/// keyboard what a click on an entry of a legend does.
final class CurvesMenu {
  private static final double SWATCH = 16;

  private final MonitorViewModel model;
  private final StripsPane strips;
  private final ViewTexts texts;

  CurvesMenu(MonitorViewModel model, StripsPane strips, ViewTexts texts) {
    this.model = model;
    this.strips = strips;
    this.texts = texts;
  }

  /// Makes a button show the menu.
  void attach(MenuButton button) {
    button.getItems().setAll(new MenuItem()); // a menu without items never opens
    button.setOnShowing(_ -> button.getItems().setAll(items()));
  }

  private List<MenuItem> items() {
    var items = new ArrayList<MenuItem>();
    if (model.alignment().on().get()) {
      items.add(heading(texts.of("contenders")));
      model.alignment().series(model.recording()).forEach(each -> items.add(item(each)));
    }
    for (Lane lane : model.shownLanes()) {
      if (!items.isEmpty()) {
        items.add(new SeparatorMenuItem());
      }
      items.add(heading(texts.of("strip." + lane.strip().key())));
      lane.strip().curves().forEach(curve -> items.add(item(lane, curve)));
    }
    return items;
  }

  private static MenuItem heading(String text) {
    var item = new MenuItem(text);
    item.getStyleClass().add("menu-heading");
    item.setDisable(true);
    return item;
  }

  private MenuItem item(AlignedSeries series) {
    return CheckItem.of(
        series.title(),
        Optional.of(swatch(strips.line(series))),
        model.shows(series),
        _ -> model.toggle(series.contender()));
  }

  private MenuItem item(Lane lane, Curve curve) {
    return CheckItem.of(
        texts.of("curve." + curve.key()),
        Optional.of(swatch(strips.line(curve))),
        lane.shows(curve),
        _ -> model.lanes().toggle(curve));
  }

  private static Line swatch(Line like) {
    var line = new Line(0, 0, SWATCH, 0);
    line.setStroke(like.getStroke());
    line.setStrokeWidth(like.getStrokeWidth());
    line.getStrokeDashArray().setAll(like.getStrokeDashArray());
    return line;
  }
}
