package dynobench.isolation;

import java.util.List;
import java.util.Optional;

/// Scripts of a workload, in the order in which they run.
public record Interleavings(List<Interleaving> scripts) {
  public Interleavings {
    scripts = List.copyOf(scripts);
  }

  /// Returns the script with an id.
  public Optional<Interleaving> script(String id) {
    return scripts.stream().filter(each -> each.id().equals(id)).findFirst();
  }
}
