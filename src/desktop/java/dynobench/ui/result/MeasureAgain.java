package dynobench.ui.result;

import dynobench.plan.Plan;
import dynobench.planfile.PlanText;
import dynobench.ui.live.LiveRun;
import dynobench.ui.plandraft.PlanDraft;
import dynobench.ui.plandraft.PlanFiles;

/// Repetition of a measurement: makes a plan the draft and runs it.
public record MeasureAgain(PlanFiles files, PlanDraft draft, LiveRun live) {
  public void run(Plan plan) {
    if (files.replace(PlanText.of(plan))) {
      draft.whenRunnable(live::start);
    }
  }
}
