package dynobench.engine.store;

import dynobench.engine.Database.Identity;
import dynobench.setup.Setup;
import dynobench.setup.Setup.Store.Writes;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.SQLException;
import java.sql.SQLTransactionRollbackException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.rocksdb.ColumnFamilyDescriptor;
import org.rocksdb.ColumnFamilyHandle;
import org.rocksdb.RocksDB;
import org.rocksdb.RocksDBException;
import org.rocksdb.TransactionDB;
import org.rocksdb.TransactionDBOptions;
import org.rocksdb.WriteOptions;

/// RocksDB: a table is a column family, which can be dropped at once. Transactions lock the keys
/// that they write, as in JE.
final class RocksStore implements Store {
  private static final byte[] NAME = "test".getBytes(StandardCharsets.UTF_8);

  private final Writes writes;
  private final RocksOptions options;
  private final WriteOptions writing;
  private final ColumnFamilyHandle unused;
  private final RocksDB database;
  private ColumnFamilyHandle table;

  RocksStore(Setup.Store setup, Path folder) throws SQLException {
    this.writes = setup.writes();
    this.options = new RocksOptions(setup);
    this.writing =
        new WriteOptions().setDisableWAL(writes == Writes.DEFERRED).setSync(writes == Writes.SYNC);
    var tables = new ArrayList<ColumnFamilyHandle>();
    try {
      this.database = open(folder.toString(), tables);
    } catch (RocksDBException e) {
      throw failure(e);
    }
    this.unused = tables.getFirst();
    this.table = tables.getLast();
  }

  private RocksDB open(String folder, List<ColumnFamilyHandle> tables) throws RocksDBException {
    var wanted = List.of(new ColumnFamilyDescriptor(RocksDB.DEFAULT_COLUMN_FAMILY), described());
    if (!writes.commits()) {
      return RocksDB.open(options.ofAll(), folder, wanted, tables);
    }
    try (var transactions = new TransactionDBOptions()) {
      return TransactionDB.open(options.ofAll(), transactions, folder, wanted, tables);
    }
  }

  private ColumnFamilyDescriptor described() {
    return new ColumnFamilyDescriptor(NAME, options.ofTable());
  }

  @Override
  public Identity identity() {
    RocksDB.Version version = RocksDB.rocksdbVersion();
    return new Identity(
        "RocksDB",
        String.format(
            Locale.ROOT, "%d.%d.%d", version.getMajor(), version.getMinor(), version.getPatch()),
        "rocksdbjni");
  }

  @Override
  public StoreSession session() {
    return new RocksSession(this);
  }

  RocksDB database() {
    return database;
  }

  ColumnFamilyHandle table() {
    return table;
  }

  WriteOptions writing() {
    return writing;
  }

  @Override
  public void recreate() throws SQLException {
    try {
      database.dropColumnFamily(table);
      table.close();
      table = database.createColumnFamily(described());
    } catch (RocksDBException e) {
      throw failure(e);
    }
  }

  /// Compacts all levels into one, without the deleted and overwritten records.
  @Override
  public boolean cleanUp() throws SQLException {
    try {
      database.compactRange(table);
      return true;
    } catch (RocksDBException e) {
      throw failure(e);
    }
  }

  /// Closes the database. Closing writes data without a log; the buffer of a log must be written
  /// first.
  @Override
  public void close() throws SQLException {
    try {
      if (writes == Writes.NO_SYNC) {
        database.flushWal(false);
      }
      table.close();
      unused.close();
      database.closeE();
    } catch (RocksDBException e) {
      throw failure(e);
    } finally {
      writing.close();
      options.close();
    }
  }

  /// Converts an exception. A conflict becomes the exception that JDBC uses for it.
  static SQLException failure(RocksDBException cause) {
    return isConflict(cause)
        ? new SQLTransactionRollbackException(cause.getMessage(), cause)
        : new SQLException(cause.getMessage(), cause);
  }

  private static boolean isConflict(RocksDBException thrown) {
    return thrown.getStatus() != null
        && switch (thrown.getStatus().getCode()) {
          case Busy, TimedOut, TryAgain, Expired -> true;
          case Ok,
              NotFound,
              Corruption,
              NotSupported,
              InvalidArgument,
              IOError,
              MergeInProgress,
              Incomplete,
              ShutdownInProgress,
              Aborted,
              Undefined ->
              false;
        };
  }
}
