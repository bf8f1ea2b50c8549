package dynobench.ui.settings;

import dynobench.ui.shown.Compared;
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
/// @param lastRun the id of the run, or of the reference, that was shown
/// @param compared what was set side by side
/// @param lanes of the monitor, from top to bottom; none while they are as at first
public record Settings(
    Theme theme,
    int fontPercent,
    Optional<String> plan,
    Optional<String> planFrom,
    List<String> recentPlans,
    boolean welcomed,
    boolean stopWithoutAsking,
    Optional<String> lastRun,
    Optional<Compared> compared,
    List<KeptLane> lanes) {
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
      new Settings(
          Theme.SYSTEM,
          100,
          Optional.empty(),
          Optional.empty(),
          List.of(),
          false,
          false,
          Optional.empty(),
          Optional.empty(),
          List.of());

  /// A lane of the monitor as it was left.
  ///
  /// @param id that texts and styles know it by
  /// @param lines how high it is
  public record KeptLane(String id, double lines, boolean folded) {
    public KeptLane {
      if (!Double.isFinite(lines)) {
        throw new IllegalArgumentException("a lane can't be %s lines high".formatted(lines));
      }
    }
  }

  public Settings {
    lanes = List.copyOf(lanes);
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
        other,
        fontPercent,
        plan,
        planFrom,
        recentPlans,
        welcomed,
        stopWithoutAsking,
        lastRun,
        compared,
        lanes);
  }

  public Settings withFontPercent(int other) {
    return new Settings(
        theme,
        other,
        plan,
        planFrom,
        recentPlans,
        welcomed,
        stopWithoutAsking,
        lastRun,
        compared,
        lanes);
  }

  public Settings withStopWithoutAsking(boolean other) {
    return new Settings(
        theme, fontPercent, plan, planFrom, recentPlans, welcomed, other, lastRun, compared, lanes);
  }

  /// The plan that the window leaves to its next start.
  public Settings withPlan(Optional<String> last, String from) {
    return new Settings(
        theme,
        fontPercent,
        last,
        Optional.of(from),
        recentPlans,
        true,
        stopWithoutAsking,
        lastRun,
        compared,
        lanes);
  }

  /// What the window leaves to its next start to show.
  public Settings withShown(Optional<String> run, Optional<Compared> sides) {
    return new Settings(
        theme,
        fontPercent,
        plan,
        planFrom,
        recentPlans,
        welcomed,
        stopWithoutAsking,
        run,
        sides,
        lanes);
  }

  public Settings withRecentPlans(List<String> other) {
    return new Settings(
        theme,
        fontPercent,
        plan,
        planFrom,
        other,
        welcomed,
        stopWithoutAsking,
        lastRun,
        compared,
        lanes);
  }

  public Settings withLanes(List<KeptLane> other) {
    return new Settings(
        theme,
        fontPercent,
        plan,
        planFrom,
        recentPlans,
        welcomed,
        stopWithoutAsking,
        lastRun,
        compared,
        other);
  }
}
