package dynobench.ui.compare;

import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.planfile.PlanText;
import dynobench.result.RunResult;
import dynobench.session.DuelPlan;
import dynobench.session.RerunPlanner;
import dynobench.ui.dock.Navigation;
import dynobench.ui.dock.ViewId;
import dynobench.ui.plandraft.PlanDraft;
import dynobench.ui.plandraft.PlanFiles;
import dynobench.ui.tasks.Notifications;
import java.util.List;
import java.util.OptionalInt;

/// Plan that measures the compared sides in interleaved trials. It becomes the draft, for the user
/// to check and run.
record InTurns(
    PlanDraft draft, PlanFiles files, Navigation navigation, Notifications notifications) {
  /// Opens the duel of two contenders of a run. Does nothing if the run has no plan.
  void duel(RunResult run, Contender first, Contender second) {
    run.plan()
        .map(plan -> DuelPlan.under(plan, run.workload(), first, second))
        .ifPresent(plan -> open(plan, List.of()));
  }

  private void open(Plan plan, List<String> notes) {
    if (files.replace(PlanText.of(plan))) {
      notes.forEach(notifications::add);
      navigation.show(ViewId.PLAN);
    }
  }

  /// Opens a plan that repeats two stored runs, which were measured at different times, in one run.
  /// If that is impossible, notifies the user of the reasons.
  ///
  /// @param catalogWait message for the user while the engines are not known yet
  void open(RunResult a, RunResult b, String catalogWait) {
    if (draft.catalog().get().isEmpty()) {
      notifications.add(catalogWait);
      return;
    }
    switch (new RerunPlanner(draft.catalog().get().get(), a, b).plan(OptionalInt.empty())) {
      case RerunPlanner.Made.Refused(List<String> reasons) -> reasons.forEach(notifications::add);
      case RerunPlanner.Made.InTurns(Plan plan, List<String> notes) -> open(plan, notes);
    }
  }
}
