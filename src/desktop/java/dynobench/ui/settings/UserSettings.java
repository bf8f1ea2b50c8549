package dynobench.ui.settings;

import dynobench.ui.shownrun.LastComparison;
import java.util.List;
import java.util.Optional;

/// Preferences of the user, and what the window did last. Immutable; sizes of type outside of 70 to
/// 250 % are rejected, and only ten recent plans are kept.
///
/// @param fontPercent size of the type in percent; 100 is the designed size
/// @param plan the text of the plan that was in the window
/// @param planFrom origin of that plan, as [dynobench.ui.plandraft.PlanFiles] describes it
/// @param recentPlans paths of plan files, the last one first
/// @param welcomed whether the user has seen the welcome view
/// @param stopWithoutAsking whether closing the window stops a run without a question
/// @param lastRun the id of the run, or of the reference, that was shown
/// @param compared the last comparison
/// @param lanes of the monitor, from top to bottom; empty while they have their initial layout
public record UserSettings(
    Theme theme,
    int fontPercent,
    Optional<String> plan,
    Optional<String> planFrom,
    List<String> recentPlans,
    boolean welcomed,
    boolean stopWithoutAsking,
    Optional<String> lastRun,
    Optional<LastComparison> compared,
    List<KeptLane> lanes) {
  public static final int LEAST_PERCENT = 70;
  public static final int MOST_PERCENT = 250;
  private static final int MOST_RECENT = 10;

  /// Colours of the window.
  public enum Theme {
    /// Theme of the operating system.
    SYSTEM,
    LIGHT,
    DARK
  }

  public static final UserSettings FIRST =
      new UserSettings(
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

  /// Layout of a monitor lane that the user changed.
  ///
  /// @param id that texts and styles use
  /// @param lines height of the lane, in lines
  /// @param hidden ids of the curves that are not drawn, with blanks between them; empty if all are
  ///   drawn
  public record KeptLane(String id, double lines, boolean folded, Optional<String> hidden) {
    public KeptLane {
      if (!Double.isFinite(lines)) {
        throw new IllegalArgumentException("a lane can't be %s lines high".formatted(lines));
      }
    }
  }

  public UserSettings {
    lanes = List.copyOf(lanes);
    if (fontPercent < LEAST_PERCENT || fontPercent > MOST_PERCENT) {
      throw new IllegalArgumentException(
          "fontPercent must lie in %d to %d, not %d"
              .formatted(LEAST_PERCENT, MOST_PERCENT, fontPercent));
    }
    recentPlans = recentPlans.stream().distinct().limit(MOST_RECENT).toList();
  }

  /// Returns the nearest permitted size of type, in percent.
  public static int bounded(int percent) {
    return Math.clamp(percent, LEAST_PERCENT, MOST_PERCENT);
  }

  public UserSettings withTheme(Theme other) {
    return new UserSettings(
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

  public UserSettings withFontPercent(int other) {
    return new UserSettings(
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

  public UserSettings withStopWithoutAsking(boolean other) {
    return new UserSettings(
        theme, fontPercent, plan, planFrom, recentPlans, welcomed, other, lastRun, compared, lanes);
  }

  /// Returns these settings with the plan that the next start opens. The welcome view counts as
  /// seen.
  public UserSettings withPlan(Optional<String> last, String from) {
    return new UserSettings(
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

  /// Returns these settings with the run and the comparison that the next start shows.
  public UserSettings withShown(Optional<String> run, Optional<LastComparison> sides) {
    return new UserSettings(
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

  public UserSettings withRecentPlans(List<String> other) {
    return new UserSettings(
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

  public UserSettings withLanes(List<KeptLane> other) {
    return new UserSettings(
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
