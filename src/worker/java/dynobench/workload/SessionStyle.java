package dynobench.workload;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/// Source of the connections for a client's transactions, where a workload has a parameter for it.
public enum SessionStyle {
  /// One connection for the whole phase.
  KEPT,
  /// A connection from a pool for each transaction.
  POOLED,
  /// A new connection for each transaction.
  EACH;

  /// Name of the parameter.
  public static final String PARAMETER = "sessions";

  /// Parameter with the number of connections of a pool; 0 for one per client.
  private static final String POOL = "pool";

  /// Returns the name that plans use.
  public String id() {
    return name().toLowerCase(Locale.ROOT);
  }

  /// Returns the style that the settings request; [#KEPT] if they request none.
  public static SessionStyle of(Settings settings) {
    return settings
        .get(PARAMETER)
        .flatMap(word -> Arrays.stream(values()).filter(each -> each.id().equals(word)).findFirst())
        .orElse(KEPT);
  }

  /// Returns the maximum number of open connections for these clients, without the trial's own.
  public long connections(Settings settings, long clients) {
    return this == POOLED ? poolSize(settings).orElse(clients) : clients;
  }

  private static Optional<Long> poolSize(Settings settings) {
    return settings.get(POOL).map(Long::valueOf).filter(size -> size > 0);
  }
}
