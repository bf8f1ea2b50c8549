package dynobench.protocol.clients;

import java.util.Arrays;

/// Measurement of the client's own cost: counting and timing an operation.
public final class RecordingCost {
  private static final int LOOPS = 9;
  private static final int OPERATIONS = 5_000_000;

  /// Mask for the spread of simulated latencies. Those of an empty loop would all be alike, unlike
  /// real ones.
  private static final int SPREAD = 0xFFFFF;

  private RecordingCost() {}

  /// Returns the nanoseconds to count and time one operation, including the reading of the clock,
  /// as the median of some loops.
  public static double nanos() {
    var costs = new double[LOOPS];
    for (int i = 0; i < LOOPS; i++) {
      costs[i] = loop();
    }
    Arrays.sort(costs);
    return costs[LOOPS / 2];
  }

  private static double loop() {
    var tally = new ClientCounters(1);
    long start = System.nanoTime();
    long begin = start;
    for (int i = 0; i < OPERATIONS; i++) {
      long end = System.nanoTime();
      tally.add(0, end - begin + (i * 0x9E3779B9L & SPREAD), 0);
      begin = end;
    }
    if (tally.done() != OPERATIONS) {
      throw new IllegalStateException("not everything was counted");
    }
    return (double) (begin - start) / OPERATIONS;
  }
}
