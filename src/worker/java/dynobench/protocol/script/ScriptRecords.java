package dynobench.protocol.script;

import dynobench.engine.Database;
import dynobench.engine.RecordTable;
import dynobench.engine.Session;
import dynobench.plan.CommitStyle;
import dynobench.protocol.SeededRandom;
import dynobench.protocol.WrongDataException;
import dynobench.protocol.clients.CommittedSums;
import dynobench.script.PhaseWork;
import dynobench.script.PredefinedNames;
import dynobench.script.ValueType;
import dynobench.workload.Settings;
import dynobench.workload.Table;
import dynobench.workload.Workload;
import java.io.IOException;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// Records of a script. Loads them, and checks at the end that each holds its expected value.
final class ScriptRecords implements OperationTarget {
  private static final CommitStyle EACH = new CommitStyle.Autocommit();
  private static final int LOADER = 0;

  private final Workload workload;
  private final Settings settings;
  private final long seed;
  private final DeletedKeys deletions = new DeletedKeys();
  private final List<ExpectedRecords> expectedByClient = new ArrayList<>();
  private long loaded;
  private boolean made;

  ScriptRecords(Workload workload, Settings settings, long seed) {
    this.workload = workload;
    this.settings = settings;
    this.seed = seed;
  }

  @Override
  public long filled() {
    return loaded;
  }

  @Override
  public void create(Database database) throws SQLException, IOException {
    if (!made) {
      try (RecordTable empty = database.records(EACH)) {
        empty.create();
      }
      made = true;
    }
  }

  /// Loads the first records, or the next ones after these.
  @Override
  public void fill(PhaseWork.Fill fill, Database database) throws SQLException, IOException {
    create(database);
    var scope = new Scope(workload, settings, Map.of());
    Scope.Slot row = scope.slot(PredefinedNames.ROW, ValueType.WHOLE);
    long count = scope.number(fill.tables().getFirst().rows());
    CompiledValue.ObjectSource values = RecordStepCompiler.values(described(), scope);
    var frame = new EvaluationFrame(scope.slots(), seed);
    long start = SeededRandom.seedOf(seed, described().name());
    try (RecordTable table =
        database.records(new CommitStyle.Every(Math.toIntExact(fill.commit())))) {
      for (long end = loaded + count; loaded < end; loaded++) {
        long key = loaded + 1;
        frame.draws.restart(start + key);
        frame.wholes[row.number()] = key;
        byte[] value = (byte[]) values.of(frame);
        RecordStamp.put(value, key, LOADER, 0);
        table.insert(key, value);
      }
      table.commit();
    }
  }

  private Table described() {
    return workload.tables().getFirst();
  }

  @Override
  public RecordStepCompiler compilerFor(int number, Session session) {
    while (expectedByClient.size() < number) {
      expectedByClient.add(new ExpectedRecords(expectedByClient.size() + 1, loaded, deletions));
    }
    return new RecordStepCompiler(described(), session, expectedByClient.get(number - 1));
  }

  @Override
  public boolean commitsEachStep() {
    return true;
  }

  /// Checks the records and reports the sums, which include count and sum of the records.
  @Override
  public void audit(Database database, CommittedSums ledger, Consumer<Map<String, Long>> report)
      throws WrongDataException, SQLException, IOException {
    var audit = new RecordAudit(expectedByClient, deletions);
    scan(database, audit);
    audit.require(loaded);
    audit.account(ledger);
    report.accept(ledger.entries());
  }

  @Override
  public long lost(Database database, Map<String, Long> account, boolean mayLose)
      throws WrongDataException, SQLException, IOException {
    var audit = new RecordAudit(List.of(), deletions);
    scan(database, audit);
    return audit.lost(account, mayLose);
  }

  private static void scan(Database database, RecordAudit audit) throws SQLException, IOException {
    try (RecordTable table = database.records(EACH)) {
      table.scan(audit);
    }
  }
}
