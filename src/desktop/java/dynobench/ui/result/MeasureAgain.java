package dynobench.ui.result;

import dynobench.plan.Plan;
import dynobench.planfile.PlanText;
import dynobench.ui.live.LiveRun;
import dynobench.ui.plandraft.PlanDraft;
import dynobench.ui.plandraft.PlanFiles;

/// Repetition of a measurement: makes a plan the draft and starts it as soon as it can run. Does
/// nothing if the user keeps a changed draft.
public record MeasureAgain(PlanFiles files, PlanDraft draft, LiveRun live) {
  public void run(Plan plan) {
    if (files.replace(PlanText.of(plan))) {
      draft.whenRunnable(live::start);
    }
  }
}
