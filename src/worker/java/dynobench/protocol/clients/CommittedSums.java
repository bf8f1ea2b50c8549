package dynobench.protocol.clients;

import java.util.LinkedHashMap;
import java.util.Map;

/// Sums over committed transactions: their number, and the sums of their values. Each client writes
/// into a ledger of its own. The phase adds up the ledgers when all clients have ended.
public final class CommittedSums {
  private final Map<String, Long> entries = new LinkedHashMap<>();

  /// Adds a value to an entry, which begins at 0.
  public void add(String name, long value) {
    entries.merge(name, value, Long::sum);
  }

  /// Returns the sums by the names that checks know, in a map that later additions change.
  public Map<String, Long> entries() {
    return entries;
  }
}
