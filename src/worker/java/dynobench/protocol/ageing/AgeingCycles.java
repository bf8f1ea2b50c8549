package dynobench.protocol.ageing;

import dynobench.engine.Database;
import dynobench.engine.RecordTable;
import dynobench.measure.AgeingObservation;
import dynobench.measure.ClientFigures;
import dynobench.measure.JvmHeap;
import dynobench.measure.Latencies;
import dynobench.measure.OperationFigures;
import dynobench.plan.CommitStyle;
import dynobench.protocol.PhaseTimer;
import dynobench.protocol.WrongDataException;
import java.io.IOException;
import java.sql.SQLException;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import org.HdrHistogram.Histogram;
import org.jspecify.annotations.Nullable;

/// Cycles of transactions on an open database. After each cycle, untimed, all records are read and
/// compared, and the cycle is reported. The values of a transaction exist before its clock starts.
final class AgeingCycles implements PhaseTimer.Staffed {
  /// Number of cycles and their changes.
  ///
  /// @param changes number of changes of a cycle
  /// @param perTransaction number of changes of a transaction; the last one of a cycle may have
  ///   fewer
  /// @param pauseMillis time between two cycles, untimed
  record Rhythm(int cycles, long changes, int perTransaction, long pauseMillis) {}

  private static final byte[] NO_VALUE = {};

  private final LiveRecords live;
  private final AgeingValues values;
  private final Rhythm rhythm;
  private final PhaseTimer timer;
  private final LiveRecords.Change[] kinds;
  private final long[] keys;
  private final byte[][] arrays;
  private final Histogram all = new Histogram(Latencies.DIGITS);
  private final JvmHeap heap = new JvmHeap();
  private @Nullable Database opened;
  private long done;
  private long workedNanos;

  AgeingCycles(LiveRecords live, AgeingValues values, Rhythm rhythm, PhaseTimer timer) {
    this.live = live;
    this.values = values;
    this.rhythm = rhythm;
    this.timer = timer;
    this.kinds = new LiveRecords.Change[rhythm.perTransaction()];
    this.keys = new long[rhythm.perTransaction()];
    this.arrays = new byte[rhythm.perTransaction()][];
  }

  /// Returns the number of changes of all cycles.
  long expected() {
    return rhythm.cycles() * rhythm.changes();
  }

  @Override
  public long done() {
    return done;
  }

  @Override
  public void open(Database database) {
    opened = database;
  }

  @Override
  public PhaseTimer.Worked work(Runnable counts)
      throws WrongDataException, SQLException, IOException {
    Database database = Objects.requireNonNull(opened);
    counts.run();
    heap.readUse();
    for (int cycle = 1; cycle <= rhythm.cycles(); cycle++) {
      var latencies = new Histogram(Latencies.DIGITS);
      long nanos = change(database, latencies);
      workedNanos += nanos;
      all.add(latencies);
      heap.readUse();
      long stored = timer.storedBytes();
      verify(database, cycle);
      pause();
      timer.observed(
          new AgeingObservation.Cycle(
              cycle,
              rhythm.changes(),
              nanos,
              Latencies.of(latencies, latencies.getMaxValue()),
              stored,
              live.bytes()));
    }
    long end = System.nanoTime();
    return new PhaseTimer.Worked(end - workedNanos, end, figures());
  }

  private void pause() {
    try {
      TimeUnit.MILLISECONDS.sleep(rhythm.pauseMillis());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IllegalStateException("Interrupted between two cycles", e);
    }
  }

  private ClientFigures figures() {
    var transactions =
        new OperationFigures(
            "transaction", all.getTotalCount(), 0, 0, Latencies.of(all, all.getMaxValue()));
    return new ClientFigures(1, 0, 0, 0, heap.least(), heap.most(), List.of(transactions));
  }

  /// Runs the transactions of a cycle, and returns the sum of their times.
  private long change(Database database, Histogram latencies) throws SQLException, IOException {
    long nanos = 0;
    try (RecordTable table = database.records(new CommitStyle.Every(rhythm.perTransaction()))) {
      for (long left = rhythm.changes(); left > 0; left -= rhythm.perTransaction()) {
        int changes = (int) Math.min(left, rhythm.perTransaction());
        prepare(changes);
        long start = System.nanoTime();
        for (int i = 0; i < changes; i++) {
          apply(table, i);
        }
        if (changes < rhythm.perTransaction()) {
          table.commit();
        }
        long took = System.nanoTime() - start;
        latencies.recordValue(took);
        nanos += took;
        done += changes;
      }
    }
    return nanos;
  }

  private void prepare(int changes) {
    for (int i = 0; i < changes; i++) {
      live.next();
      kinds[i] = live.change();
      keys[i] = live.changedKey();
      arrays[i] =
          kinds[i] == LiveRecords.Change.DELETE
              ? NO_VALUE
              : values.value(keys[i], live.changedVersion());
    }
  }

  private void apply(RecordTable table, int i) throws SQLException, IOException {
    switch (kinds[i]) {
      case DELETE -> table.delete(keys[i]);
      case INSERT -> table.insert(keys[i], arrays[i]);
      case UPDATE -> table.update(keys[i], arrays[i]);
    }
  }

  private void verify(Database database, int cycle)
      throws WrongDataException, SQLException, IOException {
    var found = new AgeingAudit(values);
    try (RecordTable table = database.records(AgeingData.READING)) {
      table.scan(found);
    }
    found.require(live, "after cycle " + cycle);
  }

  @Override
  public void close() {}
}
