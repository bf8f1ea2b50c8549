package dynobench.run;

import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.PlannedContenders;
import dynobench.plan.Trial;
import dynobench.plan.WorkerJvm;
import dynobench.secret.Secrets;
import java.util.List;

/// Removes secrets from the flags of plans and trials, and from a plan's name and description.
/// Repeating a stored plan requires the secrets again: see [Preflight].
record HiddenPlan(Secrets secrets) {
  Plan hide(Plan plan) {
    WorkerJvm jvm = plan.jvm();
    return new Plan(
        secrets.hide(plan.name()),
        secrets.hide(plan.description()),
        plan.work(),
        new PlannedContenders(plan.contenders().stream().map(this::hide).toList(), plan.optional()),
        plan.rounds(),
        plan.conditions()
            .withJvm(new WorkerJvm(jvm.heapMegabytes(), jvm.collector(), hideFlags(jvm.flags()))),
        plan.stops());
  }

  Trial hide(Trial it) {
    return new Trial(
        it.number(),
        hide(it.contender()),
        it.workload(),
        it.levels(),
        it.repetition(),
        it.warmup());
  }

  Contender hide(Contender it) {
    return it.withFlags(hideFlags(it.flags()));
  }

  private List<String> hideFlags(List<String> flags) {
    return flags.stream().map(this::hideFlag).toList();
  }

  /// Adds the dash if hiding has removed it. Without the dash the text would not be a flag.
  private String hideFlag(String flag) {
    String hidden = secrets.hide(flag);
    return hidden.startsWith("-") ? hidden : "-" + hidden;
  }
}
