package dynobench.ui.settings;

import java.util.List;
import java.util.Optional;

/// What the user prefers, and what the window did last.
///
/// @param fontPercent of the type, 100 as designed
/// @param plan the text of the plan that was in the window
/// @param planFrom where that came from, as [dynobench.ui.draft.PlanFiles] tells it
/// @param recentPlans paths of plan files, the last one first
/// @param welcomed whether the welcome view has done its duty
/// @param stopWithoutAsking whether closing the window stops a run without a question
public record Settings(
    Theme theme,
    int fontPercent,
    Optional<String> plan,
    Optional<String> planFrom,
    List<String> recentPlans,
    boolean welcomed,
    boolean stopWithoutAsking) {
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
      new Settings(Theme.SYSTEM, 100, Optional.empty(), Optional.empty(), List.of(), false, false);

  public Settings {
    if (fontPercent < LEAST_PERCENT || fontPercent > MOST_PERCENT) {
      throw new IllegalArgumentException(
          "fontPercent must lie in %d to %d, not %d"
              .formatted(LEAST_PERCENT, MOST_PERCENT, fontPercent));
    }
    recentPlans = recentPlans.stream().distinct().limit(MOST_RECENT).toList();
  }

  /// A size of type that is allowed, as near as may be.
  public static int bounded(int percent) {
    return Math.clamp(percent, LEAST_PERCENT, MOST_PERCENT);
  }

  public Settings withTheme(Theme other) {
    return new Settings(
        other, fontPercent, plan, planFrom, recentPlans, welcomed, stopWithoutAsking);
  }

  public Settings withFontPercent(int other) {
    return new Settings(theme, other, plan, planFrom, recentPlans, welcomed, stopWithoutAsking);
  }

  public Settings withStopWithoutAsking(boolean other) {
    return new Settings(theme, fontPercent, plan, planFrom, recentPlans, welcomed, other);
  }

  /// What the window leaves to its next start.
  public Settings withSession(Optional<String> lastPlan, String lastFrom) {
    return new Settings(
        theme, fontPercent, lastPlan, Optional.of(lastFrom), recentPlans, true, stopWithoutAsking);
  }

  public Settings withRecentPlans(List<String> other) {
    return new Settings(theme, fontPercent, plan, planFrom, other, welcomed, stopWithoutAsking);
  }
}
