package dynobench.setup;

import static dynobench.setup.Setup.Store.Writes.DEFERRED;
import static dynobench.setup.Setup.Store.Writes.MEMORY;
import static dynobench.setup.Setup.Store.Writes.SYNC;
import static dynobench.setup.Setup.Store.Writes.WRITE_NO_SYNC;

import dynobench.setup.Setup.Store.Access;
import dynobench.setup.Setup.Store.Writes;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/// An embedded library that a worker calls through its own interface. Each constant holds all facts
/// that other packages need. The package `engine` creates the library's store.
@SuppressWarnings("ImmutableEnumChecker") // its collections are unmodifiable
public enum StoreLibrary {
  /// Berkeley DB JE.
  JE(
      StoredContent.BYTES,
      EnumSet.allOf(Writes.class),
      EnumSet.of(Access.BTREE),
      true,
      "com.sleepycat.je.Environment",
      "je",
      "com.sleepycat"),
  /// The storage engine of H2.
  MVSTORE(
      StoredContent.BYTES,
      EnumSet.allOf(Writes.class),
      EnumSet.of(Access.BTREE),
      false,
      "org.h2.mvstore.MVStore",
      "h2"),
  ROCKSDB(
      StoredContent.BYTES,
      EnumSet.allOf(Writes.class),
      EnumSet.of(Access.BTREE),
      false,
      "org.rocksdb.RocksDB",
      "rocksdb"),
  LMDB(
      StoredContent.BYTES,
      EnumSet.of(WRITE_NO_SYNC, SYNC),
      EnumSet.of(Access.BTREE),
      false,
      "org.lmdbjava.Env",
      "lmdbjava",
      "jnr",
      "jffi"),
  /// Berkeley DB, the library written in C.
  BDB(
      StoredContent.BYTES,
      EnumSet.complementOf(EnumSet.of(DEFERRED)),
      EnumSet.allOf(Access.class),
      false,
      "com.sleepycat.db.Environment",
      "sleepycat",
      "com.sleepycat"),
  /// Eclipse RDF4J.
  RDF4J(
      StoredContent.TRIPLES,
      EnumSet.of(MEMORY, WRITE_NO_SYNC, SYNC),
      EnumSet.of(Access.BTREE),
      false,
      "org.eclipse.rdf4j.repository.sail.SailRepository",
      "org.eclipse.rdf4j"),
  /// A store of XML documents, one for each triple.
  BASEX(
      StoredContent.TRIPLES,
      EnumSet.of(DEFERRED, MEMORY, WRITE_NO_SYNC),
      EnumSet.of(Access.BTREE),
      false,
      "org.basex.core.Context",
      "org.basex");

  /// Data that a library stores.
  private enum StoredContent {
    BYTES,
    TRIPLES
  }

  private final StoredContent content;
  private final Set<Writes> writes;
  private final Set<Access> accesses;
  private final boolean copiesWhileWriting;
  private final String opener;
  private final List<String> propertyNames;

  StoreLibrary(
      StoredContent content,
      Set<Writes> writes,
      Set<Access> accesses,
      boolean copiesWhileWriting,
      String opener,
      String... propertyNames) {
    this.content = content;
    // Messages list the values in the order of the constants.
    this.writes = Collections.unmodifiableSet(EnumSet.copyOf(writes));
    this.accesses = Collections.unmodifiableSet(EnumSet.copyOf(accesses));
    this.copiesWhileWriting = copiesWhileWriting;
    this.opener = opener;
    this.propertyNames = List.of(propertyNames);
  }

  /// Returns whether the library stores triples instead of byte pairs.
  public boolean keepsTriples() {
    return content == StoredContent.TRIPLES;
  }

  /// Returns the ways of writing that the library supports.
  public Set<Writes> writes() {
    return writes;
  }

  /// Returns the access methods that the library supports.
  public Set<Access> accesses() {
    return accesses;
  }

  /// Returns whether the library's files can be copied while a transaction writes.
  public boolean copiesWhileWriting() {
    return copiesWhileWriting;
  }

  /// Returns the name of the class that opens a database.
  public String opener() {
    return opener;
  }

  /// Returns the beginnings of the system properties that configure the library.
  public List<String> propertyNames() {
    return propertyNames;
  }
}
