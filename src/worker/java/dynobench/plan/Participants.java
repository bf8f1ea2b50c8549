package dynobench.plan;

import java.util.List;

/// The contenders of a plan.
///
/// @param optional engines whose contenders are left out where they are not available
public record Participants(List<Contender> contenders, List<String> optional) {
  public Participants {
    contenders = List.copyOf(contenders);
    optional = List.copyOf(optional);
    Require.atLeast("the number of contenders", contenders.size(), 1);
    if (contenders.stream().distinct().count() < contenders.size()) {
      throw new IllegalArgumentException("each contender may be named once only");
    }
  }

  /// Contenders that must all be available.
  public Participants(List<Contender> contenders) {
    this(contenders, List.of());
  }
}
