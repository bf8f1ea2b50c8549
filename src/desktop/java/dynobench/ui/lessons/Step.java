package dynobench.ui.lessons;

import java.util.List;
import java.util.Locale;

/// The steps of a lesson, in order.
public enum Step {
  QUESTION,
  VOTE,
  RUN,
  OUTCOME,
  WHY,
  HOME;

  /// The one after it; the last one stays.
  Step next() {
    return all().get(Math.min(all().indexOf(this) + 1, all().size() - 1));
  }

  /// The one before it; the first one stays.
  Step before() {
    return all().get(Math.max(all().indexOf(this) - 1, 0));
  }

  private static List<Step> all() {
    return List.of(values());
  }

  /// As texts name it.
  String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
