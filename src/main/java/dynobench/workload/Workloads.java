package dynobench.workload;

import dynobench.plan.Trial;
import java.util.Optional;

/// The protocols by name.
public final class Workloads {
  /// The 2005 protocol.
  public static final String PHASES = "phases";

  /// The same calls as [#PHASES] in plain loops without the harness, to measure the harness by.
  public static final String BARE = Trial.YARDSTICK;

  private Workloads() {}

  /// The protocol of that name.
  public static Optional<Workload> named(String name) {
    return switch (name) {
      case PHASES -> Optional.of(new Phases());
      case BARE -> Optional.of(new BareLoop());
      default -> Optional.empty();
    };
  }
}
