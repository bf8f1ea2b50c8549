package dynobench.engine.baseline;

import dynobench.engine.PairTable;
import java.util.Map;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/// A map from name to value; commits have no effect.
final class HeapPairs implements PairTable {
  private final Supplier<Map<String, String>> maker;
  private Map<String, String> pairs;

  /// Creates an empty map.
  ///
  /// @param maker creates empty maps
  HeapPairs(Supplier<Map<String, String>> maker) {
    this.maker = maker;
    this.pairs = maker.get();
  }

  @Override
  public void create() {
    pairs = maker.get();
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
