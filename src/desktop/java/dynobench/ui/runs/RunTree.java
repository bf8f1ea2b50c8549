package dynobench.ui.runs;

import dynobench.ui.command.Command;
import dynobench.ui.command.CommandControls;
import dynobench.ui.command.Commands;
import dynobench.ui.runs.RunItem.Group;
import dynobench.ui.widgets.ViewTexts;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import javafx.collections.ListChangeListener;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;

/// Rows of runs and references, below their groups.
record RunTree(TreeView<RunItem> tree, RunsViewModel model) {
  void bind(ViewTexts texts, Commands commands) {
    tree.addEventHandler(KeyEvent.KEY_PRESSED, commands::execute);
    ContextMenu menu = menu(commands);
    tree.setRoot(new TreeItem<>(new Group("", List.of())));
    tree.setCellFactory(_ -> new RunCell(model, texts));
    tree.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
    tree.getSelectionModel()
        .getSelectedItems()
        .addListener((ListChangeListener<TreeItem<RunItem>>) _ -> select());
    tree.setOnMouseClicked(click -> {
      if (click.getButton() == MouseButton.PRIMARY && click.getClickCount() == 2) {
        commands.get("runs.open").run();
      }
    });
    // Editable only while a name is edited: otherwise a click on a selected row would begin
    // editing.
    tree.setOnEditCancel(_ -> tree.setEditable(false));
    // Not the control's own context menu: its keys would then work in the whole window.
    tree.setOnContextMenuRequested(at -> menu.show(tree, at.getScreenX(), at.getScreenY()));
    model.groups().subscribe(this::fill);
    model.shown().subscribe(_ -> tree.refresh()); // another row is marked
  }

  private static ContextMenu menu(Commands commands) {
    var menu = new ContextMenu();
    for (Command each : commands.all()) {
      if (each.id().equals("runs.undo")) {
        continue; // the line about the trash offers it
      }
      if (each.id().equals("runs.delete")) {
        menu.getItems().add(new SeparatorMenuItem());
      }
      menu.getItems().add(CommandControls.menuItem(each));
    }
    return menu;
  }

  private void select() {
    model
        .selected()
        .setAll(
            tree.getSelectionModel().getSelectedItems().stream()
                .filter(each -> each != null && each.isLeaf())
                .map(TreeItem::getValue)
                .toList());
  }

  /// Replaces the rows; the selection and the collapsed groups are kept.
  private void fill(List<Group> groups) {
    Set<String> selected = model.selected().stream().map(RunItem::key).collect(Collectors.toSet());
    Set<String> folded =
        tree.getRoot().getChildren().stream()
            .filter(each -> !each.isExpanded())
            .map(each -> each.getValue().key())
            .collect(Collectors.toSet());
    tree.getRoot()
        .getChildren()
        .setAll(groups.stream().map(each -> item(each, !folded.contains(each.key()))).toList());
    tree.getSelectionModel().clearSelection();
    tree.getRoot().getChildren().stream()
        .flatMap(group -> group.getChildren().stream())
        .filter(each -> selected.contains(each.getValue().key()))
        .forEach(tree.getSelectionModel()::select);
  }

  private static TreeItem<RunItem> item(Group group, boolean expanded) {
    var item = new TreeItem<RunItem>(group);
    group.items().forEach(each -> item.getChildren().add(new TreeItem<>(each)));
    item.setExpanded(expanded);
    return item;
  }

  /// Begins to rename the selected run.
  void rename() {
    tree.setEditable(true);
    tree.edit(tree.getSelectionModel().getSelectedItem());
  }
}
