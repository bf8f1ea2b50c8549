package dynobench.protocol.lookup;

import dynobench.workload.OwnPairs;

/// Pairs from a file of the user, read from its copy.
record FilePairs(OwnPairs pairs) implements PairSource {
  @Override
  public String name(long index) {
    return pairs.name((int) index);
  }

  @Override
  public String value(long index) {
    return pairs.value((int) index);
  }
}
