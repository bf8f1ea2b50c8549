package dynobench.ui;

import dynobench.toml.Problem;
import dynobench.ui.command.Commands;
import dynobench.ui.plandraft.PlanDraft;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.storedruns.AddRounds;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.Observable;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import org.kordamp.ikonli.feather.Feather;

/// Commands that start and stop runs.
record RunCommands(Wiring wiring, StartupState startup, ViewTexts texts) {
  void addTo(Commands commands) {
    commands
        .add("run.start", () -> wiring.draft().checked().get().ifPresent(wiring.live()::start))
        .key("F5")
        .icon(Feather.PLAY)
        .unless(hindrance())
        .done();
    commands
        .add("run.stop", wiring.live()::stop)
        .key("Shift+F5")
        .icon(Feather.SQUARE)
        .when(wiring.live().running())
        .done();
    commands
        .add("run.again", startup::runAgain)
        .key("Shortcut+R")
        .icon(Feather.REPEAT)
        .when(
            Bindings.createBooleanBinding(
                () ->
                    wiring.display().result().plan().isPresent() && !wiring.live().running().get(),
                wiring.display().revision(),
                wiring.live().running()))
        .done();
    addRounds(commands);
    commands
        .add("run.live", wiring.live()::show)
        .icon(Feather.ACTIVITY)
        .when(wiring.live().running())
        .done();
  }

  private void addRounds(Commands commands) {
    AddRounds adding = wiring.addRounds();
    RunDisplay showing = wiring.display();
    Observable[] changes = {showing.run(), showing.revision(), wiring.live().running()};
    commands
        .add("run.add", () -> storedRun().ifPresent(adding::ask))
        .key("Shortcut+Shift+R")
        .icon(Feather.PLUS_CIRCLE)
        .unless(
            Bindings.createStringBinding(
                () -> storedRun().isEmpty() ? "" : adding.hindrance(showing.result()), changes))
        .when(
            Bindings.createBooleanBinding(
                () -> storedRun().isPresent() && adding.hindrance(showing.result()).isEmpty(),
                changes))
        .done();
  }

  private Optional<Path> storedRun() {
    RunDisplay showing = wiring.display();
    return wiring.addRounds().folder(showing.run().get(), showing.result());
  }

  /// Returns why the plan can't run now; empty when it can.
  private StringBinding hindrance() {
    PlanDraft draft = wiring.draft();
    return Bindings.createStringBinding(
        this::why, wiring.live().running(), draft.checked(), draft.problems(), draft.catalog());
  }

  private String why() {
    PlanDraft draft = wiring.draft();
    List<Problem> problems = draft.problems().get();
    if (wiring.live().running().get()) {
      return texts.of("why.running");
    }
    if (draft.checked().get().isPresent()) {
      return "";
    }
    if (draft.catalog().get().isEmpty()) {
      return texts.of("why.engines");
    }
    return switch (problems.size()) {
      case 0 -> texts.of("why.checking");
      case 1 -> texts.of("why.problem", problems.getFirst());
      default -> texts.of("why.problems", problems.size());
    };
  }
}
