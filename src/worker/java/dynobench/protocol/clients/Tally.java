package dynobench.protocol.clients;

import dynobench.measure.Latencies;
import org.HdrHistogram.Histogram;
import org.HdrHistogram.SingleWriterRecorder;

/// What one client counts. It writes; another thread may look at any time, and then sees what was
/// true a moment ago.
final class Tally {
  private final SingleWriterRecorder[] recorders;
  private final Histogram[] spare;
  private final long[] done;
  private final long[] failed;
  private final long[] retried;
  private final long[] most;

  Tally(int kinds) {
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

  /// An operation has ended.
  ///
  /// @param repeated as [Client#perform] says it
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

  /// Takes out the latencies since the last time. For one thread only.
  Histogram take(int kind) {
    spare[kind] = recorders[kind].getIntervalHistogram(spare[kind]);
    return spare[kind];
  }

  long done(int kind) {
    return done[kind];
  }

  /// Of all kinds.
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

  long most(int kind) {
    return most[kind];
  }
}
