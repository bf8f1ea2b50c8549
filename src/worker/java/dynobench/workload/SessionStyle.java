package dynobench.workload;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// How a client's transactions get a connection, where a workload has a parameter for it.
public enum SessionStyle {
  /// One connection for the whole phase.
  KEPT,
  /// A connection that a pool lends for each transaction.
  POOLED,
  /// A connection that is opened for each transaction.
  EACH;

  /// The parameter's name.
  public static final String PARAMETER = "sessions";

  /// The parameter that says how many connections a pool has; 0 for one for each client.
  private static final String POOL = "pool";

  /// As plans write it.
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// Returns the style that the settings ask for.
  public static SessionStyle of(Settings settings) {
    return settings
        .get(PARAMETER)
        .flatMap(word -> Arrays.stream(values()).filter(each -> each.id().equals(word)).findFirst())
        .orElse(KEPT);
  }

  /// Returns how many connections are open at most for these clients, besides the trial's own.
  public long connections(Settings settings, long clients) {
    return this == POOLED ? poolSize(settings).orElse(clients) : clients;
  }

  private static Optional<Long> poolSize(Settings settings) {
    return settings.get(POOL).map(Long::valueOf).filter(size -> size > 0);
  }
}
