package dynobench.ui;

import dynobench.toml.Problem;
import dynobench.ui.command.Commands;
import dynobench.ui.plandraft.PlanDraft;
import dynobench.ui.widgets.ViewTexts;
import java.util.List;
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
    commands
        .add("run.live", wiring.live()::show)
        .icon(Feather.ACTIVITY)
        .when(wiring.live().running())
        .done();
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
