package dynobench.engine.baseline;

import dynobench.engine.PairTable;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A map from name to value; commits have no effect.
final class HeapPairs implements PairTable {
  private final Supplier<Map<String, String>> factory;
  private Map<String, String> pairs;

  /// Creates an empty map.
  ///
  /// @param factory creates empty maps
  HeapPairs(Supplier<Map<String, String>> factory) {
    this.factory = factory;
    this.pairs = factory.get();
  }

  @Override
  public void create() {
    pairs = factory.get();
  }

  @Override
  public void put(String name, String value) {
    pairs.put(name, value);
  }

  @Override
  public @Nullable String get(String name) {
    return pairs.get(name);
  }

  @Override
  public void commit() {}

  @Override
  public void close() {}
}
