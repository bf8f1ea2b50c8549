package dynobench.ui.lessons;

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
    return values()[Math.min(ordinal() + 1, values().length - 1)];
  }

  /// The one before it; the first one stays.
  Step before() {
    return values()[Math.max(ordinal() - 1, 0)];
  }

  /// As texts name it.
  String key() {
    return name().toLowerCase(Locale.ROOT);
  }
}
