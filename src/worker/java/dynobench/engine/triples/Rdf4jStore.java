package dynobench.engine.triples;

import dynobench.engine.Database.Identity;
import dynobench.engine.TripleTable;
import dynobench.plan.CommitStyle;
import dynobench.setup.Setup;
import dynobench.setup.Setup.Store.Writes;
import java.nio.file.Path;
import java.util.Map;
import org.eclipse.rdf4j.repository.sail.SailRepository;
import org.eclipse.rdf4j.repository.sail.SailRepositoryConnection;
import org.eclipse.rdf4j.sail.Sail;
import org.eclipse.rdf4j.sail.memory.MemoryStore;
import org.eclipse.rdf4j.sail.nativerdf.NativeStore;

/// Eclipse RDF4J: the native store, or the memory store without files.
final class Rdf4jStore implements TripleStore {
  private static final String INDEXES = "tripleIndexes";

  private final SailRepository repository;
  private final SailRepositoryConnection connection;

  Rdf4jStore(Setup.Store setup, Path folder) {
    this.repository = new SailRepository(sail(setup, folder));
    repository.init();
    this.connection = repository.getConnection();
  }

  private static Sail sail(Setup.Store setup, Path folder) {
    if (setup.writes() == Writes.MEMORY) {
      require(setup.properties(), 0);
      return new MemoryStore();
    }
    var store = new NativeStore(folder.resolve("triples").toFile());
    store.setForceSync(setup.writes() == Writes.SYNC);
    String indexes = setup.properties().get(INDEXES);
    if (indexes != null) {
      store.setTripleIndexes(indexes);
    }
    require(setup.properties(), indexes == null ? 0 : 1);
    return store;
  }

  private static void require(Map<String, String> properties, int known) {
    if (properties.size() > known) {
      throw new IllegalArgumentException(
          "Dynobench supports one setting of RDF4J, "
              + INDEXES
              + " of the native store, not "
              + properties);
    }
  }

  @Override
  public Identity identity() {
    String version = SailRepository.class.getPackage().getImplementationVersion();
    return new Identity("Eclipse RDF4J", version == null ? "?" : version, "its own API");
  }

  @Override
  public TripleTable table(CommitStyle commit) {
    return new Rdf4jTriples(connection, commit);
  }

  @Override
  public void close() {
    connection.close();
    repository.shutDown();
  }
}
