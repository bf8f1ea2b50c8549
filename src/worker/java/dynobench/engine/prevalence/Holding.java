package dynobench.engine.prevalence;

import java.io.Serial;
import java.io.Serializable;
import java.util.HashMap;
import java.util.TreeMap;

/// All that there is: what Prevayler calls the prevalent system. It lets one thread at a time work
/// on it, so that these are plain maps. Its form is that of snapshots.
final class Holding implements Serializable {
  @Serial private static final long serialVersionUID = 1;

  /// By their ids.
  final HashMap<Long, Row> rows = new HashMap<>();

  final HashMap<String, String> pairs = new HashMap<>();
  final TreeMap<Long, byte[]> records = new TreeMap<>();
}
