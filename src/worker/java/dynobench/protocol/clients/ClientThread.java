package dynobench.protocol.clients;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/// One client at work. An operation's clock runs from the end of the one before, or from when it
/// was due: so a reading of the clock is all that it costs, and no moment is left out.
final class ClientThread implements Runnable {
  /// Threads wake up too late by about as much.
  private static final long SPIN_NANOS = 100_000;

  private final Client client;
  private final Duty duty;
  private final int number;
  private final CountDownLatch start;
  private final CountDownLatch ended;
  private final Tally warm;
  private final Tally counted;
  private volatile long startNanos;
  private volatile boolean stopped;
  private volatile boolean over;
  private volatile @Nullable Throwable failure;
  private long endNanos;

  /// @param number from 0
  /// @param start opens when all begin
  /// @param ended hears when this one has done its work
  ClientThread(
      Client client, Duty duty, int number, int kinds, CountDownLatch start, CountDownLatch ended) {
    this.client = client;
    this.duty = duty;
    this.number = number;
    this.start = start;
    this.ended = ended;
    this.warm = new Tally(kinds);
    this.counted = new Tally(kinds);
  }

  /// Before the start is open.
  void beginAt(long nanos) {
    startNanos = nanos;
  }

  /// Has it end after the operation that it is in.
  void stop() {
    stopped = true;
  }

  @Override
  public void run() {
    try {
      start.await();
      work();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } catch (Throwable e) { // an engine may throw anything; it becomes the phase's
      failure = e;
    } finally {
      over = true;
      ended.countDown();
    }
  }

  private void work() throws Exception {
    long counts = startNanos + duty.warmupNanos();
    long over = duty.isTimed() ? counts + duty.nanos() : Long.MAX_VALUE;
    long left = duty.isTimed() ? Long.MAX_VALUE : duty.operations();
    Tally tally = duty.warmupSeconds() > 0 ? warm : counted;
    endNanos = startNanos;
    long turn = 0;
    long begin = startNanos;
    while (left > 0 && begin < over && !stopped) {
      int kind = client.draw();
      if (duty.rate() > 0) {
        begin = due(turn++);
        if (begin >= over || !awaited(begin)) {
          break;
        }
      }
      int repeated = client.perform();
      long end = System.nanoTime();
      tally.add(kind, end - begin, repeated);
      endNanos = end;
      begin = end;
      if (tally == counted) {
        left--;
      } else if (end >= counts) {
        tally = counted;
      }
    }
  }

  /// Clients take turns, so that operations are due at equal distances.
  private long due(long turn) {
    return startNanos + (long) ((turn * duty.clients() + number) * (1e9 / duty.rate()));
  }

  /// False when it was stopped meanwhile.
  private boolean awaited(long due) {
    long wait = due - System.nanoTime();
    while (wait > 0 && !stopped) {
      if (wait > SPIN_NANOS) {
        LockSupport.parkNanos(Math.min(wait - SPIN_NANOS / 2, 50_000_000));
      } else {
        Thread.onSpinWait();
      }
      wait = due - System.nanoTime();
    }
    return !stopped;
  }

  Client client() {
    return client;
  }

  /// From 1.
  int number() {
    return number + 1;
  }

  /// Of operations that were begun before anything counts.
  Tally warm() {
    return warm;
  }

  Tally counted() {
    return counted;
  }

  /// When its last operation ended, or when it began. Of a thread that works, what was true a
  /// moment ago.
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
