package dynobench.ui;

import dynobench.ui.command.Commands;
import dynobench.ui.desk.Desk;
import dynobench.ui.dock.Dock;
import dynobench.ui.parts.Texts;
import dynobench.ui.plan.PresetBox;
import dynobench.ui.plan.RowsBar;
import java.util.List;
import javafx.scene.control.MenuItem;
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
    fillMenus(dock);
    fillTools();
  }

  private void fillMenus(Dock dock) {
    menu(
        "file",
        "file.new",
        "file.open",
        "file.save",
        "file.save.as",
        "",
        "export.long_csv",
        "export.wide_csv",
        "export.html",
        "",
        "view.preferences",
        "",
        "file.quit");
    menu("run", "run.start", "run.stop", "run.again", "", "run.live");
    menu(
        "view",
        "perspective.run",
        "perspective.compare",
        "view.present",
        "",
        "view.theme",
        "view.larger",
        "view.smaller",
        "view.normal",
        "",
        "view.reset",
        "");
    view.addItems(
        "view",
        dock.views().stream()
            .map(each -> {
              var item = new MenuItem(each.title(), new FontIcon(each.icon()));
              item.setOnAction(_ -> dock.show(each.id()));
              return item;
            }));
    menu("help", "help.view", "help.welcome");
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

  private void menu(String id, String... ids) {
    view.addMenu(id, texts.of("menu." + id), commands, List.of(ids));
  }
}
