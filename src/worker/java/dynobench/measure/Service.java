package dynobench.measure;

import java.util.List;
import java.util.Optional;

/// How clients were served in a phase, from when it began to count.
///
/// @param clients that worked at the same time
/// @param warmupNanos before, which don't count
/// @param tailNanos at its end in which only some of the clients still worked
/// @param due operations by then, where a rate was asked for; 0 without one
/// @param leastHeapBytes in use at any look
/// @param mostHeapBytes in use at any look
/// @param operations each kind, in the workload's order
/// @param steady found in the recorded seconds by whoever reads the run; a worker doesn't say
public record Service(
    int clients,
    long warmupNanos,
    long tailNanos,
    long due,
    long leastHeapBytes,
    long mostHeapBytes,
    List<Operations> operations,
    Optional<SteadyPart> steady) {
  public Service {
    operations = List.copyOf(operations);
    if (clients < 1 || warmupNanos < 0 || tailNanos < 0 || due < 0) {
      throw new IllegalArgumentException("nobody is served by less than nobody, or before");
    }
  }

  /// As a worker tells it.
  public Service(
      int clients,
      long warmupNanos,
      long tailNanos,
      long due,
      long leastHeapBytes,
      long mostHeapBytes,
      List<Operations> operations) {
    this(
        clients,
        warmupNanos,
        tailNanos,
        due,
        leastHeapBytes,
        mostHeapBytes,
        operations,
        Optional.empty());
  }

  /// The same, of which it is known when it was steady.
  public Service with(SteadyPart part) {
    return new Service(
        clients,
        warmupNanos,
        tailNanos,
        due,
        leastHeapBytes,
        mostHeapBytes,
        operations,
        Optional.of(part));
  }

  /// The same of one kind only; empty where it has none of that name.
  public Optional<Service> only(String kind) {
    return operations.stream()
        .filter(each -> each.name().equals(kind))
        .findFirst()
        .map(each ->
            new Service(
                clients, warmupNanos, tailNanos, 0, leastHeapBytes, mostHeapBytes, List.of(each)));
  }

  /// Operations that were due and not done.
  public long backlog() {
    long over = operations.stream().mapToLong(each -> each.done() + each.failed()).sum();
    return Math.max(0, due - over);
  }

  /// What so many of a hundred operations did not exceed, all kinds together; 0 where there were
  /// none.
  public long[] latencies(double... percents) {
    return Latencies.of(operations, percents);
  }

  /// One of them.
  public long latency(double percent) {
    return latencies(percent)[0];
  }

  /// Of all operations.
  public long longest() {
    return Latencies.longest(operations);
  }
}
