package dynobench.measure;

import java.util.List;
import java.util.Optional;

/// Figures of a phase's clients, without the warm-up.
///
/// @param clients number of concurrent clients
/// @param warmupNanos length of the warm-up, which doesn't count
/// @param tailNanos time at the phase's end in which only some of the clients still worked
/// @param due number of operations that a target rate required until the end; 0 without a target
///   rate
/// @param leastHeapBytes smallest used heap of all samples
/// @param mostHeapBytes largest used heap of all samples
/// @param operations figures of each kind of operation, in the workload's order
/// @param steady the steady part, computed from the recorded seconds when a run is read; workers
///   leave it empty
public record ClientFigures(
    int clients,
    long warmupNanos,
    long tailNanos,
    long due,
    long leastHeapBytes,
    long mostHeapBytes,
    List<OperationFigures> operations,
    Optional<SteadyPart> steady) {
  public ClientFigures {
    operations = List.copyOf(operations);
    if (clients < 1 || warmupNanos < 0 || tailNanos < 0 || due < 0) {
      throw new IllegalArgumentException("nobody is served by less than nobody, or before");
    }
  }

  /// Creates the figures that a worker reports.
  public ClientFigures(
      int clients,
      long warmupNanos,
      long tailNanos,
      long due,
      long leastHeapBytes,
      long mostHeapBytes,
      List<OperationFigures> operations) {
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

  /// Returns a copy with this steady part.
  public ClientFigures with(SteadyPart part) {
    return new ClientFigures(
        clients,
        warmupNanos,
        tailNanos,
        due,
        leastHeapBytes,
        mostHeapBytes,
        operations,
        Optional.of(part));
  }

  /// Returns the figures of one kind of operations, without due operations and steady part. Empty
  /// if no kind has that name.
  public Optional<ClientFigures> only(String kind) {
    return operations.stream()
        .filter(each -> each.name().equals(kind))
        .findFirst()
        .map(each ->
            new ClientFigures(
                clients, warmupNanos, tailNanos, 0, leastHeapBytes, mostHeapBytes, List.of(each)));
  }

  /// Returns the number of operations that were due, but neither done nor failed. Always 0 without
  /// a target rate.
  public long backlog() {
    long over = operations.stream().mapToLong(each -> each.done() + each.failed()).sum();
    return Math.max(0, due - over);
  }

  /// Returns percentiles of the latencies in nanoseconds, over all kinds; 0 without operations.
  public long[] latencies(double... percents) {
    return Latencies.of(operations, percents);
  }

  /// Returns one percentile of the latencies in nanoseconds, over all kinds; 0 without operations.
  public long latency(double percent) {
    return latencies(percent)[0];
  }

  /// Returns the longest latency of all operations, in nanoseconds.
  public long longest() {
    return Latencies.longest(operations);
  }
}
