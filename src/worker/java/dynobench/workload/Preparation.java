package dynobench.workload;

import java.util.Optional;

/// The way in which the process ends that makes the database before the first phase.
public enum Preparation {
  /// The database was closed, and the process ends in order.
  CLOSED,
  /// The database is open, with committed transactions, when the process is killed.
  KILLED;

  private static final String PARAMETER = "after";
  private static final String KILL = "kill";

  /// Returns whether the process before is killed in a trial.
  public static boolean kills(Workload workload, Settings settings) {
    return of(workload, settings).equals(Optional.of(KILLED));
  }

  /// Returns the preparation of a trial; empty where the first phase makes the database.
  public static Optional<Preparation> of(Workload workload, Settings settings) {
    return workload.needs() == Capability.OPENING
        ? Optional.of(settings.text(PARAMETER).equals(KILL) ? KILLED : CLOSED)
        : Optional.empty();
  }
}
