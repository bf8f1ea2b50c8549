package dynobench.ui.engines;

import dynobench.ui.command.Commands;
import dynobench.ui.engines.EngineNode.OfMode;
import dynobench.ui.plandraft.PlanDraft;
import dynobench.ui.tasks.BackgroundTask;
import dynobench.ui.widgets.ViewTexts;
import java.util.Optional;
import java.util.function.BooleanSupplier;
import java.util.function.Predicate;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import org.kordamp.ikonli.feather.Feather;

/// Commands of the tree: for the selected row, for the whole plan, and for the filter.
record EnginesCommands(EnginesViewModel model, PlanDraft draft) {
  Commands make(ViewTexts texts) {
    var commands = Commands.ofView(texts, texts.of("title"));
    addTicks(commands, model.ticks());
    addFiles(commands);
    addFilter(commands, model.filter());
    return commands;
  }

  private void addTicks(Commands commands, EngineTicks ticks) {
    commands
        .add("engines.toggle", () -> selected().filter(ticks::canToggle).ifPresent(ticks::toggle))
        .key("Space")
        .icon(Feather.CHECK_SQUARE)
        .when(whenSelected(ticks::canToggle))
        .done();
    commands
        .add("engines.only", () -> selected().ifPresent(ticks::only))
        .when(whenSelected(ticks::canToggle))
        .done();
    commands
        .add("engines.alike", () -> mode().ifPresent(model::tickAlike))
        .when(whenSelected(_ -> mode().isPresent()))
        .done();
    commands
        .add("engines.none", ticks::untickAll)
        .when(when(() -> !draft.contenders().isEmpty()))
        .done();
  }

  private void addFiles(Commands commands) {
    commands
        .add("engines.get", () -> selected().ifPresent(model::get))
        .icon(Feather.DOWNLOAD)
        .when(whenSelected(model::canGet))
        .done();
    commands
        .add("engines.stop", () -> fetchTask().ifPresent(BackgroundTask::cancel))
        .when(whenSelected(_ -> fetchTask().isPresent()))
        .done();
    commands
        .add("engines.remove", () -> selected().ifPresent(model::remove))
        .icon(Feather.TRASH_2)
        .when(whenSelected(model::canRemove))
        .done();
  }

  private static void addFilter(Commands commands, EngineFilter filter) {
    commands.addSwitch("engines.kill", filter.kill()).done();
    commands.addSwitch("engines.power", filter.powerCut()).done();
    commands.addSwitch("engines.able", filter.canRun()).done();
    commands.add("engines.all", filter::clear).when(filter.isOn()).done();
  }

  private Optional<EngineNode> selected() {
    return model.selected().get();
  }

  private Optional<OfMode> mode() {
    return selected()
        .filter(OfMode.class::isInstance)
        .map(OfMode.class::cast)
        .filter(OfMode::isAvailable);
  }

  private Optional<BackgroundTask> fetchTask() {
    return selected().flatMap(model::fetchTask);
  }

  private BooleanBinding whenSelected(Predicate<EngineNode> condition) {
    return when(() -> selected().filter(condition).isPresent());
  }

  private BooleanBinding when(BooleanSupplier condition) {
    return Bindings.createBooleanBinding(
        condition::getAsBoolean, model.selected(), draft.contenders(), model.fetchTasks());
  }
}
