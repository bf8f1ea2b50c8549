package dynobench.catalog;

/// Disk space of a database while it is written, logs included. An estimate, because an engine
/// truncates its logs at any time.
///
/// @param emptyBytes size of an empty database, such as a minimal log
/// @param bytesPerRow 0 if rows are not written to disk
public record DiskUse(int emptyBytes, int bytesPerRow) {
  /// Disk use of a mode in memory.
  public static final DiskUse NONE = new DiskUse(0, 0);

  /// Returns the size for a number of rows, limited to half of the largest `long`.
  public long bytes(long rows) {
    return (long) Math.min(Long.MAX_VALUE / 2.0, (double) rows * bytesPerRow + emptyBytes);
  }
}
