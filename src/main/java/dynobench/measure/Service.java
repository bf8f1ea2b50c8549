package dynobench.measure;

import java.util.List;
import org.HdrHistogram.Histogram;

/// How clients were served in a phase, from when it began to count.
///
/// @param clients that worked at the same time
/// @param warmupNanos before, which don't count
/// @param tailNanos at its end in which only some of the clients still worked
/// @param due operations by then, where a rate was asked for; 0 without one
/// @param leastHeapBytes in use at any look
/// @param mostHeapBytes in use at any look
/// @param operations each kind, in the workload's order
public record Service(
    int clients,
    long warmupNanos,
    long tailNanos,
    long due,
    long leastHeapBytes,
    long mostHeapBytes,
    List<Operations> operations) {
  public Service {
    operations = List.copyOf(operations);
    if (clients < 1 || warmupNanos < 0 || tailNanos < 0 || due < 0) {
      throw new IllegalArgumentException("nobody is served by less than nobody, or before");
    }
  }

  /// Operations that were due and not done.
  public long backlog() {
    long over = operations.stream().mapToLong(each -> each.done() + each.failed()).sum();
    return Math.max(0, due - over);
  }

  /// That so many of a hundred operations did not exceed, all kinds together; 0 where there were
  /// none.
  public long latency(double percent) {
    var all = new Histogram(Latencies.DIGITS);
    operations.forEach(each -> all.add(each.latencies().recorded()));
    return Math.min(longest(), all.getValueAtPercentile(percent));
  }

  /// Of all operations.
  public long longest() {
    return operations.stream().mapToLong(each -> each.latencies().mostNanos()).max().orElse(0);
  }
}
