package dynobench.ui.compare;

import dynobench.plan.Plan;
import dynobench.plan.PlanText;
import dynobench.result.RunResult;
import dynobench.session.Rerun;
import dynobench.ui.dock.Navigation;
import dynobench.ui.draft.PlanDraft;
import dynobench.ui.draft.PlanFiles;
import dynobench.ui.work.Notices;
import java.util.List;
import java.util.OptionalInt;

/// Makes the plan that measures two stored runs in turns the draft, for the user to look at and
/// run.
record InTurns(PlanDraft draft, PlanFiles files, Navigation navigation, Notices notices) {
  /// @param catalogWait says that the engines are still being looked for
  void open(RunResult a, RunResult b, String catalogWait) {
    if (draft.catalog().get().isEmpty()) {
      notices.say(catalogWait);
      return;
    }
    switch (new Rerun(draft.catalog().get().get(), a, b).plan(OptionalInt.empty())) {
      case Rerun.Made.Refused(List<String> reasons) -> reasons.forEach(notices::say);
      case Rerun.Made.InTurns(Plan plan, List<String> notes) -> {
        if (files.replace(PlanText.of(plan))) {
          notes.forEach(notices::say);
          navigation.show("plan");
        }
      }
    }
  }
}
