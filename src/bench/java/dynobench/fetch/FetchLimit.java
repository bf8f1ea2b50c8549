package dynobench.fetch;

import java.time.Duration;

/// How long a repository may take for one file. A server that sends a byte now and then keeps a
/// connection alive for ever.
///
/// @param least for a file of any size
/// @param bytesPerSecond that a slow line has; large files may take so much longer
record FetchLimit(Duration least, long bytesPerSecond) {
  /// Enough for a line of 50 kB/s.
  static final FetchLimit USUAL = new FetchLimit(Duration.ofMinutes(2), 50_000);

  /// How long a file of so many bytes may take.
  Duration of(long bytes) {
    return least.plusSeconds(bytes / bytesPerSecond);
  }

  /// Such as `2 min`, for people.
  static String words(Duration time) {
    return time.toMinutes() > 1 ? time.toMinutes() + " min" : time.toSeconds() + " s";
  }
}
