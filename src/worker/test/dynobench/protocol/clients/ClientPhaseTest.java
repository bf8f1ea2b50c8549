package dynobench.protocol.clients;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dynobench.engine.Database;
import dynobench.engine.Session;
import dynobench.measure.ClientFigures;
import dynobench.measure.ClientInterval;
import dynobench.measure.OperationFigures;
import dynobench.protocol.HungException;
import dynobench.protocol.PhaseTimer;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

@Isolated // it measures short times
class ClientPhaseTest {
  private static final long MILLI = TimeUnit.MILLISECONDS.toNanos(1);

  private final List<ClientInterval> intervals = new ArrayList<>();
  private final AtomicInteger counts = new AtomicInteger();
  private final AtomicInteger closed = new AtomicInteger();
  private final AtomicLong performed = new AtomicLong();

  /// A database whose sessions do nothing.
  private static final class Sessions implements Database {
    @Override
    public Identity identity() {
      return new Identity("none", "0", "none");
    }

    @Override
    public Session session() {
      return new Sessions();
    }

    @Override
    public void close() {}
  }

  @FunctionalInterface
  private interface Operation {
    int perform(int client) throws SQLException;
  }

  private PhaseTimer.Worked work(ClientLoad duty, Operation operation) throws Exception {
    return work(duty, Long.MAX_VALUE, operation);
  }

  private PhaseTimer.Worked work(ClientLoad duty, long limitNanos, Operation operation)
      throws Exception {
    long deadline = limitNanos == Long.MAX_VALUE ? limitNanos : System.nanoTime() + limitNanos;
    var phase =
        new ClientPhase(
            duty,
            List.of("ask"),
            (number, _) -> client(number, operation),
            deadline,
            intervals::add);
    phase.open(new Sessions());
    PhaseTimer.Worked worked = phase.work(counts::incrementAndGet);
    phase.close();
    assertThat(phase.done()).isEqualTo(worked.service().operations().getFirst().done());
    return worked;
  }

  private Client client(int number, Operation operation) {
    return new ScriptedClient() {
      @Override
      public int perform() throws SQLException {
        performed.incrementAndGet();
        int result = operation.perform(number);
        if (result == Integer.MIN_VALUE) {
          hang();
        }
        return result;
      }

      @Override
      public void close() {
        closed.incrementAndGet();
      }
    };
  }

  private static int sleep(long millis) {
    long until = System.nanoTime() + millis * MILLI;
    while (System.nanoTime() < until) {
      LockSupport.parkNanos(until - System.nanoTime());
    }
    return 0;
  }

  private static OperationFigures only(ClientFigures service) {
    return service.operations().getFirst();
  }

  @Test
  void hasEachClientDoItsOperations() throws Exception {
    ClientFigures service = work(new ClientLoad(4, 1000, 0, 0, 0), _ -> 0).service();

    assertThat(performed).hasValue(4000);
    assertThat(service.clients()).isEqualTo(4);
    assertThat(only(service).done()).isEqualTo(4000);
    assertThat(only(service).latencies().recorded().getTotalCount()).isEqualTo(4000);
    assertThat(closed).hasValue(4);
    assertThat(counts).hasValue(1);
    assertThat(service.mostHeapBytes()).isGreaterThanOrEqualTo(service.leastHeapBytes());
    assertThat(service.leastHeapBytes()).isPositive();
  }

  @Test
  void leavesNoMomentOfAClientOut() throws Exception {
    var first = new AtomicLong(Long.MAX_VALUE);
    var last = new AtomicLong();
    PhaseTimer.Worked worked =
        work(
            new ClientLoad(1, 200, 0, 0, 0),
            _ -> {
              first.accumulateAndGet(System.nanoTime(), Math::min);
              int result = sleep(1);
              last.set(System.nanoTime());
              return result;
            });

    double sum =
        only(worked.service()).latencies().recorded().getMean() * only(worked.service()).done();
    assertThat(sum)
        .isBetween(
            (last.get() - first.get()) * 0.998, (worked.endNanos() - worked.beginNanos()) * 1.002);
  }

  @Test
  void tellsEachSecondOnce() throws Exception {
    ClientFigures service = work(new ClientLoad(2, 0, 2, 0, 0), _ -> sleep(1)).service();

    assertThat(intervals).isNotEmpty().noneMatch(ClientInterval::warmup);
    assertThat(intervals.subList(0, intervals.size() - 1))
        .allSatisfy(each -> assertThat(each.nanos()).isGreaterThanOrEqualTo(1000 * MILLI));
    long done =
        intervals.stream()
            .flatMap(each -> each.operations().stream())
            .mapToLong(OperationFigures::done)
            .sum();
    assertThat(done).isEqualTo(only(service).done());
    for (int i = 1; i < intervals.size(); i++) {
      ClientInterval before = intervals.get(i - 1);
      assertThat(intervals.get(i).fromNanos()).isEqualTo(before.fromNanos() + before.nanos());
    }
  }

  @Test
  void countsNothingOfTheWarmUp() throws Exception {
    PhaseTimer.Worked worked = work(new ClientLoad(2, 0, 1, 1, 0), _ -> sleep(1));

    assertThat(worked.endNanos() - worked.beginNanos()).isGreaterThanOrEqualTo(1000 * MILLI);
    long warm =
        intervals.stream()
            .filter(ClientInterval::warmup)
            .flatMap(each -> each.operations().stream())
            .mapToLong(OperationFigures::done)
            .sum();
    assertThat(warm).isPositive();
    assertThat(only(worked.service()).done()).isLessThan(performed.get() - warm + 3);
    assertThat(counts).hasValue(1);
  }

