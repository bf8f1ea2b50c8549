package dynobench.ui;

import dynobench.ui.command.CommandControls;
import dynobench.ui.command.Commands;
import dynobench.ui.desk.Desk;
import dynobench.ui.dock.Dock;
import dynobench.ui.dock.DockView;
import dynobench.ui.parts.Texts;
import dynobench.ui.plan.PresetBox;
import dynobench.ui.plan.RowsBar;
import java.nio.file.Path;
import javafx.collections.ListChangeListener;
import javafx.collections.ObservableList;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/// Puts the commands into the menus and the tool bar.
final class WorkbenchMenus {
  private final WorkbenchView view;
  private final Desk desk;
  private final Commands commands;
  private final Texts texts;

  WorkbenchMenus(WorkbenchView view, Desk desk, Commands commands, Texts texts) {
    this.view = view;
    this.desk = desk;
    this.commands = commands;
    this.texts = texts;
  }

  void fill(Dock dock) {
    Menu file = menu("file", "file.new", "file.open");
    file.getItems().add(recent());
    add(file, "file.save", "file.save.as", "", "export.long_csv", "export.wide_csv", "export.html");
    add(file, "", "file.quit");
    menu("edit", "edit.copy", "edit.select_all", "edit.find", "", "view.preferences");
    menu("run", "run.start", "run.stop", "run.again", "", "run.live");
    Menu sight = menu("view", "perspective.run", "perspective.compare", "view.present");
    add(
        sight,
        "",
        "view.theme",
        "view.larger",
        "view.smaller",
        "view.normal",
        "",
        "view.reset",
        "");
    dock.views().forEach(each -> sight.getItems().add(opener(dock, each)));
    menu("help", "help.view", "help.welcome");
    fillTools();
  }

  private Menu menu(String id, String... commandIds) {
    var menu = new Menu(texts.of("menu." + id));
    menu.setId("menu-" + id);
    add(menu, commandIds);
    view.addMenu(menu);
    return menu;
  }

  /// An empty id makes a line.
  private void add(Menu menu, String... commandIds) {
    for (String id : commandIds) {
      menu.getItems()
          .add(id.isEmpty() ? new SeparatorMenuItem() : CommandControls.menuItem(commands.get(id)));
    }
  }

  private static MenuItem opener(Dock dock, DockView each) {
    var item = new MenuItem(each.title(), new FontIcon(each.icon()));
    item.setOnAction(_ -> dock.show(each.id()));
    return item;
  }

  private Menu recent() {
    var menu = new Menu(texts.of("file.recent"), new FontIcon(Feather.CLOCK));
    ObservableList<Path> files = desk.planFiles().recent();
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
    item.setOnAction(_ -> desk.planFiles().open(file));
    return item;
  }

  private void fillTools() {
    view.addTool(commands.get("run.start"), true);
    view.addTool(commands.get("run.stop"), true);
    view.addTool(commands.get("run.again"), true);
    view.addTool(PresetBox.of(desk));
    view.addTool(RowsBar.of(desk));
    view.addGap();
    view.addTool(commands.get("view.theme"), false);
    view.addTool(commands.get("view.present"), false);
  }
}
