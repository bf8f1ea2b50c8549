package dynobench.engine;

import java.io.IOException;
import java.sql.SQLException;

/// Set of RDF triples: subject, predicate and object. A text that begins with [#RESOURCE] names a
/// resource; any other object is a literal. Writes are committed in the style given when the
/// session created this object. Confined to one thread.
public interface TripleTable extends AutoCloseable {
  /// Prefix of the names of resources.
  String RESOURCE = "urn:";

  /// Receives the triples that a query finds, in any order.
  @FunctionalInterface
  interface Sink {
    void triple(String subject, String predicate, String object);
  }

  /// Creates an empty table, and drops an older one first.
  void create() throws SQLException, IOException;

  /// Adds a triple that the table does not hold yet.
  void insert(String subject, String predicate, String object) throws SQLException, IOException;

  /// Removes a triple that the table holds.
  void delete(String subject, String predicate, String object) throws SQLException, IOException;

  /// Finds all triples of a subject.
  void find(String subject, Sink sink) throws SQLException, IOException;

  /// Finds all triples with this predicate and this object.
  void find(String predicate, String object, Sink sink) throws SQLException, IOException;

  /// Follows two steps from a subject: along `first` to some resources, and from there along
  /// `second`. The sink gets `start`, `second` and the object at the end, once for each path.
  void path(String start, String first, String second, Sink sink) throws SQLException, IOException;

  /// Finds all triples.
  void scan(Sink sink) throws SQLException, IOException;

  /// Commits the writes that the style has left open.
  void commit() throws SQLException, IOException;

  /// Releases the resources of the table; commits nothing.
  @Override
  void close() throws SQLException, IOException;
}
