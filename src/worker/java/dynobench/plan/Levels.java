package dynobench.plan;

import dynobench.workload.Factor;
import dynobench.workload.Settings;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/// What factors are, in words.
public final class Levels {
  private static final Pattern NUMBER = Pattern.compile("-?\\d{1,18}(\\.\\d+)?(E-?\\d+)?");
  private static final Pattern WHOLE = Pattern.compile("-?\\d{1,18}");

  private Levels() {}

  /// All of them, such as `5,000 rows · 128 MB heap`; empty where nothing varies.
  public static String words(Settings levels) {
    return levels.values().entrySet().stream()
        .map(each -> words(each.getKey(), each.getValue()))
        .collect(Collectors.joining(" · "));
  }

  /// The same, and a point behind it that more may follow.
  public static String prefix(Settings levels) {
    String words = words(levels);
    return words.isEmpty() ? "" : words + " · ";
  }

  /// One of them.
  public static String words(String factor, String level) {
    return switch (factor) {
      case Factor.COMMIT -> level;
      case Crash.WAY -> Crash.Way.words(level);
      case Factor.HEAP -> value(level) + " MB heap";
      case Factor.NODES -> level + (level.equals("1") ? " node" : " nodes");
      default -> isNumber(level) ? value(level) + " " + name(factor) : name(factor) + " " + level;
    };
  }

  /// The value alone, as tables and axes show it.
  public static String value(String level) {
    return isWhole(level) ? String.format(Locale.ROOT, "%,d", Long.parseLong(level)) : level;
  }

  /// A factor's name as people read it.
  public static String name(String factor) {
    return factor.replace('_', ' ');
  }

  /// Whether a level can stand on an axis of numbers.
  public static boolean isNumber(String level) {
    return NUMBER.matcher(level).matches();
  }

  private static boolean isWhole(String level) {
    return WHOLE.matcher(level).matches();
  }
}
