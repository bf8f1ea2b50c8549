package dynobench.sweep;

import java.util.List;

/// Shards that make no run together.
public final class MergeRefusedException extends Exception {
  private static final long serialVersionUID = 1L;

  @SuppressWarnings("serial") // never serialised
  private final List<String> reasons;

  MergeRefusedException(List<String> reasons) {
    super(String.join(" ", reasons));
    this.reasons = List.copyOf(reasons);
  }

  /// Sentences for the user.
  public List<String> reasons() {
    return reasons;
  }
}
