package dynobench.engine.triples;

import dynobench.engine.Database;
import dynobench.engine.Engine;
import dynobench.setup.Setup;
import dynobench.setup.Setup.Store.Writes;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/// A library that stores triples. In memory, the database stays open from phase to phase.
public final class TripleEngine implements Engine {
  private final Setup.Store setup;
  private final Path folder;
  private @Nullable TripleStore openStore;

  /// Prepares the engine, without opening a database.
  ///
  /// @param folder folder of the trial; it exists
  public TripleEngine(Setup.Store setup, Path folder) {
    this.setup = setup;
    this.folder = folder;
  }

  @Override
  public Database open() throws IOException {
    if (setup.writes() != Writes.MEMORY) {
      return new TripleDatabase(store(), true);
    }
    if (openStore == null) {
      openStore = store();
    }
    return new TripleDatabase(openStore, false);
  }

  private TripleStore store() throws IOException {
    return switch (setup.library()) {
      case RDF4J -> new Rdf4jStore(setup, folder);
      case BASEX -> new BaseXStore(setup, folder);
      case JE, MVSTORE, ROCKSDB, LMDB, BDB ->
          throw new IllegalArgumentException(setup.library() + " keeps no triples");
    };
  }

  @Override
  public void close() throws IOException {
    if (openStore != null) {
      openStore.close();
    }
  }
}
