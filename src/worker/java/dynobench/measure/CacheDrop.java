package dynobench.measure;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;

/// Result of removing a database's files from the system's page cache.
///
/// @param bytes total size of the files
/// @param inUse whether the engine, or its server, kept the database open, with a cache of its own;
///   then the files may still be in the page cache
/// @param cachedBytes number of bytes that the page cache held afterwards; empty where unknown
/// @param failure why the removal failed; empty when nothing failed
public record CacheDrop(long bytes, boolean inUse, OptionalLong cachedBytes, String failure) {
  /// Share of the files that may stay in the cache: a choice, not a measured limit.
  static final double MOST_CACHED = 0.05;

  private static final double PERCENT = 100;

  public CacheDrop {
    if (bytes < 0 || cachedBytes.orElse(0) < 0) {
      throw new IllegalArgumentException("a number of bytes must not be negative");
    }
  }

  /// Returns why reads may still be served from memory, as a clause. Empty if at most 5 % of the
  /// bytes stayed in the cache. An unknown number of cached bytes counts as all bytes.
  public Optional<String> obstacle() {
    if (bytes == 0) {
      return Optional.of("the database had no files on this machine");
    } else if (inUse) {
      return Optional.of("the engine kept its database open, with a cache of its own");
    } else if (!failure.isEmpty()) {
      return Optional.of("the page cache could not be emptied: " + failure);
    }
    double share = (double) cachedBytes.orElse(bytes) / bytes;
    return share > MOST_CACHED
        ? Optional.of(
            String.format(
                Locale.ROOT, "the page cache still held %.0f %% of the database", share * PERCENT))
        : Optional.empty();
  }
}
