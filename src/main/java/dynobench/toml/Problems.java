package dynobench.toml;

import java.util.ArrayList;
import java.util.List;

/// Collects mistakes, so that a person sees all of them at once. Confined to one thread.
public final class Problems {
  private final List<Problem> found = new ArrayList<>();

  public void add(String where, String key, String message) {
    found.add(new Problem(where, key, message));
  }

  public boolean isEmpty() {
    return found.isEmpty();
  }

  /// What was found so far, in that order.
  public List<Problem> list() {
    return List.copyOf(found);
  }
}
