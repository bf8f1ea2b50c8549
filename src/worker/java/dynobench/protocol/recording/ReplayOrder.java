package dynobench.protocol.recording;

import java.util.Arrays;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Stream;

/// Order of calls among clients: a call may begin when all calls have ended that had ended before
/// it began in the recording. Each client says which of its calls is next, so the order needs no
/// list of calls.
final class ReplayOrder {
  private static final long NOBODY = Long.MIN_VALUE;

  private final Lock lock = new ReentrantLock();
  private final long[] nextEnds;

  /// For each client, the start of the call that waits for its turn.
  private final long[] waiting;

  private final List<Condition> turns;
  private boolean stopped;

  /// Number of calls that began before their turn.
  private long impatient;

  /// Creates an order in which no client has begun.
  ReplayOrder(int clients) {
    nextEnds = new long[clients];
    Arrays.fill(nextEnds, Long.MIN_VALUE);
    waiting = new long[clients];
    Arrays.fill(waiting, NOBODY);
    turns = Stream.generate(lock::newCondition).limit(clients).toList();
  }

  /// Says that the client has made all calls before this one.
  ///
  /// @param endNanos recorded end of the client's next call
  void advance(int client, long endNanos) {
    lock.lock();
    try {
      nextEnds[client] = endNanos;
      // Waking only those whose turn it is: with many clients, others would take processor time.
      for (int i = 0; i < waiting.length; i++) {
        if (waiting[i] != NOBODY && mayBegin(i, waiting[i])) {
          turns.get(i).signal();
        }
      }
    } finally {
      lock.unlock();
    }
  }

  /// Says that the client has no more calls.
  void finish(int client) {
    advance(client, Long.MAX_VALUE);
  }

  /// Waits until a transaction may begin.
  ///
  /// @param startNanos recorded start of its first call
  void await(int client, long startNanos) throws InterruptedException {
    lock.lock();
    try {
      waiting[client] = startNanos;
      while (!stopped && !mayBegin(client, startNanos)) {
        turns.get(client).await();
      }
    } finally {
      waiting[client] = NOBODY;
      lock.unlock();
    }
  }

  /// Waits until a call within a transaction may begin, but not longer than the limit: the call
  /// before it may wait for a lock of this transaction, if the engine locks more than the recorded
  /// one.
  ///
  /// @param startNanos recorded start of the call
  /// @return whether the order was kept
  boolean await(int client, long startNanos, long limitNanos) throws InterruptedException {
    lock.lock();
    try {
      waiting[client] = startNanos;
      long left = limitNanos;
      while (!stopped && !mayBegin(client, startNanos)) {
        if (left <= 0) {
          impatient++;
          return false;
        }
        left = turns.get(client).awaitNanos(left);
      }
      return true;
    } finally {
      waiting[client] = NOBODY;
      lock.unlock();
    }
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
  String words() {
    lock.lock();
    try {
      return impatient == 0
          ? ""
          : (impatient == 1 ? "1 call" : impatient + " calls")
              + " began before their turn, because those before them took too long";
    } finally {
      lock.unlock();
    }
  }

  /// Ends all waits, because the clients shall end.
  void stop() {
    lock.lock();
    try {
      stopped = true;
      turns.forEach(Condition::signalAll);
    } finally {
      lock.unlock();
    }
  }
}
