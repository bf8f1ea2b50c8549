package dynobench.protocol.clients;

import dynobench.workload.Crew;
import dynobench.workload.Settings;
import java.util.concurrent.TimeUnit;

/// How many clients there are, and how long they work.
///
/// @param operations of each client, where there are no seconds
/// @param seconds after which they end; 0 for when they have done their operations
/// @param warmupSeconds before, which don't count
/// @param rate operations a second of all together; 0 for as many as they can
public record Duty(int clients, long operations, long seconds, long warmupSeconds, long rate) {
  public Duty {
    if (clients < 1) {
      throw new IllegalArgumentException("there is one client at least, not " + clients);
    }
    if (seconds < 0 || warmupSeconds < 0 || rate < 0 || (seconds == 0 && operations < 1)) {
      throw new IllegalArgumentException("clients have something to do, and time for it");
    }
  }

  /// What a phase asks for.
  public static Duty of(Crew crew, Settings settings) {
    return new Duty(
        Math.toIntExact(crew.clients().of(settings)),
        crew.operations().of(settings),
        crew.seconds().of(settings),
        crew.warmup().of(settings),
        crew.rate().of(settings));
  }

  /// Whether time decides when they end.
  boolean isTimed() {
    return seconds > 0;
  }

  long nanos() {
    return TimeUnit.SECONDS.toNanos(seconds);
  }

  long warmupNanos() {
    return TimeUnit.SECONDS.toNanos(warmupSeconds);
  }

  /// Operations of all clients that are due within so many nanoseconds.
  long due(long nanos) {
    return (long) (rate * (nanos / 1e9));
  }
}
