package dynobench.ui;

import dynobench.ui.charts.ChartView;
import dynobench.ui.command.CommandControls;
import dynobench.ui.command.Commands;
import dynobench.ui.dock.ViewId;
import dynobench.ui.plan.PresetBox;
import dynobench.ui.plan.RangeBar;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Path;
import java.util.List;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Menus and tool bar, filled with the commands.
final class WorkbenchMenus {
  /// Command that only the menu of engines has: the menu Show is as high as a projector's screen.
  private static final String ADD_ENGINE = "show." + ViewId.ENGINES_ADD.id();

  private static final String SHOW_WHY = "show." + ViewId.WHY.id();
  private static final String SHOW_ISOLATION = "show." + ViewId.ISOLATION.id();
  private static final String SHOW_ADVICE = "show." + ViewId.ADVICE.id();
  private static final String SHOW_UPGRADES = "show." + ViewId.UPGRADES.id();

  /// Commands that other menus have.
  private static final List<String> APART =
      List.of(ADD_ENGINE, SHOW_WHY, SHOW_ISOLATION, SHOW_UPGRADES, SHOW_ADVICE);

  private final WorkbenchView view;
  private final Wiring wiring;
  private final Commands commands;
  private final ViewTexts texts;

  WorkbenchMenus(WorkbenchView view, Wiring wiring, Commands commands, ViewTexts texts) {
    this.view = view;
    this.wiring = wiring;
    this.commands = commands;
    this.texts = texts;
  }

  void fill(ViewCommands views) {
    addFile();
    addEdit();
    addEngines();
    addRun();
    addView(views);
    addHelp();
    fillTools();
  }

  private void addFile() {
    Menu file = menu("file", "file.new", "file.open");
    file.getItems().add(recent());
    add(file, "file.save", "file.save.as", "", "workload.new", "");
    add(file, "export.long_csv", "export.wide_csv", "export.html", "");
    add(file, "chart.save.png", "chart.save.svg", "", "file.quit");
    view.addMenu(file);
  }

  private void addEdit() {
    Menu edit =
        menu(
            "edit",
            "plan.undo",
            "plan.redo",
            "runs.undo",
            "",
            "edit.copy",
            "edit.select_all",
            "edit.find",
            "");
    add(edit, "result.copy.text", "result.copy.markdown", "result.copy.picture", "");
    add(edit, "chart.copy", "table.copy", "compare.copy", "console.copy", "problems.copy");
    add(edit, "recording.copy", "");
    add(edit, "view.preferences");
    view.addMenu(edit);
  }

  private void addEngines() {
    Menu engines = menu("engines", "engines.toggle", "engines.only", "engines.alike");
    add(engines, "engines.none", "", "engines.get", "engines.stop", "engines.remove", "");
    add(engines, "engines.kill", "engines.power", "engines.able", "engines.all", "");
    add(engines, "show." + ViewId.ENGINES_MANAGER.id(), ADD_ENGINE);
    view.addMenu(engines);
  }

  private void addRun() {
    Menu run =
        menu(
            "run",
            "run.start",
            "run.stop",
            "run.again",
            "run.add",
            "",
            SHOW_ADVICE,
            "crash.pull",
            "crash.plan",
            "recording.replay",
            "run.live",
            "");
    Menu stored = menu("run.stored", "runs.open", "runs.replay", "runs.compare", "runs.overlay");
    add(
        stored,
        "runs.add",
        "",
        "runs.notes",
        "runs.rename",
        "runs.folder",
        "runs.delete",
        "",
        "runs.refresh");
    Menu replay = menu("run.replay", "replay.play", "replay.step", "replay.restart", "replay.stop");
    add(replay, "", "replay.speed.1", "replay.speed.10", "replay.speed.100");
    Menu comparison =
        menu("run.compare", "compare.swap", "compare.turns", "compare.duel", "compare.charts");
    add(comparison, "", "result.decide", "", SHOW_WHY, "why.profile", "why.export");
    add(comparison, "", SHOW_ISOLATION, "isolation.previous", "isolation.next", "isolation.all");
    add(comparison, SHOW_UPGRADES);
    run.getItems().addAll(stored, replay, comparison);
    view.addMenu(run);
  }

