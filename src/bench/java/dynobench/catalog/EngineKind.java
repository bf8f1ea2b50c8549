package dynobench.catalog;

import dynobench.setup.StoreLibrary;
import dynobench.toml.TomlSection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/// Kind of an engine, as the key `kind` of a descriptor names it.
sealed interface EngineKind {
  /// Kinds that are not a library of [StoreLibrary].
  enum Plain implements EngineKind {
    /// A SQL engine, fully described by its descriptor.
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
    all.put(TomlSection.written(Plain.JDBC), Plain.JDBC);
    for (StoreLibrary each : StoreLibrary.values()) {
      all.put(TomlSection.written(each), new OfLibrary(each));
    }
    for (Plain each : Plain.values()) {
      all.put(TomlSection.written(each), each);
    }
    return Collections.unmodifiableMap(all);
  }
}
