package dynobench.recorder.snapshot;

/// Counts of hashes. If there are too many, it keeps a sample: only hashes that end with some zero
/// bits, and all their occurrences.
final class HashCounts {
  private static final int MOST = 1 << 12;

  private long[] hashes = new long[MOST * 2];
  private long[] counts = new long[MOST * 2];
  private int size;
  private int zeroBits;

  /// Counts an occurrence.
  void add(long hash) {
    long found = hash == 0 ? 1L << 62 : hash;
    if (isKept(found)) {
      put(found, 1);
      while (size > MOST) {
        zeroBits++;
        keepFewer();
      }
    }
  }

  private boolean isKept(long hash) {
    return Long.numberOfTrailingZeros(hash) >= zeroBits;
  }

  private void put(long hash, long count) {
    int at = (int) (ValueHash64.mix(hash) & (hashes.length - 1));
    while (hashes[at] != 0 && hashes[at] != hash) {
      at = (at + 1) & (hashes.length - 1);
    }
    if (hashes[at] == 0) {
      hashes[at] = hash;
      size++;
    }
    counts[at] += count;
  }

  private void keepFewer() {
    long[] oldHashes = hashes;
    long[] oldCounts = counts;
    hashes = new long[oldHashes.length];
    counts = new long[oldCounts.length];
    size = 0;
    for (int i = 0; i < oldHashes.length; i++) {
      if (oldHashes[i] != 0 && isKept(oldHashes[i])) {
        put(oldHashes[i], oldCounts[i]);
      }
    }
  }

  /// Returns the number of different hashes, or an estimate.
  long distinct() {
    return (long) size << zeroBits;
  }

  /// Returns by what the counted hashes have to be multiplied.
  long factor() {
    return 1L << zeroBits;
  }

  /// Returns the counts of the hashes that were kept.
  long[] occurrences() {
    var found = new long[size];
    int next = 0;
    for (int i = 0; i < hashes.length; i++) {
      if (hashes[i] != 0) {
        found[next++] = counts[i];
      }
    }
    return found;
  }
}
