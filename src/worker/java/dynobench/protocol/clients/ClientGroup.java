package dynobench.protocol.clients;

import dynobench.measure.ClientFigures;
import dynobench.measure.ClientInterval;
import dynobench.measure.JvmHeap;
import dynobench.measure.Latencies;
import dynobench.measure.OperationFigures;
import dynobench.protocol.WrongDataException;
import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.HdrHistogram.Histogram;

/// All clients of a phase. Starts them at the same time, reads their tallies once a second, and
/// adds up their results. Confined to the thread that waits for them, except [#done] and [#stop].
final class ClientGroup {
  private static final long SECOND_NANOS = TimeUnit.SECONDS.toNanos(1);

  /// Interval of looks at the heap, as in TestBench.
  private static final long LOOK_NANOS = TimeUnit.MILLISECONDS.toNanos(100);

  /// Time between the choice of the start time and the start itself, in which threads wake up.
  private static final long WAKE_NANOS = TimeUnit.MILLISECONDS.toNanos(2);

  private final ClientLoad load;
  private final List<String> kinds;
  private final ClientWatchdog watchdog;
  private final Consumer<ClientInterval> intervals;
  private final List<ClientThread> threads;
  private final CountDownLatch start = new CountDownLatch(1);
  private final CountDownLatch ended;
  private final List<Histogram> totals;
  private final long[] failedBefore;
  private final long[] retriedBefore;
  private final JvmHeap heap = new JvmHeap();
  private long startNanos;
  private long intervalStart;
  private boolean counting;

  /// Creates the clients' threads.
  ///
  /// @param kinds kinds of operations
  /// @param intervals consumer of the figures of each second, and of a shorter interval at the end
  ClientGroup(
      ClientLoad load,
      List<String> kinds,
      List<Client> clients,
      ClientWatchdog watchdog,
      Consumer<ClientInterval> intervals) {
    this.load = load;
    this.kinds = List.copyOf(kinds);
    this.watchdog = watchdog;
    this.intervals = intervals;
    this.ended = new CountDownLatch(clients.size());
    this.threads =
        IntStream.range(0, clients.size())
            .mapToObj(i -> new ClientThread(clients.get(i), load, i, kinds.size(), start, ended))
            .toList();
    this.totals = kinds.stream().map(_ -> new Histogram(Latencies.DIGITS)).toList();
    this.failedBefore = new long[kinds.size()];
    this.retriedBefore = new long[kinds.size()];
  }

  /// Returns the number of counted successful operations so far. May be called by any thread.
  long done() {
    long sum = 0;
    for (ClientThread each : threads) {
      sum += each.counted().done();
    }
    return sum;
  }

  /// Runs the clients and returns when all have ended. Throws the exception of a client that
  /// failed. Throws a `HungException` if clients don't end in time.
  ///
  /// @param counts callback for the beginning of the counted part
  void work(Runnable counts)
      throws InterruptedException, WrongDataException, SQLException, IOException {
    threads.forEach(
        each -> Thread.ofPlatform().name(Client.THREAD + each.number()).daemon().start(each));
    if (load.warmupSeconds() == 0) {
      counts.run();
    }
    startNanos = System.nanoTime() + WAKE_NANOS;
    intervalStart = startNanos;
    counting = load.warmupSeconds() == 0;
    threads.forEach(each -> each.beginAt(startNanos));
    heap.readUse();
    while (System.nanoTime() < startNanos) {
      Thread.onSpinWait();
    }
    start.countDown();
    watch(counts);
    ClientWatchdog.failure(threads);
  }

  private void watch(Runnable counts) throws InterruptedException {
    boolean over = false;
    while (!over) {
      over = ended.await(untilNext(), TimeUnit.NANOSECONDS);
      heap.readUse();
      long now = System.nanoTime();
      if (now - intervalStart >= SECOND_NANOS || over) {
        reportInterval(now);
      }
      if (!counting && now - startNanos >= load.warmupNanos()) {
        counting = true;
        counts.run();
      }
      watchdog.check(threads, ended, now - beginNanos());
    }
  }

  /// Returns the nanoseconds until the next look at the clients or the heap.
  private long untilNext() {
    long now = System.nanoTime();
    return Math.max(1, Math.min(LOOK_NANOS, intervalStart + SECOND_NANOS - now));
  }

  private void reportInterval(long now) {
    var operations = new ArrayList<OperationFigures>();
    for (int i = 0; i < kinds.size(); i++) {
      int kind = i;
      var warm = new Histogram(Latencies.DIGITS);
      var counted = new Histogram(Latencies.DIGITS);
      for (ClientThread each : threads) {
        warm.add(each.warm().take(kind));
        counted.add(each.counted().take(kind));
      }
      totals.get(kind).add(counted);
      Histogram shown = counting ? counted : warm;
      long failed = sum(each -> failed(each, kind));
      long retried = sum(each -> retried(each, kind));
      if (shown.getTotalCount() > 0 || failed > failedBefore[kind]) {
        operations.add(
            new OperationFigures(
                kinds.get(kind),
                shown.getTotalCount(),
                failed - failedBefore[kind],
                retried - retriedBefore[kind],
                Latencies.ofSecond(shown)));
      }
      failedBefore[kind] = failed;
      retriedBefore[kind] = retried;
    }
    long from = intervalStart - startNanos;
    intervals.accept(
        new ClientInterval(
            from, Math.max(1, now - intervalStart), !counting, backlog(now), operations));
    intervalStart = now;
  }

  private static long failed(ClientThread thread, int kind) {
    return thread.warm().failed(kind) + thread.counted().failed(kind);
  }

  private static long retried(ClientThread thread, int kind) {
    return thread.warm().retried(kind) + thread.counted().retried(kind);
  }

  @FunctionalInterface
  private interface Count {
    long of(ClientThread thread);
  }

  private long sum(Count count) {
    return threads.stream().mapToLong(count::of).sum();
  }

  private long backlog(long now) {
    if (load.rate() == 0) {
      return 0;
    }
    long over =
        sum(each -> {
          long all = each.warm().done() + each.counted().done();
          for (int i = 0; i < kinds.size(); i++) {
            all += failed(each, i);
          }
          return all;
        });
    return Math.max(0, load.due(now - startNanos) - over);
  }

  /// Makes all clients end after their current operations. May be called by any thread.
  void stop() {
    threads.forEach(ClientThread::stop);
  }

  /// Returns the time at which the counted part begins.
  long beginNanos() {
    return startNanos + load.warmupNanos();
  }

  /// Returns the time at which the last client ended its last operation, but no time before the
  /// counted part.
  long endNanos() {
    return Math.max(
        beginNanos(), threads.stream().mapToLong(ClientThread::endNanos).max().orElseThrow());
  }

  /// Returns the results, after the clients have ended.
  ClientFigures service() {
    var operations = new ArrayList<OperationFigures>();
    for (int i = 0; i < kinds.size(); i++) {
      int kind = i;
      long most = threads.stream().mapToLong(each -> each.counted().most(kind)).max().orElse(0);
      operations.add(
          new OperationFigures(
              kinds.get(kind),
              totals.get(kind).getTotalCount(),
              sum(each -> each.counted().failed(kind)),
              sum(each -> each.counted().retried(kind)),
              Latencies.of(totals.get(kind), most)));
    }
    long first = threads.stream().mapToLong(ClientThread::endNanos).min().orElseThrow();
    return new ClientFigures(
        threads.size(),
        load.warmupNanos(),
        Math.max(0, endNanos() - Math.max(beginNanos(), first)),
        load.due(endNanos() - beginNanos()),
        heap.least(),
        heap.most(),
        operations);
  }
}
