package dynobench.engine.prevalence;

import java.io.Serial;
import java.io.Serializable;
import java.util.HashMap;
import java.util.TreeMap;

/// All data: the "prevalent system" in Prevayler's terms. Prevayler lets one thread at a time use
/// it, so plain maps are enough. Snapshots store this class in its serialized form.
final class PrevalentSystem implements Serializable {
  @Serial private static final long serialVersionUID = 1;

  /// Rows by id.
  final HashMap<Long, Row> rows = new HashMap<>();

  final HashMap<String, String> pairs = new HashMap<>();
  final TreeMap<Long, byte[]> records = new TreeMap<>();
}
