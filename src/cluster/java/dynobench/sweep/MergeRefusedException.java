package dynobench.sweep;

import java.util.List;

/// Thrown when shards cannot be merged into a run.
public final class MergeRefusedException extends Exception {
  private static final long serialVersionUID = 1L;

  @SuppressWarnings("serial") // never serialised
  private final List<String> reasons;

  MergeRefusedException(List<String> reasons) {
    super(String.join(" ", reasons));
    this.reasons = List.copyOf(reasons);
  }

  /// Returns the reasons as sentences for the user.
  public List<String> reasons() {
    return reasons;
  }
}
