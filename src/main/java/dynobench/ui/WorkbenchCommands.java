package dynobench.ui;

import dynobench.ui.command.Commands;
import dynobench.ui.desk.Appearance;
import dynobench.ui.desk.Desk;
import dynobench.ui.parts.Texts;
import dynobench.ui.settings.Settings;
import javafx.beans.binding.Bindings;
import org.kordamp.ikonli.feather.Feather;

/// Every command of the window.
final class WorkbenchCommands {
  private static final int FONT_STEP = 10;

  private final Workbench workbench;
  private final Desk desk;
  private final Commands commands;

  WorkbenchCommands(Workbench workbench, Desk desk, Texts texts) {
    this.workbench = workbench;
    this.desk = desk;
    this.commands = new Commands(texts);
  }

  Commands make() {
    addRun();
    addLooks();
    addPlaces();
    return commands;
  }

  private void addRun() {
    var ready =
        Bindings.createBooleanBinding(
            () -> desk.draft().job().get().isPresent() && !desk.live().running().get(),
            desk.draft().job(),
            desk.live().running());
    commands
        .add("run.start", () -> desk.draft().job().get().ifPresent(desk.live()::start))
        .key("F5")
        .icon(Feather.PLAY)
        .when(ready)
        .done();
    commands
        .add("run.stop", desk.live()::stop)
        .key("Shift+F5")
        .icon(Feather.SQUARE)
        .when(desk.live().running())
        .done();
    commands
        .add("run.again", workbench::runAgain)
        .key("Shortcut+R")
        .icon(Feather.REPEAT)
        .when(
            Bindings.createBooleanBinding(
                () -> desk.showing().result().plan().isPresent() && !desk.live().running().get(),
                desk.showing().revision(),
                desk.live().running()))
        .done();
    commands
        .add("run.live", desk.live()::show)
        .icon(Feather.ACTIVITY)
        .when(
            Bindings.createBooleanBinding(
                () -> desk.live().shown().isPresent(), desk.live().revision()))
        .done();
  }

  private void addLooks() {
    Appearance looks = desk.appearance();
    commands
        .add("view.theme", () -> looks.dark().set(!looks.dark().get()))
        .key("Shortcut+T")
        .icon(Feather.SUN)
        .done();
    commands
        .add("view.present", () -> looks.presenting().set(!looks.presenting().get()))
        .key("F11")
        .icon(Feather.MONITOR)
        .done();
    commands.add("view.larger", () -> size(FONT_STEP)).key("Shortcut+PLUS").done();
    commands.add("view.smaller", () -> size(-FONT_STEP)).key("Shortcut+MINUS").done();
    commands
        .add("view.normal", () -> looks.fontPercent().set(Settings.FIRST.fontPercent()))
        .key("Shortcut+0")
        .done();
  }

  private void size(int change) {
    var percent = desk.appearance().fontPercent();
    percent.set(Math.clamp(percent.get() + change, Settings.LEAST_PERCENT, Settings.MOST_PERCENT));
  }

  private void addPlaces() {
    commands
        .add("perspective.run", () -> workbench.enter(Perspective.RUN))
        .key("Alt+1")
        .icon(Feather.ACTIVITY)
        .done();
    commands
        .add("perspective.compare", () -> workbench.enter(Perspective.COMPARE))
        .key("Alt+2")
        .icon(Feather.COLUMNS)
        .done();
    commands.add("view.reset", workbench::resetLayout).done();
    commands.add("file.quit", workbench::quit).key("Shortcut+Q").done();
  }
}
