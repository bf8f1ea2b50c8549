package dynobench.protocol.script;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.LongStream;

/// Keys that clients delete, or have deleted. Thread-safe.
final class DeletedKeys {
  /// Deleted keys. The value is true if the record existed; it is false while the record is being
  /// deleted, or if it didn't exist.
  private final Map<Long, Boolean> keys = new ConcurrentHashMap<>();

  /// Marks a key before the engine's call: from now on its record may be missing.
  void begin(long key) {
    var _ = keys.putIfAbsent(key, false);
  }

  /// Stores the result after the engine's call. A key without a record remains marked.
  ///
  /// @param was whether the record existed
  void ended(long key, boolean was) {
    if (was) {
      keys.put(key, true);
    }
  }

  /// Returns whether a record existed and was deleted. No key is written again after that.
  boolean isGone(long key) {
    return keys.getOrDefault(key, false);
  }

  /// Returns how many marked keys, which may be missing, are in a range. Both ends are included.
  long among(long from, long to) {
    return keys.isEmpty() ? 0 : LongStream.rangeClosed(from, to).filter(keys::containsKey).count();
  }
}
