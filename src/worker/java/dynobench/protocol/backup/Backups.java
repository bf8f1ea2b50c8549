package dynobench.protocol.backup;

import dynobench.engine.Database;
import dynobench.engine.Engine;
import dynobench.engine.OnlineBackup;
import dynobench.engine.RecordTable;
import dynobench.engine.Session;
import dynobench.plan.CommitStyle;
import dynobench.protocol.PhaseTimer;
import dynobench.protocol.Protocol;
import dynobench.protocol.TrialContext;
import dynobench.protocol.VerificationContext;
import dynobench.protocol.WrongDataException;
import dynobench.protocol.clients.ClientLoad;
import dynobench.protocol.clients.ClientPhase;
import dynobench.workload.Settings;
import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// Protocol that measures an online backup. Clients first write alone, and then until the engine
/// has copied the database. Then the copy is opened. It must equal a state of the database during
/// the backup.
public final class Backups implements Protocol {
  private static final CommitStyle ALL_AT_ONCE = new CommitStyle.OneTransaction();
  private static final CommitStyle READING = new CommitStyle.Autocommit();
  private static final List<String> KINDS = List.of("write");

  private final List<OverwritingClient> writers = new ArrayList<>();
  private long[] before = {};
  private long[] after = {};
  private long loaded;
  private @Nullable OnlineBackup copy;

  @Override
  public void run(TrialContext measuring) throws WrongDataException, SQLException, IOException {
    SeededTwins source = source(measuring.settings(), measuring.seed());
    PhaseTimer timer = measuring.timer();
    timer.time(
        "load",
        source.pairs(),
        () -> loaded,
        measuring.engine(),
        database -> load(database, source));
    ClientLoad alone =
        ClientLoad.of(
            measuring.workload().phase("alone").orElseThrow().crew().orElseThrow(),
            measuring.settings());
    write(measuring, "alone", source, alone, null);
    write(measuring, "meanwhile", source, endless(alone), this::copy);
    restore(timer, source);
    timer.account(account());
  }

  private static SeededTwins source(Settings settings, long seed) {
    return new SeededTwins(
        seed, settings.whole("pairs"), settings.count("clients"), settings.count("value_bytes"));
  }

  /// Returns a load for as many clients, without end, warm-up or rate. The end of the backup ends
  /// it.
  private static ClientLoad endless(ClientLoad load) {
    return new ClientLoad(load.clients(), Long.MAX_VALUE, 0, 0, 0);
  }

  private void load(Database database, SeededTwins source) throws SQLException, IOException {
    try (RecordTable empty = database.records(READING)) {
      empty.create();
    }
    try (RecordTable table = database.records(ALL_AT_ONCE)) {
      for (long pair = 1; pair <= source.pairs(); pair++) {
        long key = SeededTwins.firstKey(pair);
        table.insert(key, source.value(key, 0));
        table.insert(key + 1, source.value(key + 1, 0));
        loaded++;
      }
      table.commit();
    }
  }

  /// Runs a phase of writing clients.
  ///
  /// @param companion concurrent work whose end ends the clients; null where the load of the
  ///   clients ends them
  private void write(
      TrialContext measuring,
      String phase,
      SeededTwins source,
      ClientLoad load,
      ClientPhase.@Nullable Companion companion)
      throws WrongDataException, SQLException, IOException {
    long[] committed = committed(source.clients());
    writers.clear();
    var staff =
        new ClientPhase(
            load,
            KINDS,
            (number, session) -> createClient(source, number, session, committed[number - 1]),
            measuring.deadlineNanos(),
            interval -> measuring.timer().passed(phase, interval),
            companion);
    long expected =
        measuring.workload().phase(phase).orElseThrow().operations().of(measuring.settings());
    measuring.timer().time(phase, expected, measuring.engine(), staff);
  }

  private OverwritingClient createClient(
      SeededTwins source, int number, Session session, long committed)
      throws SQLException, IOException {
    var writer = new OverwritingClient(source, number, session, committed);
    writers.add(writer);
    return writer;
  }

  /// Returns the commits of each client in all phases so far; 0 before the first phase with
  /// clients.
  private long[] committed(int clients) {
    return writers.isEmpty()
        ? new long[clients]
        : writers.stream().mapToLong(OverwritingClient::committed).toArray();
  }

  /// Makes the backup and stores the bounds of the expected state. A transaction may be in the copy
  /// although it is acknowledged only after the copy is complete.
  private void copy(Database database) throws SQLException, IOException {
    OnlineBackup backup = database.backup();
    copy = backup;
    before = committed(writers.size());
    backup.make();
    after = committed(writers.size());
    for (int i = 0; i < after.length; i++) {
      after[i]++;
    }
  }

  private void restore(PhaseTimer timer, SeededTwins source)
      throws WrongDataException, SQLException, IOException {
    OnlineBackup backup = Objects.requireNonNull(copy);
    var snapshot = new BackupAudit(source);
    try (Engine restored = backup.restored()) {
      timer
          .of(backup.folder())
          .time(
              "restore",
              2 * source.pairs(),
              snapshot::count,
              restored,
              database -> read(database, snapshot));
    }
    snapshot.requireBetween(before, after);
  }

  private static void read(Database database, BackupAudit snapshot)
      throws SQLException, IOException {
    try (RecordTable table = database.records(READING)) {
      table.scan(snapshot);
    }
  }

  private static String name(int client) {
    return "client_" + client;
  }

  private Map<String, Long> account() {
    var account = new HashMap<String, Long>();
    for (int i = 0; i < writers.size(); i++) {
      account.put(name(i + 1), writers.get(i).committed());
    }
    return account;
  }

  @Override
  public long verify(VerificationContext verifying)
      throws WrongDataException, SQLException, IOException {
    SeededTwins source = source(verifying.settings(), verifying.seed());
    var snapshot = new BackupAudit(source);
    Database database = verifying.open();
    read(database, snapshot);
    database.close();
    var committed = new long[source.clients()];
    long all = 0;
    for (int i = 0; i < committed.length; i++) {
      committed[i] = verifying.account().getOrDefault(name(i + 1), 0L);
      all += committed[i];
    }
    snapshot.requireBetween(
        verifying.mayLose() ? new long[committed.length] : committed, committed);
    long kept = 0;
    for (long each : snapshot.transactions()) {
      kept += each;
    }
    return all - kept;
  }
}
