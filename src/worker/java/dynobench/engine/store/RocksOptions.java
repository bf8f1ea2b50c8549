package dynobench.engine.store;

import dynobench.setup.Setup;
import dynobench.setup.Setup.Store.Writes;
import java.util.Map;
import java.util.Properties;
import org.jspecify.annotations.Nullable;
import org.rocksdb.ColumnFamilyOptions;
import org.rocksdb.DBOptions;
import org.rocksdb.Env;
import org.rocksdb.RocksDB;
import org.rocksdb.RocksMemEnv;

/// Options that open RocksDB. Some apply to the whole database, others to a table. A descriptor
/// uses RocksDB's own names, and need not distinguish the two kinds.
final class RocksOptions implements AutoCloseable {
  static {
    RocksDB.loadLibrary();
  }

  private final DBOptions all;
  private final ColumnFamilyOptions table;
  private final @Nullable Env memory;

  RocksOptions(Setup.Store setup) {
    var forAll = new Properties();
    var forTable = new Properties();
    for (Map.Entry<String, String> each : setup.properties().entrySet()) {
      (isForAll(each) ? forAll : forTable).setProperty(each.getKey(), each.getValue());
    }
    this.all = forAll.isEmpty() ? new DBOptions() : DBOptions.getDBOptionsFromProps(forAll);
    this.table = table(forTable);
    all.setCreateIfMissing(true)
        .setCreateMissingColumnFamilies(true)
        .setManualWalFlush(setup.writes() == Writes.NO_SYNC);
    this.memory = setup.writes() == Writes.MEMORY ? new RocksMemEnv(Env.getDefault()) : null;
    if (memory != null) {
      all.setEnv(memory);
    }
  }

  private static boolean isForAll(Map.Entry<String, String> setting) {
    var alone = new Properties();
    alone.setProperty(setting.getKey(), setting.getValue());
    try (DBOptions options = DBOptions.getDBOptionsFromProps(alone)) {
      return options != null;
    }
  }

  private static ColumnFamilyOptions table(Properties settings) {
    if (settings.isEmpty()) {
      return new ColumnFamilyOptions();
    }
    ColumnFamilyOptions options = ColumnFamilyOptions.getColumnFamilyOptionsFromProps(settings);
    if (options == null) {
      throw new IllegalArgumentException("RocksDB doesn't know all of these settings: " + settings);
    }
    return options;
  }

  DBOptions ofAll() {
    return all;
  }

  ColumnFamilyOptions ofTable() {
    return table;
  }

  @Override
  public void close() {
    table.close();
    all.close();
    if (memory != null) {
      memory.close();
    }
  }
}
