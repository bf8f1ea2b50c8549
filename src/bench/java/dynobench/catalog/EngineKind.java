package dynobench.catalog;

import dynobench.setup.StoreLibrary;
import dynobench.toml.Section;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// What drives an engine, as a descriptor's key `kind` names it.
sealed interface EngineKind {
  /// Drivers that are no library of [StoreLibrary].
  enum Plain implements EngineKind {
    /// A SQL engine: its descriptor says everything.
    JDBC,
    PREVAYLER,
    HEAP_MAP,
    APPENDED_FILE
  }

  /// An embedded library.
  record OfLibrary(StoreLibrary library) implements EngineKind {}

  /// Returns all kinds by their names in descriptors.
  static Map<String, EngineKind> all() {
    var all = new LinkedHashMap<String, EngineKind>();
    all.put(Section.written(Plain.JDBC), Plain.JDBC);
    for (StoreLibrary each : StoreLibrary.values()) {
      all.put(Section.written(each), new OfLibrary(each));
    }
    for (Plain each : Plain.values()) {
      all.put(Section.written(each), each);
    }
    return Collections.unmodifiableMap(all);
  }
}
