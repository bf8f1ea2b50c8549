package dynobench.ui.monitor;

import dynobench.ui.command.Commands;
import dynobench.ui.monitor.VisibleRange.Follow;
import dynobench.ui.monitor.recording.Strip;
import dynobench.ui.widgets.ViewTexts;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import org.kordamp.ikonli.Ikon;
import org.kordamp.ikonli.feather.Feather;

/// Commands of the monitor: visible range, zoom, statistics and lanes. The view adds those for
/// export.
final class MonitorCommands {
  private static final double CLOSER = 0.5;

  private final MonitorViewModel model;
  private final Commands commands;
  private final BooleanProperty statistics = new SimpleBooleanProperty();
  private final BooleanProperty behind = new SimpleBooleanProperty();
  private final BooleanProperty filled = new SimpleBooleanProperty();

  MonitorCommands(MonitorViewModel model, ViewTexts texts) {
    this.model = model;
    commands = Commands.ofView(texts, texts.of("title"));
    addRanges();
    addZoom("monitor.closer", CLOSER, "Up", Feather.ZOOM_IN);
    addZoom("monitor.wider", 1 / CLOSER, "Down", Feather.ZOOM_OUT);
    commands.addSwitch("monitor.aligned", model.alignment().on()).key("A").done();
    commands.addSwitch("monitor.statistics", statistics).key("S").done();
    addLanes();
    model
        .textRevision()
        .subscribe(_ -> {
          behind.set(model.isBehind());
          filled.set(!model.isEmpty());
        });
  }

  private void addRanges() {
    var aligned = model.alignment().on();
    var follow = model.timeline().follow();
    var minute =
        Bindings.createBooleanBinding(
            () -> !aligned.get() && follow.get() == Follow.LAST_MINUTE, aligned, follow);
    commands
        .add("monitor.minute", () -> model.timeline().follow(!minute.get(), Follow.LAST_MINUTE))
        .key("End")
        .chosenWhen(minute)
        .when(aligned.not())
        .done();
    var whole =
        Bindings.createBooleanBinding(
            () -> model.range().follow().get() == Follow.EVERYTHING, model.textRevision());
    commands
        .add("monitor.whole", () -> model.range().follow(!whole.get(), Follow.EVERYTHING))
        .key("Home")
        .chosenWhen(whole)
        .done();
    commands.add("monitor.live", model::followLatest).when(behind).done();
  }

  private void addZoom(String id, double factor, String key, Ikon icon) {
    commands.add(id, () -> model.range().zoom(factor)).key(key).icon(icon).done();
  }

  private void addLanes() {
    addChoice("monitor.lane.next", 1, "Page Down");
    addChoice("monitor.lane.previous", -1, "Page Up");
    Lanes lanes = model.lanes();
    addLane("monitor.lane.fold", "Space", lanes::fold);
    addLane("monitor.lane.up", "Shortcut+Up", it -> lanes.move(it, -1, model.shownLanes()));
    addLane("monitor.lane.down", "Shortcut+Down", it -> lanes.move(it, 1, model.shownLanes()));
    addLane("monitor.lane.taller", "Shift+Down", it -> lanes.scale(it, Lanes.STEP));
    addLane("monitor.lane.shorter", "Shift+Up", it -> lanes.scale(it, 1 / Lanes.STEP));
    commands.add("monitor.lanes.reset", lanes::reset).done();
  }

  private void addChoice(String id, int step, String key) {
    commands.add(id, () -> model.lanes().choose(step, model.shownLanes())).key(key).done();
  }

  /// Adds a command for the chosen lane.
  private void addLane(String id, String key, Consumer<Strip> action) {
    var chosen = model.lanes().chosen();
    var possible = Bindings.createBooleanBinding(() -> chosen.get().isPresent(), chosen);
    commands.add(id, () -> chosen.get().ifPresent(action)).key(key).when(possible).done();
  }

  /// Adds the commands that export the visible part. They are enabled when the run has data.
  void addExport(Runnable picture, Runnable values, Runnable png, Runnable csv) {
    commands.add("monitor.copy", picture).key("Shortcut+C").icon(Feather.COPY).when(filled).done();
    commands.add("monitor.copy.values", values).key("Shortcut+Shift+C").when(filled).done();
    commands.add("monitor.save.png", png).icon(Feather.IMAGE).when(filled).done();
    commands.add("monitor.save.csv", csv).icon(Feather.FILE_TEXT).when(filled).done();
  }

  Commands all() {
    return commands;
  }

  /// Returns whether the statistics are shown.
  BooleanProperty statistics() {
    return statistics;
  }

  /// Returns whether the run goes on while the visible range stays, so that new values may not be
  /// seen.
  BooleanProperty behind() {
    return behind;
  }
}
