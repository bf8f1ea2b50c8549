package dynobench.ui.choice;

import dynobench.choice.ChosenPlan;
import dynobench.estimate.PastTrials;
import dynobench.planfile.PlanText;
import dynobench.ui.plandraft.PlanDraft;
import dynobench.ui.plandraft.PlanFiles;
import dynobench.ui.storedruns.RunSources;
import dynobench.ui.tasks.TaskStarter;
import dynobench.ui.widgets.ViewTexts;
import dynobench.workloadfile.Workloads;
import javafx.stage.Window;

/// Asks which engine suits a developer, and measures the answer.
public record EngineQuestion(
    PlanDraft draft, PlanFiles files, RunSources library, TaskStarter tasks) {
  /// Shows the dialog. Does nothing before the catalog of engines is known.
  ///
  /// @param showPlan brings the plan to the front
  public void ask(Window owner, Runnable showPlan) {
    var texts = new ViewTexts(ChoiceDialog.class);
    draft
        .catalog()
        .get()
        .ifPresent(catalog -> {
          var model = new ChoiceViewModel(catalog, Workloads.shipped().standard(), texts);
          tasks.start(
              texts.of("task"), _ -> PastTrials.of(library.archive().store()), model::learn);
          new ChoiceDialog(model)
              .show(
                  owner,
                  plan -> {
                    if (replace(plan)) {
                      draft.whenRunnable(library.live()::start);
                    }
                  },
                  plan -> {
                    if (replace(plan)) {
                      showPlan.run();
                    }
                  });
        });
  }

  private boolean replace(ChosenPlan chosen) {
    return files.replace(PlanText.of(chosen.plan()));
  }
}
