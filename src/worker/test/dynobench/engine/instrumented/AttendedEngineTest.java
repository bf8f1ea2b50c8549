package dynobench.engine.instrumented;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.engine.Database;
import dynobench.engine.PairTable;
import dynobench.engine.RecordTable;
import dynobench.engine.SelectOptions;
import dynobench.engine.baseline.HeapMapEngine;
import dynobench.engine.instrumented.Slowdown.Paid;
import dynobench.plan.CommitStyle;
import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;

class AttendedEngineTest {
  private static final CommitStyle EACH = new CommitStyle.Autocommit();
  private static final int ROWS = 5;

  /// Counts operations without delaying them.
  private static final class Counter implements OperationListener {
    private boolean inside;
    private int count;

    @Override
    public void beforeOperation() {
      assertThat(inside).isFalse();
      inside = true;
    }

    @Override
    public void afterOperation() {
      assertThat(inside).isTrue();
      inside = false;
      count++;
    }
  }

  @Nested
  class Hears {
    private final Counter counter = new Counter();
    private final AttendedEngine engine = new AttendedEngine(new HeapMapEngine(false), counter);

    @Test
    void ofEachRowThatIsInsertedOrRead() throws SQLException, IOException {
      Database database = engine.open();
      database.rows().create();
      counter.count = 0;

      database.rows().insert(new FewRows(ROWS), EACH);
      // The preparation, the rows, and the work after the last row.
      assertThat(counter.count).isEqualTo(ROWS + 2);

      counter.count = 0;
      var read = new ArrayList<String>();
      database
          .rows()
          .scan(
              SelectOptions.ALL,
              (name, _, _, _, _) -> {
                assertThat(counter.inside).isFalse();
                read.add(String.valueOf(name));
              });
      assertThat(read).hasSize(ROWS);
      assertThat(counter.count).isEqualTo(ROWS + 1);
    }

    @Test
    void ofEachCallForPairs() throws SQLException, IOException {
      try (PairTable pairs = engine.open().pairs(EACH)) {
        pairs.create();
        pairs.put("a", "b");
        assertThat(pairs.get("a")).isEqualTo("b");
        pairs.commit();
      }

      assertThat(counter.count).isEqualTo(6); // including opening and closing
    }

    @Test
    void ofEachCallForRecordsAndEachThatAScanReads() throws SQLException, IOException {
      var read = new ArrayList<Long>();
      Database database = engine.open();
      try (RecordTable records = database.records(EACH)) {
        records.create();
        records.insert(1, new byte[8]);
        records.insert(2, new byte[8]);
        records.update(1, new byte[9]);
        records.read(1, (key, _) -> read.add(key));
        records.commit();
        counter.count = 0;
        records.scan((key, _) -> read.add(key));
      }

      assertThat(read).containsExactlyInAnyOrder(1L, 1L, 2L);
      assertThat(counter.count).isEqualTo(4); // before the first, two records, closing the table
      database.close();
      assertThat(counter.count).isEqualTo(5);
    }
  }

  @Nested
  class Slowed {
    /// Work of the engine so far, and time on the clock, both in nanoseconds.
    private final AtomicLong worked = new AtomicLong();

    private final AtomicLong clock = new AtomicLong();

    private void work(long nanos) {
      worked.addAndGet(nanos);
      clock.addAndGet(nanos);
    }

    /// Reads the clock, which takes 7 ns.
    private long ask() {
      return clock.addAndGet(7);
    }

    @Test
    void takesLongerByTheShareHoweverShortOperationsAre() {
      var slowdown = new Slowdown(0.1, Paid.AT_ONCE, this::ask);
      for (int i = 0; i < 10_000; i++) {
        slowdown.beforeOperation();
        work(100 + i % 1_000);
        slowdown.afterOperation();
      }

      // Each operation reads the clock twice. The part within the operation is slowed down too.
      double asking = (2 + 0.1) * 7 * 10_000;
      assertThat((clock.get() - asking) / worked.get()).isBetween(1.0999, 1.1001);
    }

    @Test
    void mayWaitForAllOperationsAtTheEnd() {
      var slowdown = new Slowdown(0.1, Paid.AT_THE_END, this::ask);
      for (int i = 0; i < 100; i++) {
        slowdown.beforeOperation();
        work(1_000);
        slowdown.afterOperation();
      }
      long before = clock.get();
      slowdown.afterLast();

      assertThat(before).isEqualTo(worked.get() + 2 * 7 * 100);
      assertThat(clock.get() - before).isBetween(10_000L, 10_100L);
    }

    @Test
    void takesAsLongAsItTakesByAShareOfNothing() {
      var slowdown = new Slowdown(0, Paid.AT_ONCE, this::ask);
      for (int i = 0; i < 100; i++) {
        slowdown.beforeOperation();
        work(1_000);
        slowdown.afterOperation();
      }

      assertThat(clock.get()).isEqualTo(worked.get() + 2 * 7 * 100);
    }

    @Test
    void isNotLetOffByAPauseThatFellIntoItsWaiting() {
      var pause = new AtomicLong(1_000_000_000);
      var asked = new AtomicLong();
      var slowdown =
          new Slowdown(
              0.5,
              Paid.AT_ONCE,
              () -> clock.addAndGet(asked.incrementAndGet() == 3 ? pause.getAndSet(0) : 1));
      for (int i = 0; i < 100; i++) {
        slowdown.beforeOperation();
        work(100_000);
        slowdown.afterOperation();
      }

      assertThat((clock.get() - 1e9) / worked.get()).isBetween(1.49, 1.51);
    }

    @Test
    void slowsByTheRealClockNoLessThanAsked() {
      var slowdown = new Slowdown(0.5, Paid.AT_ONCE, System::nanoTime);
      long working = 0;
      long start = System.nanoTime();
      for (int i = 0; i < 20; i++) {
        slowdown.beforeOperation();
        long began = System.nanoTime();
        while (System.nanoTime() - began < 200_000) {
          Thread.onSpinWait();
        }
        working += System.nanoTime() - began;
        slowdown.afterOperation();
      }
      long whole = System.nanoTime() - start;

      // The last operation may have a credit of at most a microsecond.
      assertThat(whole).isGreaterThan((long) (1.5 * working) - 1_000);
    }
  }
}
