package dynobench.ui;

import dynobench.ui.command.Commands;
import dynobench.ui.dock.Dock;
import dynobench.ui.parts.Texts;
import java.util.List;
import javafx.scene.control.MenuItem;
import org.kordamp.ikonli.javafx.FontIcon;

/// Puts the commands into the menus and the tool bar.
final class WorkbenchMenus {
  private final WorkbenchView view;
  private final Commands commands;
  private final Texts texts;

  WorkbenchMenus(WorkbenchView view, Commands commands, Texts texts) {
    this.view = view;
    this.commands = commands;
    this.texts = texts;
  }

  void fill(Dock dock) {
    menu("file", "file.quit");
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
    view.addTool(commands.get("run.start"), true);
    view.addTool(commands.get("run.stop"), true);
    view.addTool(commands.get("run.again"), true);
    view.addGap();
    view.addTool(commands.get("view.theme"), false);
    view.addTool(commands.get("view.present"), false);
  }

  private void menu(String id, String... ids) {
    view.addMenu(id, texts.of("menu." + id), commands, List.of(ids));
  }
}
