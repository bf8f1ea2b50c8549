package dynobench.protocol.lookup;

import dynobench.workload.OwnPairs;

/// Pairs of a file of the user's.
record FilePairs(OwnPairs pairs) implements Pairs {
  @Override
  public String name(long index) {
    return pairs.name((int) index);
  }

  @Override
  public String value(long index) {
    return pairs.value((int) index);
  }
}
