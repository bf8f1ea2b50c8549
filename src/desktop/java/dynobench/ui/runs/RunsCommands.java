package dynobench.ui.runs;

import dynobench.ui.command.Commands;
import dynobench.ui.widgets.ViewTexts;
import java.util.function.BooleanSupplier;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.collections.ObservableList;
import org.kordamp.ikonli.feather.Feather;

/// Commands for the selected rows, such as open, compare and delete, and for the whole list: undo a
/// deletion, refresh.
final class RunsCommands {
  private final RunsViewModel model;
  private final Commands commands;

  RunsCommands(RunsViewModel model, ViewTexts texts) {
    this.model = model;
    this.commands = Commands.ofView(texts, texts.of("title"));
  }

  /// Creates the commands.
  ///
  /// @param rename begins to rename, in the list
  Commands make(Runnable rename) {
    commands
        .add("runs.undo", model.bin()::undo)
        .key("Shortcut+Z")
        .icon(Feather.CORNER_UP_LEFT)
        .when(
            Bindings.createBooleanBinding(
                () -> !model.bin().line().get().isEmpty(), model.bin().line()))
        .done();
    ObservableList<RunItem> selected = model.selected();
    add("runs.open", model::open, "Enter", Feather.FOLDER, () -> selected.size() == 1);
    add("runs.replay", model::replay, "Shift+Enter", Feather.REWIND, this::isSingle);
    add("runs.compare", model::compare, "C", Feather.COLUMNS, this::isComparable);
    add("runs.overlay", model::overlay, "Space", Feather.LAYERS, this::isOverlayable);
    addRounds();
    add("runs.notes", model::toggleNotes, "N", Feather.FILE_TEXT, this::isOneRun);
    add("runs.rename", rename, "F2", Feather.EDIT_2, this::isSingle);
    add("runs.folder", model::showFolder, "F", Feather.EXTERNAL_LINK, this::isOneRun);
    add("runs.delete", model::delete, "Delete", Feather.TRASH_2, this::isDeletable);
    add("runs.refresh", model::refresh, "Shortcut+F5", Feather.REFRESH_CW, () -> true);
    return commands;
  }

  private void addRounds() {
    Observable[] changes = {model.selected(), model.groups()};
    commands
        .add("runs.add", model::addRounds)
        .key("A")
        .icon(Feather.PLUS_CIRCLE)
        .unless(Bindings.createStringBinding(model::whyNoRounds, changes))
        .when(
            Bindings.createBooleanBinding(
                () -> isSingle() && model.whyNoRounds().isEmpty(), changes))
        .done();
  }

  private boolean isSingle() {
    return model.single().isPresent();
  }

  private boolean isOneRun() {
    return model.runs().size() == 1;
  }

  private boolean isComparable() {
    return model.comparable().size() > 1;
  }

  private boolean isOverlayable() {
    return model.selected().stream()
        .anyMatch(each -> model.isOverlaid(each) || !model.isShown(each));
  }

  private boolean isDeletable() {
    return !model.ended().isEmpty();
  }

  private void add(
      String id, Runnable action, String key, Feather icon, BooleanSupplier condition) {
    BooleanBinding possible =
        Bindings.createBooleanBinding(condition::getAsBoolean, model.selected(), model.groups());
    commands.add(id, action).key(key).icon(icon).when(possible).done();
  }
}
