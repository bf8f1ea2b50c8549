package dynobench.preflight;

import dynobench.catalog.Catalog.Resolved;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.SelfTestFlags;
import dynobench.planfile.PlanKeys;
import dynobench.setup.SessionLimits;
import dynobench.toml.Problems;
import dynobench.workload.SessionStyle;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/// Checks that a plan's contenders can serve its clients. Finds nothing in a workload without
/// clients.
record ClientCheck(Plan plan, Workload workload) {
  /// Adds a problem for each contender that has too few sessions for the clients, or that the plan
  /// slows down. Adds another one if clients borrow sessions in a workload without SQL.
  void check(Map<Contender, Resolved> contenders, Problems problems) {
    if (!workload.hasClients()) {
      return;
    }
    long most = most();
    Optional<String> borrows = borrows();
    if (borrows.isPresent() && !workload.needs().isSql()) {
      problems.add(
          "", PlanKeys.PARAMETERS.name(), borrows.get() + " needs an SQL workload: remove it");
    }
    contenders.forEach((contender, resolved) -> {
      SessionLimits sessions = resolved.mode().sessions();
      if (borrows.isPresent() && sessions.most() == 1) {
        problems.add(
            "",
            PlanKeys.CONTENDERS.name(),
            "%s cannot run with %s: it has only one session, which the trial keeps open. Remove this contender, or keep sessions"
                .formatted(contender.use(), borrows.get()));
      } else if (!sessions.admit(most)) {
        problems.add(
            "",
            PlanKeys.CONTENDERS.name(),
            String.format(
                Locale.ROOT,
                "%s cannot serve %,d clients: it has %s. Lower clients, or remove this contender",
                contender.use(),
                most,
                sessions.description()));
      }
      if (plan.jvm(contender, Settings.NONE).flags().stream()
          .anyMatch(each -> each.contains(SelfTestFlags.SLOWED))) {
        problems.add(
            "",
            PlanKeys.CONTENDERS.name(),
            contender.use()
                + " cannot be slowed down in workloads with clients: remove the slowdown");
      }
    });
  }

  /// Returns the parameter that makes clients borrow sessions, with its value at the first such
  /// point.
  private Optional<String> borrows() {
    return plan.settings(workload)
        .map(SessionStyle::of)
        .filter(style -> style != SessionStyle.KEPT)
        .map(style -> "%s = \"%s\"".formatted(SessionStyle.PARAMETER, style.id()))
        .findFirst();
  }

  /// Returns the largest number of sessions that are needed at the same time, at any point.
  private long most() {
    return plan.settings(workload)
        .mapToLong(it -> SessionStyle.of(it).connections(it, workload.clients(it)))
        .max()
        .orElse(0);
  }
}
