package dynobench.protocol.script;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.LongStream;

/// Keys that clients delete, or have deleted. Thread-safe.
final class Deletions {
  /// Whether a record was there when its key was deleted; false while it is being deleted.
  private final Map<Long, Boolean> keys = new ConcurrentHashMap<>();

  /// Before the engine is asked: from now on nobody may count on the key.
  void begin(long key) {
    var _ = keys.putIfAbsent(key, false);
  }

  /// After the engine has answered.
  ///
  /// @param was whether there was a record
  void ended(long key, boolean was) {
    if (was) {
      keys.put(key, true);
    }
  }

  /// Whether a record was there and has been deleted. No key is written to once more.
  boolean isGone(long key) {
    return keys.getOrDefault(key, false);
  }

  /// How many keys from one to another may be missing.
  long among(long from, long to) {
    return keys.isEmpty() ? 0 : LongStream.rangeClosed(from, to).filter(keys::containsKey).count();
  }
}
