package dynobench.protocol.recording;

import java.util.Arrays;

/// Order of transactions among clients: a transaction may begin when all transactions have ended
/// that had ended before it began in the recording. Each client says which of its transactions is
/// next, so the order needs no list of transactions.
final class ReplayOrder {
  private final long[] nextEnds;
  private boolean stopped;

  /// Creates an order in which no client has begun.
  ReplayOrder(int clients) {
    nextEnds = new long[clients];
    Arrays.fill(nextEnds, Long.MIN_VALUE);
  }

  /// Says that the client has performed all transactions before this one.
  ///
  /// @param endNanos recorded end of the client's next transaction
  synchronized void advance(int client, long endNanos) {
    nextEnds[client] = endNanos;
    notifyAll();
  }

  /// Says that the client has no more transactions.
  void finish(int client) {
    advance(client, Long.MAX_VALUE);
  }

  /// Waits until a transaction may begin.
  ///
  /// @param startNanos recorded start of the client's next transaction
  /// @return whether it may begin; otherwise all clients shall end
  synchronized boolean await(int client, long startNanos) throws InterruptedException {
    while (!stopped && !mayBegin(client, startNanos)) {
      wait();
    }
    return !stopped;
  }

  private boolean mayBegin(int client, long startNanos) {
    for (int i = 0; i < nextEnds.length; i++) {
      if (i != client && nextEnds[i] <= startNanos) {
        return false;
      }
    }
    return true;
  }

  /// Ends all waits, because the clients shall end.
  synchronized void stop() {
    stopped = true;
    notifyAll();
  }
}
