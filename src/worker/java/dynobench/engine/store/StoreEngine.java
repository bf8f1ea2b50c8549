package dynobench.engine.store;

import dynobench.engine.Database;
import dynobench.engine.Engine;
import dynobench.setup.Setup;
import dynobench.setup.Setup.Store.Writes;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/// A library with one database. In memory, the database stays open from phase to phase.
public final class StoreEngine implements Engine {
  private final Setup.Store setup;
  private final Path folder;
  private @Nullable Store openStore;

  /// Prepares the engine, without opening a database.
  ///
  /// @param folder folder of the trial; it exists
  public StoreEngine(Setup.Store setup, Path folder) {
    this.setup = setup;
    this.folder = folder;
  }

  @Override
  public Database open() throws SQLException, IOException {
    if (setup.writes() != Writes.MEMORY) {
      Store store = store();
      return new StoreDatabase(store, setup.writes(), store::close);
    }
    if (openStore == null) {
      openStore = store();
    }
    return new StoreDatabase(openStore, setup.writes(), () -> {});
  }

  private Store store() throws SQLException, IOException {
    return switch (setup.library()) {
      case JE -> new JeStore(setup, folder);
      case MVSTORE -> new MvStore(setup, folder);
      case ROCKSDB -> new RocksStore(setup, folder);
      case LMDB -> new LmdbStore(setup, folder);
      case BDB -> new BdbStore(setup, folder);
      case RDF4J, BASEX ->
          throw new IllegalArgumentException(setup.library() + " is not a key-value library");
    };
  }

  @Override
  public void close() throws SQLException, IOException {
    if (openStore != null) {
      openStore.close();
    }
  }
}
