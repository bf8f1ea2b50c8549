package dynobench.protocol.clients;

import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;

/// Thread of one client. An operation's time runs from the end of the previous one, from the time
/// at which it was due, or from the time that the client says. So without a rate each operation
/// costs one reading of the clock, and the times have no gaps.
final class ClientThread implements Runnable {
  private final Client client;
  private final ClientLoad load;
  private final int number;
  private final CountDownLatch start;
  private final CountDownLatch ended;
  private final ClientCounters warm;
  private final ClientCounters counted;
  private volatile long startNanos;
  private volatile boolean stopped;
  private volatile boolean over;
  private volatile @Nullable Throwable failure;
  private long endNanos;

  /// Creates a thread.
  ///
  /// @param number index of the thread, from 0
  /// @param start opens when all begin
  /// @param ended counted down when this client has ended
  ClientThread(
      Client client,
      ClientLoad load,
      int number,
      int kinds,
      CountDownLatch start,
      CountDownLatch ended) {
    this.client = client;
    this.load = load;
    this.number = number;
    this.start = start;
    this.ended = ended;
    this.warm = new ClientCounters(kinds);
    this.counted = new ClientCounters(kinds);
  }

  /// Sets the start time. Must be called before the start latch opens.
  void beginAt(long nanos) {
    startNanos = nanos;
  }

  /// Makes the client end after its current operation.
  void stop() {
    stopped = true;
    client.stop();
  }

  @Override
  public void run() {
    try {
      start.await();
      work();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (Throwable e) { // an engine may throw anything; the phase throws it later
      failure = e;
    } finally {
      over = true;
      ended.countDown();
    }
  }

  private void work() throws Exception {
    long counts = startNanos + load.warmupNanos();
    long over = load.isTimed() ? counts + load.nanos() : Long.MAX_VALUE;
    long left = load.isTimed() ? Long.MAX_VALUE : load.operations();
    ClientCounters tally = load.warmupSeconds() > 0 ? warm : counted;
    endNanos = startNanos;
    long turn = 0;
    long begin = startNanos;
    while (left > 0 && begin < over && !stopped && client.hasMore()) {
      int kind = client.draw();
      if (load.rate() > 0) {
        begin = due(turn++);
        if (begin >= over || !awaited(begin)) {
          break;
        }
      }
      begin = client.begin(begin);
      int repeated = client.perform();
      long end = System.nanoTime();
      tally.add(kind, end - begin - client.pausedNanos(), repeated);
      endNanos = end;
      begin = end;
      if (tally == counted) {
        left--;
      } else if (end >= counts) {
        tally = counted;
      }
    }
  }

  /// Returns the time at which an operation is due. Clients take turns, so the distances are equal.
  private long due(long turn) {
    return startNanos + (long) ((turn * load.clients() + number) * (1e9 / load.rate()));
  }

  /// Waits until an operation is due. Returns false if the client was stopped meanwhile.
  private boolean awaited(long due) {
    DueWait.until(due, () -> stopped);
    return !stopped;
  }

  Client client() {
    return client;
  }

  /// Returns the number of the client, from 1.
  int number() {
    return number + 1;
  }

  /// Returns the tally of operations that began during the warm-up.
  ClientCounters warm() {
    return warm;
  }

  ClientCounters counted() {
    return counted;
  }

  /// Returns the end time of the thread's last operation, or the thread's start time. While the
  /// thread works, the value may be slightly old.
  long endNanos() {
    return endNanos;
  }

  boolean hasEnded() {
    return over;
  }

  @Nullable Throwable failure() {
    return failure;
  }
}
