package dynobench.protocol.clients;

import java.util.LinkedHashMap;
import java.util.Map;

/// What clients have committed: how often each transaction, and what sums came to. Clients write
/// into one of their own each; they are added up when all have ended.
public final class Ledger {
  private final Map<String, Long> entries = new LinkedHashMap<>();

  /// One more entry, or more of one.
  public void add(String name, long value) {
    entries.merge(name, value, Long::sum);
  }

  /// By the names that checks know.
  public Map<String, Long> entries() {
    return entries;
  }
}
