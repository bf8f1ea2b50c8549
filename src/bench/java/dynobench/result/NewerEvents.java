package dynobench.result;

import java.util.Collections;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// Events of a stored run whose kinds this version does not know, because a newer version wrote
/// them. Such events are no damage.
///
/// @param kinds number of events of each kind, in the order of names
public record NewerEvents(Map<String, Integer> kinds) {
  private static final int MOST_NAMED = 5;

  public NewerEvents {
    kinds = Collections.unmodifiableMap(new TreeMap<>(kinds));
  }

  public boolean isEmpty() {
    return kinds.isEmpty();
  }

  /// Returns a sentence on the numbers of skipped events by kind. At least one event must have been
  /// skipped.
  public String sentence() {
    int count = kinds.values().stream().mapToInt(Integer::intValue).sum();
    return String.format(
        Locale.ROOT,
        "%,d %s of %s unknown to this version (%s) %s skipped; a newer Dynobench shows %s.",
        count,
        count == 1 ? "event" : "events",
        kinds.size() == 1 ? "a kind" : "kinds",
        names(),
        count == 1 ? "was" : "were",
        count == 1 ? "it" : "them");
  }

  private String names() {
    if (kinds.size() == 1) {
      return String.join("", kinds.keySet());
    }
    String named =
        kinds.entrySet().stream()
            .limit(MOST_NAMED)
            .map(each -> String.format(Locale.ROOT, "%,d %s", each.getValue(), each.getKey()))
            .collect(Collectors.joining(", "));
    int more = kinds.size() - MOST_NAMED;
    return more > 0 ? named + " and " + more + (more == 1 ? " kind" : " kinds") + " more" : named;
  }
}