  private Menu lanes() {
    Menu lanes = menu("view.monitor.lanes", "monitor.lane.next", "monitor.lane.previous");
    add(lanes, "monitor.lane.fold", "monitor.lane.up", "monitor.lane.down");
    add(lanes, "monitor.lane.taller", "monitor.lane.shorter", "", "monitor.lanes.reset");
    return lanes;
  }

  private void addView(ViewCommands views) {
    Menu sight = menu("view", "perspective.run", "perspective.compare", "view.present", "");
    Menu show =
        menu(
            "view.show",
            views.ids().stream().filter(each -> !APART.contains(each)).toArray(String[]::new));
    var charts = new Menu(texts.of("menu.view.charts"));
    charts.getItems().add(new MenuItem()); // a menu without items never opens
    charts.setOnShowing(
        _ -> charts.getItems().setAll(views.charts().map(CommandControls::menuItem).toList()));
    Menu chart = menu("view.chart", "chart.log.rows", "chart.log.time", "chart.zoom.all");
    add(chart, "chart.trial");
    chart
        .getItems()
        .add(ChartView.seriesMenu(wiring.display(), wiring.library(), wiring.appearance()));
    Menu monitor = menu("view.monitor", "monitor.minute", "monitor.whole", "monitor.aligned");
    add(monitor, "monitor.live", "", "monitor.closer", "monitor.wider", "monitor.statistics");
    add(monitor, "", "monitor.copy", "monitor.copy.values", "monitor.save.png");
    add(monitor, "monitor.save.csv", "");
    monitor.getItems().add(lanes());
    Menu output = menu("view.output", "console.follow", "console.clear", "problems.clear");
    add(output, "progress.clear");
    sight.getItems().addAll(show, charts, new SeparatorMenuItem(), chart, monitor, output);
    add(sight, "", "view.theme", "view.larger", "view.smaller", "view.normal", "");
    add(show, "", "pane.next", "pane.previous");
    add(sight, "view.palette", "pane.enlarge", "view.reset");
    view.addMenu(sight);
  }

  private Menu menu(String id, String... commandIds) {
    var menu = new Menu(texts.of("menu." + id));
    menu.setId("menu-" + id.replace('.', '-'));
    add(menu, commandIds);
    return menu;
  }

  private void addHelp() {
    Menu help = menu("help", "help.view", "help.keys", "help.welcome", "", "help.lessons");
    Menu lesson = menu("help.lesson", "lessons.next", "lessons.back", "");
    add(lesson, "lessons.measure", "lessons.replay", "lessons.chart", "");
    add(lesson, "lessons.again", "lessons.list", "lessons.export");
    help.getItems().add(lesson);
    add(help, "", "help.about");
    view.addMenu(help);
  }

  /// Adds commands to a menu. An empty id adds a separator.
  private void add(Menu menu, String... commandIds) {
    for (String id : commandIds) {
      menu.getItems()
          .add(id.isEmpty() ? new SeparatorMenuItem() : CommandControls.menuItem(commands.get(id)));
    }
  }

  private Menu recent() {
    var menu = new Menu(texts.of("file.recent"), new FontIcon(Feather.CLOCK));
    ObservableList<Path> files = wiring.planFiles().recent();
    Runnable list =
        () -> {
          menu.getItems().setAll(files.stream().map(this::recent).toList());
          menu.setDisable(files.isEmpty());
        };
    files.addListener((ListChangeListener<Path>) _ -> list.run());
    list.run();
    return menu;
  }

  private MenuItem recent(Path file) {
    var item = new MenuItem(file.toString());
    item.setMnemonicParsing(false);
    item.setOnAction(_ -> wiring.planFiles().open(file));
    return item;
  }

  private void fillTools() {
    view.addTool(commands.get("run.start"), true);
    view.addTool(commands.get("run.stop"), true);
    view.addTool(commands.get("run.again"), true);
    view.addTool(PresetBox.of(wiring.draft(), wiring.planFiles()));
    view.addTool(RangeBar.of(wiring.draft()));
    view.addGap();
    view.addTool(commands.get("show.crash"), true);
    view.addTool(commands.get("view.theme"), false);
    view.addTool(commands.get("view.present"), false);
  }
}
