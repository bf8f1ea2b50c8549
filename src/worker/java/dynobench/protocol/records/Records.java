package dynobench.protocol.records;

import dynobench.engine.Database;
import dynobench.engine.RecordTable;
import dynobench.plan.CommitStyle;
import dynobench.protocol.PhaseTimer;
import dynobench.protocol.Protocol;
import dynobench.protocol.TrialContext;
import dynobench.protocol.VerificationContext;
import dynobench.protocol.WrongDataException;
import dynobench.workload.ColdCache;
import dynobench.workload.Settings;
import java.io.IOException;
import java.sql.SQLException;
import java.util.function.LongSupplier;

/// Protocol of the Berkeley DB paper. Records are loaded in one transaction, then read and
/// overwritten one at a time, and read in bulk.
///
/// Before each of the last three phases all records are read once to fill the engine's caches; that
/// counts as opening. A plan may ask for the contrary: then the files of the database are removed
/// from the system's page cache before each of these phases.
public final class Records implements Protocol {
  private static final CommitStyle ALL_AT_ONCE = new CommitStyle.OneTransaction();
  private static final CommitStyle READING = new CommitStyle.Autocommit();

  private long loaded;
  private long written;

  @Override
  public void run(TrialContext measuring) throws WrongDataException, SQLException, IOException {
    Settings settings = measuring.settings();
    SeededRecords source = source(settings, measuring.seed());
    long reads = settings.whole("reads");
    long writes = settings.whole("writes");
    long scans = settings.whole("scans");
    RecordSum expectedReads = expected(source, reads);
    measuring
        .timer()
        .time(
            "load",
            source.count(),
            () -> loaded,
            measuring.engine(),
            database -> load(database, source));
    var singles = new RecordSum();
    time(
        measuring,
        "read",
        reads,
        singles::count,
        database -> read(database, source, reads, singles));
    singles.require("the timed reads", expectedReads);
    time(
        measuring,
        "write",
        writes,
        () -> written,
        database -> write(database, source, writes, measuring.commit()));
    var bulk = new RecordSum();
    time(
        measuring,
        "bulk",
        source.count() * scans,
        bulk::count,
        database -> scan(database, scans, bulk));
    bulk.require("the timed scans", all(source, writes, scans));
  }

  /// Times a phase with warm caches, or with a cold page cache.
  private static void time(
      TrialContext measuring,
      String phase,
      long expected,
      LongSupplier done,
      PhaseTimer.DatabaseWork work)
      throws SQLException, IOException {
    boolean cold = ColdCache.isRequested(measuring.settings());
    if (cold) {
      // An engine that replays its log at opening would bring the data into the cache again.
      measuring.engine().open().close();
      measuring.timer().dropCache(phase);
    }
    measuring
        .timer()
        .time(phase, expected, done, measuring.engine(), cold ? _ -> {} : Records::warmUp, work);
  }

  private static SeededRecords source(Settings settings, long seed) {
    return new SeededRecords(seed, settings.whole("records"), settings.count("value_bytes"));
  }

  private static RecordSum expected(SeededRecords source, long reads) {
    var sum = new RecordSum();
    for (long i = 0; i < reads; i++) {
      long key = source.readKey(i);
      sum.record(key, source.value(key, 0));
    }
    return sum;
  }

  private static RecordSum all(SeededRecords source, long writes, long scans) {
    var sum = new RecordSum();
    for (long write = 0; write < source.count(); write++) {
      long key = source.writeKey(write);
      byte[] value = source.value(key, VersionAudit.of(source, write, writes));
      for (long i = 0; i < scans; i++) {
        sum.record(key, value);
      }
    }
    return sum;
  }

  private void load(Database database, SeededRecords source) throws SQLException, IOException {
    try (RecordTable empty = database.records(READING)) {
      empty.create();
    }
    try (RecordTable table = database.records(ALL_AT_ONCE)) {
      for (long key = 1; key <= source.count(); key++) {
        table.insert(key, source.value(key, 0));
        loaded++;
      }
      table.commit();
    }
  }

  private static void warmUp(Database database) throws SQLException, IOException {
    scan(database, 1, new RecordSum());
  }

  private static void scan(Database database, long times, RecordSum sum)
      throws SQLException, IOException {
    try (RecordTable table = database.records(READING)) {
      for (long i = 0; i < times; i++) {
        table.scan(sum);
      }
    }
  }

  private static void read(Database database, SeededRecords source, long reads, RecordSum sum)
      throws SQLException, IOException {
    try (RecordTable table = database.records(READING)) {
      for (long i = 0; i < reads; i++) {
        table.read(source.readKey(i), sum);
      }
    }
  }

  private void write(Database database, SeededRecords source, long writes, CommitStyle commit)
      throws SQLException, IOException {
    try (RecordTable table = database.records(commit)) {
      for (long i = 0; i < writes; i++) {
        long key = source.writeKey(i);
        table.update(key, source.value(key, source.writeVersion(i)));
        written++;
      }
      table.commit();
    }
  }

  @Override
  public long verify(VerificationContext verifying)
      throws WrongDataException, SQLException, IOException {
    SeededRecords source = source(verifying.settings(), verifying.seed());
    var versions = new VersionAudit(source, verifying.settings().whole("writes"));
    Database database = verifying.open();
    try (RecordTable table = database.records(READING)) {
      table.scan(versions);
    } catch (SQLException e) {
      verifying.permitMissing(e);
    }
    database.close();
    return versions.lost(verifying.mayLose());
  }
}
