package dynobench.ui.settings;

import java.util.List;
import java.util.Optional;

/// What the user prefers, and what the window did last.
///
/// @param fontPercent of the type, 100 as designed
/// @param plan the text of the plan that was in the window
/// @param recentPlans paths of plan files, the last one first
/// @param welcomed whether the welcome view has done its duty
public record Settings(
    Theme theme,
    int fontPercent,
    Optional<String> plan,
    List<String> recentPlans,
    boolean welcomed) {
  public static final int LEAST_PERCENT = 70;
  public static final int MOST_PERCENT = 250;
  private static final int MOST_RECENT = 10;

  /// Colours of the window.
  public enum Theme {
    /// As the system says.
    SYSTEM,
    LIGHT,
    DARK
  }

  public static final Settings FIRST =
      new Settings(Theme.SYSTEM, 100, Optional.empty(), List.of(), false);

  public Settings {
    if (fontPercent < LEAST_PERCENT || fontPercent > MOST_PERCENT) {
      throw new IllegalArgumentException(
          "fontPercent must lie in %d to %d, not %d"
              .formatted(LEAST_PERCENT, MOST_PERCENT, fontPercent));
    }
    recentPlans = recentPlans.stream().distinct().limit(MOST_RECENT).toList();
  }
}
