package dynobench.catalog;

import dynobench.setup.Setup.Store.Library;
import java.util.Optional;

/// What drives an engine, as descriptors name it.
enum EngineKind {
  /// A SQL engine: its descriptor says everything.
  JDBC,
  /// Berkeley DB JE.
  JE,
  /// H2's MVStore.
  MVSTORE,
  ROCKSDB,
  LMDB,
  /// Berkeley DB in C.
  BDB,
  /// Eclipse RDF4J.
  RDF4J,
  BASEX,
  PREVAYLER,
  HEAP_MAP,
  APPENDED_FILE;

  /// The library that it is; empty for what is none.
  Optional<Library> library() {
    return switch (this) {
      case JE -> Optional.of(Library.JE);
      case MVSTORE -> Optional.of(Library.MVSTORE);
      case ROCKSDB -> Optional.of(Library.ROCKSDB);
      case LMDB -> Optional.of(Library.LMDB);
      case BDB -> Optional.of(Library.BDB);
      case RDF4J -> Optional.of(Library.RDF4J);
      case BASEX -> Optional.of(Library.BASEX);
      case JDBC, PREVAYLER, HEAP_MAP, APPENDED_FILE -> Optional.empty();
    };
  }
}
