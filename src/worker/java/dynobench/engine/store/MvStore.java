package dynobench.engine.store;

import dynobench.engine.Database.Identity;
import dynobench.setup.Setup;
import dynobench.setup.Setup.Store.Writes;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.h2.mvstore.DataUtils;
import org.h2.mvstore.MVMap;
import org.h2.mvstore.MVStore;
import org.h2.mvstore.MVStoreException;
import org.h2.mvstore.tx.Transaction;
import org.h2.mvstore.tx.TransactionMap;
import org.h2.mvstore.tx.TransactionStore;
import org.h2.mvstore.type.ByteArrayDataType;
import org.jspecify.annotations.Nullable;

/// H2's MVStore: one map, with H2's transactions where the mode has them.
///
/// A commit changes maps in memory only. A thread of the library writes them once a second, and
/// after many changes; with deferred writes, only closing does. In a mode whose commits reach the
/// system, each commit writes the changes itself. In such a mode the thread must be off: a commit
/// would treat the thread's unfinished writes as written, and would not wait for them.
final class MvStore implements Store {
  private static final String NAME = "test";

  /// Time for compacting at close, with which the library rewrites the whole file.
  private static final int UNLIMITED = -1;

  private static final List<String> NUMBERS =
      List.of(
          "autoCommitBufferSize",
          "autoCompactFillRate",
          "cacheConcurrency",
          "cacheSize",
          "compress",
          "keysPerPage",
          "pageSplitSize");

  private final Writes writes;
  private final MVStore store;
  private final @Nullable TransactionStore transactions;
  private boolean rewrites;

  MvStore(Setup.Store setup, Path folder) {
    this.writes = setup.writes();
    this.store = builder(setup, folder).open();
    this.transactions = writes.commits() ? transactions(store) : null;
  }

  private static MVStore.Builder builder(Setup.Store setup, Path folder) {
    setup.properties().forEach(MvStore::check);
    var builder =
        MVStore.Builder.fromString(
            setup.properties().entrySet().stream()
                .map(each -> each.getKey() + ":" + each.getValue())
                .collect(Collectors.joining(",")));
    return switch (setup.writes()) {
      case MEMORY -> builder;
      case PLAIN, NO_SYNC -> builder.fileName(file(folder));
      case DEFERRED, WRITE_NO_SYNC, SYNC -> builder.fileName(file(folder)).autoCommitDisabled();
    };
  }

  /// Checks a setting, because the library ignores unknown ones.
  private static void check(String name, String value) {
    if (!NUMBERS.contains(name)) {
      throw new IllegalArgumentException(
          name + " is not a setting of MVStore; its settings are " + String.join(", ", NUMBERS));
    }
    if (!value.matches("\\d{1,9}")) {
      throw new IllegalArgumentException(name + " must be a number, not \"" + value + "\"");
    }
  }

  private static String file(Path folder) {
    return folder.resolve("store.mv").toString();
  }

  /// Opens transactions, and rolls back those that a killed process left.
  private static TransactionStore transactions(MVStore store) {
    var transactions = new TransactionStore(store);
    transactions.init();
    transactions.endLeftoverTransactions();
    return transactions;
  }

  @Override
  public Identity identity() {
    String version = MVStore.class.getPackage().getImplementationVersion();
    return new Identity("H2 MVStore", version == null ? "?" : version, "its own API");
  }

  @Override
  public StoreSession session() {
    return transactions == null
        ? new MvMapSession(map())
        : new MvSession(this, transactions, begin(transactions));
  }

  private MVMap<byte[], byte[]> map() {
    return store.openMap(
        NAME,
        new MVMap.Builder<byte[], byte[]>()
            .keyType(ByteArrayDataType.INSTANCE)
            .valueType(ByteArrayDataType.INSTANCE));
  }

  static TransactionMap<byte[], byte[]> map(Transaction transaction) {
    return transaction.openMap(NAME, ByteArrayDataType.INSTANCE, ByteArrayDataType.INSTANCE);
  }

  /// Begins a transaction with H2's default time to wait for locks.
  static Transaction begin(TransactionStore transactions) {
    Transaction transaction = transactions.begin();
    transaction.setTimeoutMillis(MvSession.LOCK_MILLIS);
    return transaction;
  }

  /// Writes the changes of a committed transaction, as the mode requires.
  void committed() {
    if (writes == Writes.WRITE_NO_SYNC || writes == Writes.SYNC) {
      store.commit();
    }
    if (writes == Writes.SYNC) {
      store.sync();
    }
  }

  /// Lets closing rewrite the whole file, as `SHUTDOWN DEFRAG` of H2 does. While the store is open,
  /// it may not reuse chunks that are younger than 45 seconds.
  @Override
  public boolean cleanUp() {
    rewrites = true;
    return true;
  }

  static boolean isConflict(MVStoreException thrown) {
    return thrown.getErrorCode() == DataUtils.ERROR_TRANSACTION_LOCKED
        || thrown.getErrorCode() == DataUtils.ERROR_TRANSACTIONS_DEADLOCK;
  }

  @Override
  public void recreate() {
    if (transactions == null) {
      map().clear();
    } else {
      Transaction transaction = transactions.begin();
      map(transaction).clear();
      transaction.commit();
      committed();
    }
  }

  /// Closes the store. It writes the remaining changes, and forces them to the disk.
  @Override
  public void close() {
    if (transactions != null) {
      transactions.close();
    }
    if (rewrites) {
      store.close(UNLIMITED);
    } else {
      store.close();
    }
  }
}
