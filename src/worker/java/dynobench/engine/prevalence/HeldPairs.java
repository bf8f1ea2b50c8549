package dynobench.engine.prevalence;

import dynobench.engine.PairTable;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/// Text pairs in a map.
record HeldPairs(OpenPrevayler prevalence, ChangeCollector gathering) implements PairTable {
  @Override
  public void create() {
    prevalence.execute(new Change.Clear());
  }

  @Override
  public void put(String name, String value) {
    gathering.add(new Change.PutPair(name, value));
  }

  @Override
  public @Nullable String get(String name) throws IOException {
    return prevalence.<@Nullable String>ask((holding, _) -> holding.pairs.get(name));
  }

  @Override
  public void commit() {
    gathering.commit();
  }

  @Override
  public void close() {}
}
