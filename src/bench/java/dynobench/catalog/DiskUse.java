package dynobench.catalog;

/// What the files of a database take while it is written, its logs included: about so much, because
/// logs are cut off when the engine likes.
///
/// @param emptyBytes for a log of the least size and the like
/// @param bytesPerRow 0 when no row comes to the disk
public record DiskUse(int emptyBytes, int bytesPerRow) {
  /// Of what lives in memory alone.
  public static final DiskUse NONE = new DiskUse(0, 0);

  /// With so many rows; where that is more than a computer counts, more than any disk holds.
  public long bytes(long rows) {
    return (long) Math.min(Long.MAX_VALUE / 2.0, (double) rows * bytesPerRow + emptyBytes);
  }
}
