package dynobench.protocol.recording;

import java.util.Arrays;
import java.util.concurrent.TimeUnit;

/// Order of calls among clients: a call may begin when all calls have ended that had ended before
/// it began in the recording. Each client says which of its calls is next, so the order needs no
/// list of calls.
final class ReplayOrder {
  private final long[] nextEnds;
  private boolean stopped;

  /// Number of calls that began before their turn.
  private long impatient;

  /// Creates an order in which no client has begun.
  ReplayOrder(int clients) {
    nextEnds = new long[clients];
    Arrays.fill(nextEnds, Long.MIN_VALUE);
  }

  /// Says that the client has made all calls before this one.
  ///
  /// @param endNanos recorded end of the client's next call
  synchronized void advance(int client, long endNanos) {
    nextEnds[client] = endNanos;
    notifyAll();
  }

  /// Says that the client has no more calls.
  void finish(int client) {
    advance(client, Long.MAX_VALUE);
  }

  /// Waits until a transaction may begin.
  ///
  /// @param startNanos recorded start of its first call
  synchronized void await(int client, long startNanos) throws InterruptedException {
    while (!stopped && !mayBegin(client, startNanos)) {
      wait();
    }
  }

  /// Waits until a call within a transaction may begin, but not longer than the limit: the call
  /// before it may wait for a lock of this transaction, if the engine locks more than the recorded
  /// one.
  ///
  /// @param startNanos recorded start of the call
  /// @return whether the order was kept
  synchronized boolean await(int client, long startNanos, long limitNanos)
      throws InterruptedException {
    long end = System.nanoTime() + limitNanos;
    while (!stopped && !mayBegin(client, startNanos)) {
      long left = end - System.nanoTime();
      if (left <= 0) {
        impatient++;
        return false;
      }
      TimeUnit.NANOSECONDS.timedWait(this, Math.max(left, TimeUnit.MICROSECONDS.toNanos(1)));
    }
    return true;
  }

  private boolean mayBegin(int client, long startNanos) {
    for (int i = 0; i < nextEnds.length; i++) {
      if (i != client && nextEnds[i] <= startNanos) {
        return false;
      }
    }
    return true;
  }

  /// Returns how many calls began before their turn, in words; empty for none.
  synchronized String words() {
    return impatient == 0
        ? ""
        : (impatient == 1 ? "1 call" : impatient + " calls")
            + " began before their turn, because those before them took too long";
  }

  /// Ends all waits, because the clients shall end.
  synchronized void stop() {
    stopped = true;
    notifyAll();
  }
}
