package dynobench.toml;

import dynobench.secret.Secrets;
import java.util.ArrayList;
import java.util.List;

/// Collects problems, so that a user sees all of them at once. Confined to one thread.
public final class Problems {
  private final List<Problem> found = new ArrayList<>();

  /// Adds a problem. Secrets in quoted text are removed.
  public void add(String where, String key, String message) {
    found.add(new Problem(where, Secrets.NONE.hide(key), Secrets.NONE.hide(message)));
  }

  /// Adds all problems of another document.
  public void addAll(Problems others) {
    found.addAll(others.found);
  }

  public boolean isEmpty() {
    return found.isEmpty();
  }

  /// Returns the problems in the order in which they were found.
  public List<Problem> list() {
    return List.copyOf(found);
  }
}
