package dynobench.ui.charts;

import dynobench.ui.command.Commands;
import dynobench.ui.widgets.ViewTexts;
import java.util.function.Consumer;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// Commands for the front chart: the one that became visible or got the focus last.
final class ChartCommands {
  private final ObjectProperty<@Nullable ChartView> front = new SimpleObjectProperty<>();
  private final BooleanProperty logX = new SimpleBooleanProperty();
  private final BooleanProperty logY = new SimpleBooleanProperty();
  private final ObservableBooleanValue possible = front.isNotNull();

  /// State of the selected point: true if it has a trial.
  private final BooleanProperty hasTrial = new SimpleBooleanProperty();

  private Subscription pointing = Subscription.EMPTY;
  private final Commands commands;

  ChartCommands(ViewTexts texts) {
    commands = Commands.ofView(texts, texts.of("title"));
    front.subscribe(this::follow);
    commands
        .add("chart.trial", () -> with(ChartView::showTrial))
        .key("Enter")
        .icon(Feather.ACTIVITY)
        .when(hasTrial)
        .done();
    add("chart.zoom.all", ChartView::showAll, "Home", Feather.MAXIMIZE);
    add("chart.copy", ChartView::copy, "Shortcut+C", Feather.COPY);
    commands
        .add("chart.save.png", () -> with(ChartView::savePng))
        .icon(Feather.IMAGE)
        .when(possible)
        .done();
    commands
        .add("chart.save.svg", () -> with(ChartView::saveSvg))
        .icon(Feather.PEN_TOOL)
        .when(possible)
        .done();
    commands.addSwitch("chart.log.rows", logX).when(possible).done();
    commands.addSwitch("chart.log.time", logY).when(possible).done();
  }

  private void add(String id, Consumer<ChartView> action, String key, Ikon icon) {
    commands.add(id, () -> with(action)).key(key).icon(icon).when(possible).done();
  }

  Commands commands() {
    return commands;
  }

  private void with(Consumer<ChartView> action) {
    ChartView chart = front.get();
    if (chart != null) {
      action.accept(chart);
    }
  }

  private void follow(@Nullable ChartView before, @Nullable ChartView now) {
    if (before != null) {
      logX.unbindBidirectional(before.logX());
      logY.unbindBidirectional(before.logY());
    }
    pointing.unsubscribe();
    hasTrial.set(false);
    if (now != null) {
      ChartViewModel model = now.model();
      pointing = model.pointing().place().subscribe(_ -> hasTrial.set(model.trial().isPresent()));
      logX.bindBidirectional(now.logX());
      logY.bindBidirectional(now.logY());
    }
  }

  /// Makes a chart the front one, because it became visible or got the focus.
  void isFront(ChartView chart) {
    front.set(chart);
  }

  /// Takes note that a chart is no longer visible.
  void hidden(ChartView chart) {
    if (chart.equals(front.get())) {
      front.set(null);
    }
  }
}