  private static void ended(Thread thread) {
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }

  @Test
  void namesTheTailInWhichOnlySomeWork() throws Exception {
    var first = new CompletableFuture<Thread>();
    PhaseTimer.Worked worked =
        work(
            new ClientLoad(2, 10, 0, 0, 0),
            client -> {
              if (client == 1) {
                first.complete(Thread.currentThread());
                return 0;
              }
              ended(first.join());
              return sleep(30);
            });

    assertThat(worked.service().tailNanos())
        .isBetween(10 * 30 * MILLI, worked.endNanos() - worked.beginNanos());
  }

  @Test
  void countsConflictsAndWhatWasGivenUp() throws Exception {
    ClientFigures service =
        work(new ClientLoad(2, 10, 0, 0, 0), client -> client == 1 ? 2 : -1 - 5).service();

    assertThat(only(service).done()).isEqualTo(10);
    assertThat(only(service).failed()).isEqualTo(10);
    assertThat(only(service).retried()).isEqualTo(10 * 2 + 10 * 5);
  }

  @Test
  void endsAllWhenOneFails() {
    assertThatExceptionOfType(SQLException.class)
        .isThrownBy(() ->
            work(
                new ClientLoad(3, 0, 3600, 0, 0),
                client -> {
                  if (client == 2) {
                    throw new SQLException("the disk is gone");
                  }
                  return sleep(1);
                }))
        .withMessage("the disk is gone");
  }

  @Test
  void passesOnThatMemoryIsShort() {
    assertThatExceptionOfType(OutOfMemoryError.class)
        .isThrownBy(() ->
            work(
                new ClientLoad(2, 10, 0, 0, 0),
                _ -> {
                  throw new OutOfMemoryError("no more");
                }));
  }

  @Test
  void saysInWhatAClientHangs() {
    assertThatExceptionOfType(HungException.class)
        .isThrownBy(() ->
            work(
                new ClientLoad(3, 5, 0, 0, 0),
                TimeUnit.SECONDS.toNanos(1),
                client -> client == 2 ? Integer.MIN_VALUE : sleep(1)))
        .withMessageContaining("client 2 of 3 hangs")
        .withMessageContaining("it has been in \"SELECT 1\" of ask");
  }

  @Test
  void saysWhatFailedBeforeAClientHung() {
    var hangs = new CompletableFuture<Boolean>();
    assertThatExceptionOfType(HungException.class)
        .isThrownBy(() ->
            work(
                new ClientLoad(3, 5, 0, 0, 0),
                client -> {
                  if (client == 2) {
                    hangs.complete(true);
                    return Integer.MIN_VALUE;
                  }
                  if (client == 1 && hangs.join()) {
                    throw new SQLException("the disk is gone");
                  }
                  return sleep(1);
                }))
        .withMessageContaining("client 2 of 3 hangs")
        .withMessageEndingWith("of ask, after another client failed: the disk is gone");
  }

  @Test
  void startsOperationsAtTheRateThatIsAskedFor() throws Exception {
    var begun = new ConcurrentSkipListSet<Long>();
    PhaseTimer.Worked worked =
        work(
            new ClientLoad(3, 0, 2, 0, 300),
            _ -> {
              begun.add(System.nanoTime());
              return 0;
            });

    // All 600, unless the clients were delayed just before the end.
    assertThat(only(worked.service()).done()).isBetween(300L, 600L);
    long due = worked.beginNanos();
    for (long each : begun) {
      assertThat(each).isGreaterThanOrEqualTo(due);
      due += 1000 * MILLI / 300;
    }
  }

  /// Avoids coordinated omission. In a closed loop, a stall is one slow operation, and the
  /// operations due during the stall are missing.
  @Test
  void hasAStallInThe99thPercentileOfAnOpenLoop() throws Exception {
    var last = new AtomicLong(System.nanoTime());
    Operation stalls =
        _ -> {
          long now = System.nanoTime();
          if (now - last.get() > TimeUnit.SECONDS.toNanos(1)) {
            last.set(now);
            return sleep(100);
          }
          return 0;
        };

    ClientFigures open = work(new ClientLoad(1, 0, 3, 0, 1000), stalls).service();
    assertThat(open.latency(99)).isGreaterThan(50 * MILLI).isGreaterThan(open.latency(50));

    last.set(System.nanoTime());
    ClientFigures closed = work(new ClientLoad(1, 0, 3, 0, 0), stalls).service();
    assertThat(closed.latency(99)).isLessThan(open.latency(99));
    assertThat(closed.longest()).isGreaterThan(90 * MILLI);
  }

  @Test
  void namesTheBacklogOfARateThatCantBeReached() throws Exception {
    ClientFigures service = work(new ClientLoad(2, 0, 2, 0, 1000), _ -> sleep(10)).service();

    // Two clients perform at most 200 operations a second.
    assertThat(service.due()).isGreaterThanOrEqualTo(2000);
    assertThat(service.backlog()).isGreaterThan(1400);
    assertThat(intervals.getLast().backlog()).isGreaterThan(1000);
    assertThat(service.latency(99)).isGreaterThan(1000 * MILLI);
  }
}
