package dynobench.engine.triples;

import dynobench.engine.TripleTable;
import dynobench.plan.CommitStyle;
import org.eclipse.rdf4j.model.IRI;
import org.eclipse.rdf4j.model.Statement;
import org.eclipse.rdf4j.model.Value;
import org.eclipse.rdf4j.model.ValueFactory;
import org.eclipse.rdf4j.query.TupleQuery;
import org.eclipse.rdf4j.query.TupleQueryResult;
import org.eclipse.rdf4j.repository.RepositoryResult;
import org.eclipse.rdf4j.repository.sail.SailRepositoryConnection;
import org.jspecify.annotations.Nullable;

/// Triples as RDF4J statements. Patterns use its API; paths use SPARQL.
final class Rdf4jTriples implements TripleTable {
  private static final String PATH =
      "SELECT ?end WHERE { ?start ?first ?middle . ?middle ?second ?end }";

  private final SailRepositoryConnection connection;
  private final ValueFactory values;
  private final TupleQuery path;
  private final long every;
  private long open;

  Rdf4jTriples(SailRepositoryConnection connection, CommitStyle commit) {
    this.connection = connection;
    this.values = connection.getValueFactory();
    this.path = connection.prepareTupleQuery(PATH);
    this.every = commit.rowsPerCommit();
  }

  @Override
  public void create() {
    connection.clear();
  }

  @Override
  public void insert(String subject, String predicate, String object) {
    begin();
    connection.add(values.createIRI(subject), values.createIRI(predicate), value(object));
    written();
  }

  @Override
  public void delete(String subject, String predicate, String object) {
    begin();
    connection.remove(values.createIRI(subject), values.createIRI(predicate), value(object));
    written();
  }

  /// Begins a transaction for several writes. A single write is a transaction by itself.
  private void begin() {
    if (every > 1 && open == 0) {
      connection.begin();
    }
  }

  private void written() {
    if (every > 1 && ++open == every) {
      commit();
    }
  }

  private Value value(String object) {
    return object.startsWith(RESOURCE) ? values.createIRI(object) : values.createLiteral(object);
  }

  @Override
  public void find(String subject, Sink sink) {
    find(values.createIRI(subject), null, null, sink);
  }

  @Override
  public void find(String predicate, String object, Sink sink) {
    find(null, values.createIRI(predicate), value(object), sink);
  }

  @Override
  public void scan(Sink sink) {
    find(null, null, null, sink);
  }

  private void find(
      @Nullable IRI subject, @Nullable IRI predicate, @Nullable Value object, Sink sink) {
    try (RepositoryResult<Statement> found =
        connection.getStatements(subject, predicate, object, false)) {
      while (found.hasNext()) {
        Statement each = found.next();
        sink.triple(
            each.getSubject().stringValue(),
            each.getPredicate().stringValue(),
            each.getObject().stringValue());
      }
    }
  }

  @Override
  public void path(String start, String first, String second, Sink sink) {
    path.setBinding("start", values.createIRI(start));
    path.setBinding("first", values.createIRI(first));
    path.setBinding("second", values.createIRI(second));
    try (TupleQueryResult found = path.evaluate()) {
      while (found.hasNext()) {
        sink.triple(start, second, found.next().getValue("end").stringValue());
      }
    }
  }

  @Override
  public void commit() {
    if (open > 0) {
      connection.commit();
      open = 0;
    }
  }

  /// The connection belongs to the store.
  @Override
  public void close() {}
}
