package dynobench.plan;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// Contenders of a plan.
///
/// @param optional engines whose contenders are skipped if they are not available
public record PlannedContenders(List<Contender> contenders, List<String> optional) {
  public PlannedContenders {
    contenders = List.copyOf(contenders);
    optional = List.copyOf(optional);
    ArgumentChecks.atLeast("the number of contenders", contenders.size(), 1);
    if (contenders.stream().distinct().count() < contenders.size()) {
      throw new IllegalArgumentException("each contender may be named only once");
    }
  }

  /// Returns the commit style of most contenders; of equally frequent styles, the first.
  public CommitStyle commonCommit() {
    return contenders.stream()
        .collect(
            Collectors.groupingBy(
                Contender::commit, LinkedHashMap<CommitStyle, Long>::new, Collectors.counting()))
        .entrySet()
        .stream()
        .max(Map.Entry.comparingByValue())
        .map(Map.Entry::getKey)
        .orElseGet(CommitStyle.Autocommit::new);
  }

  /// Creates contenders that must all be available.
  public PlannedContenders(List<Contender> contenders) {
    this(contenders, List.of());
  }
}
