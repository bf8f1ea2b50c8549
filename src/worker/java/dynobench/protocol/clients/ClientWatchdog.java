package dynobench.protocol.clients;

import dynobench.protocol.HungException;
import dynobench.protocol.WrongDataException;
import java.io.IOException;
import java.sql.SQLException;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/// Watch that ends a phase when one client fails or hangs, by stopping the other clients. Confined
/// to the thread that waits for them.
final class ClientWatchdog {
  /// Time for operations that are still running at the end of a phase whose length is given.
  private static final long GRACE_NANOS = TimeUnit.SECONDS.toNanos(30);

  /// Time for other clients to end, and for a statement that was cancelled.
  private static final long LAST_NANOS = TimeUnit.SECONDS.toNanos(2);

  private final ClientLoad load;
  private final long deadlineNanos;

  /// Creates a watch.
  ///
  /// @param deadlineNanos time at which the trial must end, by `System.nanoTime()`
  ClientWatchdog(ClientLoad load, long deadlineNanos) {
    this.load = load;
    this.deadlineNanos = deadlineNanos;
  }

  /// Checks for a client that has failed, or that should have ended. If there is one, stops all
  /// clients and waits up to 2 s for them. Returns normally if all is well, or if a client failed
  /// and all have ended.
  ///
  /// @param countedNanos time since the counted part began; negative during the warm-up
  /// @throws HungException when clients did not end in time
  void check(List<ClientThread> threads, CountDownLatch ended, long countedNanos)
      throws InterruptedException {
    boolean late = load.isTimed() && countedNanos > load.nanos() + GRACE_NANOS;
    boolean last = System.nanoTime() - deadlineNanos > 0;
    boolean failed = threads.stream().anyMatch(each -> each.failure() != null);
    if (ended.getCount() == 0 || !(late || last || failed)) {
      return;
    }
    threads.forEach(ClientThread::stop);
    if (ended.await(LAST_NANOS, TimeUnit.NANOSECONDS)) {
      if (failed) {
        return;
      }
      throw new HungException(
          "the clients did not end in time: all of them were still working, and none hung");
    }
    throw hung(threads, ended);
  }

  private static HungException hung(List<ClientThread> threads, CountDownLatch ended)
      throws InterruptedException {
    ClientThread hung = hung(threads);
    long seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - hung.endNanos());
    String sentence =
        String.format(
            Locale.ROOT,
            "client %d of %d hangs: for %,d s it has been in %s",
            hung.number(),
            threads.size(),
            seconds,
            hung.client().activity());
    Throwable reason = failure(threads, hung);
    threads.stream().filter(each -> !each.hasEnded()).forEach(each -> each.client().cancel());
    ended.await(LAST_NANOS, TimeUnit.NANOSECONDS);
    if (reason == null) {
      return new HungException(sentence);
    }
    var exception =
        new HungException(sentence + ", after another client failed: " + reason.getMessage());
    exception.addSuppressed(reason);
    return exception;
  }

  /// Returns the first client that still works, or the first client if none does. Prefers a client
  /// that doesn't wait for a connection: the others may wait for its connection.
  private static ClientThread hung(List<ClientThread> threads) {
    return threads.stream()
        .filter(each -> !each.hasEnded())
        .min(Comparator.comparing(each -> each.client().isWaiting()))
        .orElse(threads.getFirst());
  }

  private static @Nullable Throwable failure(List<ClientThread> threads, ClientThread but) {
    for (ClientThread each : threads) {
      if (each != but && each.failure() != null) {
        return each.failure();
      }
    }
    return null;
  }

  /// Throws the exception of the first client that failed, if any.
  static void failure(List<ClientThread> threads)
      throws WrongDataException, SQLException, IOException {
    for (ClientThread each : threads) {
      switch (each.failure()) {
        case null -> {}
        case WrongDataException e -> throw e;
        case SQLException e -> throw e;
        case IOException e -> throw e;
        case RuntimeException e -> throw e;
        case Error e -> throw e;
        case Throwable e -> throw new IllegalStateException(e);
      }
    }
  }
}
