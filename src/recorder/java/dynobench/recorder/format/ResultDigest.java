package dynobench.recorder.format;

/// Digest of the rows that an application read from a result. It has two parts: one depends on the
/// order of rows, the other doesn't. Equal values of different types give the same digest, because
/// engines choose different types. Confined to one thread at a time.
public final class ResultDigest {
  private static final long ROW_FACTOR = 0x9E3779B97F4A7C15L;

  private long row;
  private long rows;
  private long ordered;
  private long unordered;

  /// Removes all rows.
  public void clear() {
    row = 0;
    rows = 0;
    ordered = 0;
    unordered = 0;
  }

  /// Adds a value to the current row.
  ///
  /// @param hash hash of the value by [ValueHash]
  public void add(long hash) {
    row = mix(row * ROW_FACTOR + hash);
  }

  /// Ends the current row.
  public void endRow() {
    rows++;
    ordered = mix(ordered * ROW_FACTOR + row);
    unordered += mix(row + ROW_FACTOR);
    row = 0;
  }

  public long rows() {
    return rows;
  }

  /// Returns a digest of the rows in their order.
  public long ordered() {
    return ordered;
  }

  /// Returns a digest of the rows in any order.
  public long unordered() {
    return unordered;
  }

  /// Distributes the bits of a number (the finaliser of SplitMix64).
  static long mix(long value) {
    long mixed = (value ^ (value >>> 30)) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ (mixed >>> 27)) * 0x94D049BB133111EBL;
    return mixed ^ (mixed >>> 31);
  }
}
