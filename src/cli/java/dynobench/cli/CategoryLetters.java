package dynobench.cli;

import dynobench.frames.TimeCategory;
import dynobench.measure.Unit;
import dynobench.profile.ProfiledPhase;
import dynobench.table.NumberText;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/// Stacked bars of categories in plain text: a letter for each category. All bars are equally long,
/// because the times of engines differ too much for one scale.
final class CategoryLetters {
  /// Number of letters in a bar: 2.5 % each.
  private static final int LENGTH = 40;

  private CategoryLetters() {}

  /// Returns a line with a bar for each contender, and a line that explains the letters.
  static List<String> bars(List<ProfiledPhase> contenders) {
    var table = new TextTable("contender", ">an operation", "all of its time");
    var used = new EnumMap<TimeCategory, Integer>(TimeCategory.class);
    for (ProfiledPhase each : contenders) {
      Map<TimeCategory, Integer> lengths = lengths(each);
      lengths.forEach((category, length) -> used.merge(category, length, Integer::sum));
      table.add(each.series().title(), NumberText.measured(each.nanos(), Unit.NANOS), bar(lengths));
    }
    var lines = new ArrayList<>(table.lines());
    lines.add(
        Arrays.stream(TimeCategory.values())
            .filter(it -> used.getOrDefault(it, 0) > 0)
            .map(it -> letter(it) + " " + it.title())
            .collect(Collectors.joining(", ")));
    return lines;
  }

  private static String bar(Map<TimeCategory, Integer> lengths) {
    var bar = new StringBuilder();
    lengths.forEach((category, length) -> bar.append(letter(category).repeat(length)));
    return bar.toString();
  }

  /// Returns the number of letters of each category. The ends of the parts are rounded, so that a
  /// bar has its full length.
  private static Map<TimeCategory, Integer> lengths(ProfiledPhase phase) {
    var lengths = new EnumMap<TimeCategory, Integer>(TimeCategory.class);
    double end = 0;
    for (TimeCategory each : TimeCategory.values()) {
      double start = end;
      end += phase.share(each);
      lengths.put(each, (int) (Math.round(end * LENGTH) - Math.round(start * LENGTH)));
    }
    return lengths;
  }

  private static String letter(TimeCategory category) {
    return switch (category) {
      case DRIVER -> "D";
      case PARSING -> "P";
      case PLANNING -> "N";
      case EXECUTION -> "E";
      case STORAGE -> "S";
      case LOGGING -> "L";
      case DISK -> "W";
      case LOCKS -> "K";
      case SERVER -> "V";
      case MEMORY -> "G";
      case COMPILATION -> "C";
      case HARNESS -> "H";
      case IDLE -> "I";
      case UNSAMPLED -> ".";
      case OTHER -> "o";
    };
  }
}
