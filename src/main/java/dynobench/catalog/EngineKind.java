package dynobench.catalog;

/// What drives an engine, as descriptors name it.
enum EngineKind {
  /// A SQL engine: its descriptor says everything.
  JDBC,
  /// Berkeley DB JE.
  JE,
  HEAP_MAP,
  APPENDED_FILE
}
