package dynobench.toml;

import dynobench.secret.Secrets;
import java.util.ArrayList;
import java.util.List;

/// Collects mistakes, so that a person sees all of them at once. Confined to one thread.
public final class Problems {
  private final List<Problem> found = new ArrayList<>();

  /// A message that quotes what somebody wrote tells no secret of it.
  public void add(String where, String key, String message) {
    found.add(new Problem(where, Secrets.NONE.hide(key), Secrets.NONE.hide(message)));
  }

  /// All of another document.
  public void addAll(Problems others) {
    found.addAll(others.found);
  }

  public boolean isEmpty() {
    return found.isEmpty();
  }

  /// What was found so far, in that order.
  public List<Problem> list() {
    return List.copyOf(found);
  }
}
