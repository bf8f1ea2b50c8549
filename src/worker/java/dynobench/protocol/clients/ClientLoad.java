package dynobench.protocol.clients;

import dynobench.workload.LoadFormulas;
import dynobench.workload.Settings;
import java.util.concurrent.TimeUnit;

/// Number of clients, and the amount of their work.
///
/// @param operations number of counted operations of each client, where no seconds are given
/// @param seconds length of the counted part; 0 where the number of operations decides
/// @param warmupSeconds time before the counted part; 0 for no warm-up
/// @param rate operations per second of all clients together; 0 for the maximum
public record ClientLoad(
    int clients, long operations, long seconds, long warmupSeconds, long rate) {
  public ClientLoad {
    if (clients < 1) {
      throw new IllegalArgumentException("there must be at least one client, not " + clients);
    }
    if (seconds < 0 || warmupSeconds < 0 || rate < 0 || (seconds == 0 && operations < 1)) {
      throw new IllegalArgumentException(
          "clients need operations or seconds above 0, and no value may be negative");
    }
  }

  /// Computes the load of a phase from the settings.
  public static ClientLoad of(LoadFormulas crew, Settings settings) {
    return new ClientLoad(
        Math.toIntExact(crew.clients().of(settings)),
        crew.operations().of(settings),
        crew.seconds().of(settings),
        crew.warmup().of(settings),
        crew.rate().of(settings));
  }

  /// Returns whether time, not the number of operations, ends the work.
  boolean isTimed() {
    return seconds > 0;
  }

  long nanos() {
    return TimeUnit.SECONDS.toNanos(seconds);
  }

  long warmupNanos() {
    return TimeUnit.SECONDS.toNanos(warmupSeconds);
  }

  /// Returns the number of operations of all clients that are due within some nanoseconds; 0
  /// without a rate.
  long due(long nanos) {
    return (long) (rate * (nanos / 1e9));
  }
}
