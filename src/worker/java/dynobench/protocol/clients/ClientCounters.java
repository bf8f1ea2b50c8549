package dynobench.protocol.clients;

import dynobench.measure.Latencies;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.SingleWriterRecorder;

/// Counters of one client, written by its thread. Another thread may read the counters at any time,
/// and may see slightly old values.
final class ClientCounters {
  private final SingleWriterRecorder[] recorders;
  private final Histogram[] spare;
  private final long[] done;
  private final long[] failed;
  private final long[] retried;
  private final long[] most;

  ClientCounters(int kinds) {
    recorders = new SingleWriterRecorder[kinds];
    spare = new Histogram[kinds];
    for (int i = 0; i < kinds; i++) {
      recorders[i] = new SingleWriterRecorder(Latencies.DIGITS);
      spare[i] = recorders[i].getIntervalHistogram();
    }
    done = new long[kinds];
    failed = new long[kinds];
    retried = new long[kinds];
    most = new long[kinds];
  }

  /// Counts an operation that has ended. The time counts only for a successful one.
  ///
  /// @param repeated number of retries, as [Client#perform] returns it
  void add(int kind, long nanos, int repeated) {
    if (repeated < 0) {
      failed[kind]++;
      retried[kind] += -1 - repeated;
      return;
    }
    recorders[kind].recordValue(nanos);
    done[kind]++;
    retried[kind] += repeated;
    if (nanos > most[kind]) {
      most[kind] = nanos;
    }
  }

  /// Returns the latencies of successful operations since the last call, in nanoseconds. For one
  /// thread only. The next call for this kind reuses the returned histogram.
  Histogram take(int kind) {
    spare[kind] = recorders[kind].getIntervalHistogram(spare[kind]);
    return spare[kind];
  }

  long done(int kind) {
    return done[kind];
  }

  /// Returns the number of successful operations of all kinds.
  long done() {
    long sum = 0;
    for (long each : done) {
      sum += each;
    }
    return sum;
  }

  long failed(int kind) {
    return failed[kind];
  }

  long retried(int kind) {
    return retried[kind];
  }

  /// Returns the longest latency of a successful operation, in nanoseconds; 0 if there is none.
  long most(int kind) {
    return most[kind];
  }
}
