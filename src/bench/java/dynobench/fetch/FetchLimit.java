package dynobench.fetch;

import java.time.Duration;

/// Time limit for fetching one file. Without this limit, a server that sends a byte now and then
/// could keep a connection open forever.
///
/// @param least limit for a small file
/// @param bytesPerSecond assumed speed of a slow connection, which extends the limit for large
///   files
record FetchLimit(Duration least, long bytesPerSecond) {
  /// Default limit, sufficient for a connection of 50 kB/s.
  static final FetchLimit USUAL = new FetchLimit(Duration.ofMinutes(2), 50_000);

  /// Returns the time limit for a file of a given size in bytes.
  Duration of(long bytes) {
    return least.plusSeconds(bytes / bytesPerSecond);
  }

  /// Formats a duration in whole minutes, such as `2 min`; below two minutes in seconds.
  static String format(Duration time) {
    return time.toMinutes() > 1 ? time.toMinutes() + " min" : time.toSeconds() + " s";
  }
}
