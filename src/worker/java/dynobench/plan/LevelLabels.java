package dynobench.plan;

import dynobench.workload.Factor;
import dynobench.workload.Settings;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// Labels of factors and their values.
public final class LevelLabels {
  private static final Pattern NUMBER = Pattern.compile("-?\\d{1,18}(\\.\\d+)?(E-?\\d+)?");
  private static final Pattern WHOLE = Pattern.compile("-?\\d{1,18}");

  private LevelLabels() {}

  /// Returns the label of all levels, such as `5,000 rows · 128 MB heap`; empty without factors.
  public static String label(Settings levels) {
    return levels.values().entrySet().stream()
        .map(each -> label(each.getKey(), each.getValue()))
        .collect(Collectors.joining(" · "));
  }

  /// Returns the label of all levels with a separator after it; empty without factors.
  public static String prefix(Settings levels) {
    String words = label(levels);
    return words.isEmpty() ? "" : words + " · ";
  }

  /// Returns the label of one level, such as `128 MB heap`.
  public static String label(String factor, String level) {
    return switch (factor) {
      case Factor.COMMIT -> level;
      case CrashRules.WAY -> CrashRules.Way.label(level);
      case Factor.HEAP -> value(level) + " MB heap";
      case Factor.NODES -> level + (level.equals("1") ? " node" : " nodes");
      default -> isNumber(level) ? value(level) + " " + name(factor) : name(factor) + " " + level;
    };
  }

  /// Returns the value alone, as tables and axes show it. A whole number gets commas between its
  /// thousands.
  public static String value(String level) {
    return isWhole(level) ? String.format(Locale.ROOT, "%,d", Long.parseLong(level)) : level;
  }

  /// Returns a factor's name for the user, with blanks in place of underscores.
  public static String name(String factor) {
    return factor.replace('_', ' ');
  }

  /// Returns whether a level fits on a numeric axis.
  public static boolean isNumber(String level) {
    return NUMBER.matcher(level).matches();
  }

  private static boolean isWhole(String level) {
    return WHOLE.matcher(level).matches();
  }
}
