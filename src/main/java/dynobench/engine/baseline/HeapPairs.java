package dynobench.engine.baseline;

import dynobench.engine.PairTable;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/// A `HashMap` from name to value; commits mean nothing.
final class HeapPairs implements PairTable {
  private Map<String, String> pairs = new HashMap<>();

  @Override
  public void create() {
    pairs = new HashMap<>();
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
