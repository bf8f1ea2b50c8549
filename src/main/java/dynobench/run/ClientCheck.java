package dynobench.run;

import dynobench.catalog.Catalog.Resolved;
import dynobench.catalog.Sessions;
import dynobench.plan.Contender;
import dynobench.plan.Handicap;
import dynobench.plan.Plan;
import dynobench.toml.Problems;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.util.Locale;
import java.util.Map;

/// Holds the clients of a plan against what its contenders can do for them.
record ClientCheck(Plan plan, Workload workload) {
  /// Adds what forbids running it.
  void check(Map<Contender, Resolved> contenders, Problems problems) {
    if (!workload.hasClients()) {
      return;
    }
    long most = most();
    contenders.forEach((contender, resolved) -> {
      Sessions sessions = resolved.mode().sessions();
      if (!sessions.admit(most)) {
        problems.add(
            "",
            "contenders",
            String.format(
                Locale.ROOT,
                "%s can't serve %,d clients: it has %s. Give it fewer, or leave it out",
                contender.use(),
                most,
                sessions.words()));
      }
      if (plan.jvm(contender, Settings.NONE).flags().stream()
          .anyMatch(each -> each.contains(Handicap.SLOWED))) {
        problems.add(
            "",
            "contenders",
            contender.use()
                + " can't be slowed down on purpose where clients work: leave that out");
      }
    });
  }

  /// The most clients at any point.
  private long most() {
    long most = 0;
    for (Settings point : plan.points()) {
      Settings settings = workload.settings(plan.parameters(point));
      most = Math.max(most, workload.clients(settings));
    }
    return most;
  }
}
