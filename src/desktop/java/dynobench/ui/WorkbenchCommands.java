package dynobench.ui;

import dynobench.ui.command.Command;
import dynobench.ui.command.Commands;
import dynobench.ui.dock.ViewId;
import dynobench.ui.settings.UserSettings;
import dynobench.ui.widgets.Appearance;
import dynobench.ui.widgets.ViewTexts;
import java.util.stream.Stream;
import org.kordamp.ikonli.feather.Feather;

/// All commands of the window.
final class WorkbenchCommands {
  private static final int FONT_STEP = 10;
  private static final String KEYS = "guide/keys.md";
  private static final String ABOUT = "guide/about.md";

  private final Workbench workbench;
  private final WorkbenchPages pages;
  private final ViewTexts texts;
  private final Wiring wiring;
  private final Commands commands;
  private final ViewCommands views;

  WorkbenchCommands(Workbench workbench, Wiring wiring, WorkbenchPages pages, ViewTexts texts) {
    views = new ViewCommands(workbench.dock(), texts);
    this.workbench = workbench;
    this.wiring = wiring;
    this.pages = pages;
    this.texts = texts;
    this.commands = Commands.ofWindow(texts);
  }

  /// Creates the commands.
  ///
  /// @param offered commands of views and bars; the charts share theirs
  Commands make(Stream<Command> offered) {
    new FileCommands(wiring, texts).addTo(commands);
    new EditCommands(wiring, () -> workbench.stage().getScene()).addTo(commands);
    new RunCommands(wiring, workbench.startup(), texts).addTo(commands);
    addHelp();
    addAppearance();
    addPlaces();
    views.addTo(commands);
    offered.distinct().forEach(commands::add);
    return commands;
  }

  /// Returns the commands that bring views to the front.
  ViewCommands views() {
    return views;
  }

  private void addHelp() {
    commands.add("help.view", pages::helpOnFront).key("F1").icon(Feather.HELP_CIRCLE).done();
    commands.add("help.keys", () -> pages.help(KEYS)).done();
    commands.add("help.lessons", pages::lessons).key("Shortcut+Shift+L").icon(Feather.BOOK).done();
    commands.add("help.about", () -> pages.help(ABOUT)).icon(Feather.INFO).done();
    commands.add("help.welcome", () -> workbench.dock().show(ViewId.WELCOME)).done();
    commands
        .add("view.preferences", () -> workbench.dock().show(ViewId.PREFERENCES))
        .key("Shortcut+COMMA")
        .icon(Feather.SETTINGS)
        .done();
  }

  private void addAppearance() {
    Appearance appearance = wiring.appearance();
    commands
        .add("view.theme", workbench.preferred()::switchTheme)
        .key("Shortcut+T")
        .icon(Feather.SUN)
        .done();
    commands
        .addSwitch("view.present", appearance.presenting())
        .key("F11")
        .icon(Feather.MONITOR)
        .done();
    // The plus of most keyboards needs Shift, or is in the number block.
    commands
        .add("view.larger", () -> size(FONT_STEP))
        .key("Shortcut+PLUS", "Shortcut+EQUALS", "Shortcut+Shift+EQUALS", "Shortcut+ADD")
        .done();
    commands
        .add("view.smaller", () -> size(-FONT_STEP))
        .key("Shortcut+MINUS", "Shortcut+SUBTRACT")
        .done();
    commands
        .add("view.normal", () -> appearance.fontPercent().set(UserSettings.FIRST.fontPercent()))
        .key("Shortcut+0")
        .done();
  }

  private void size(int change) {
    var percent = wiring.appearance().fontPercent();
    percent.set(
        Math.clamp(percent.get() + change, UserSettings.LEAST_PERCENT, UserSettings.MOST_PERCENT));
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
    commands
        .add("view.palette", workbench::togglePalette)
        .key("Shortcut+Shift+P")
        .icon(Feather.COMMAND)
        .done();
    commands.add("file.quit", workbench.closing()::quit).key("Shortcut+Q").done();
  }
}
