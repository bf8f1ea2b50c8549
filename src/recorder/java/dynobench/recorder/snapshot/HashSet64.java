package dynobench.recorder.snapshot;

/// Set of hashes that takes 16 to 32 bytes for each.
final class HashSet64 {
  private long[] slots = new long[1 << 10];
  private int size;

  void add(long hash) {
    if (size * 2 >= slots.length) {
      long[] old = slots;
      slots = new long[old.length * 2];
      for (long each : old) {
        if (each != 0) {
          slots[slot(each)] = each;
        }
      }
    }
    long found = nonZero(hash);
    int at = slot(found);
    if (slots[at] == 0) {
      slots[at] = found;
      size++;
    }
  }

  boolean contains(long hash) {
    return slots[slot(nonZero(hash))] != 0;
  }

  private static long nonZero(long hash) {
    return hash == 0 ? 1 : hash;
  }

  private int slot(long hash) {
    int at = (int) (ValueHash64.mix(hash) & (slots.length - 1));
    while (slots[at] != 0 && slots[at] != hash) {
      at = (at + 1) & (slots.length - 1);
    }
    return at;
  }
}
