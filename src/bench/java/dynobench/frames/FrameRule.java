package dynobench.frames;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// Rule that gives a category to frames of stacks.
///
/// @param pattern a package, class or method with its package, such as `org.h2.command.Parser`. It
///   covers everything below that name; with `*` at its end, everything that begins with it.
/// @param category id of a [TimeCategory], or [#HELPERS]
public record FrameRule(String pattern, String category) {
  /// Category of code that works for its callers, such as collections: the caller's category
  /// counts.
  public static final String HELPERS = "helpers";

  /// Keys of the table `profile` in a descriptor.
  public static final List<String> CATEGORIES =
      Stream.concat(
              Stream.of(HELPERS),
              Arrays.stream(TimeCategory.values())
                  .filter(TimeCategory::isOfCode)
                  .map(TimeCategory::id))
          .toList();

  private static final Pattern NAME =
      Pattern.compile("[\\p{L}_$][\\p{L}\\p{N}_$]*(\\.[\\p{L}_$<][\\p{L}\\p{N}_$<>]*)*\\*?");

  public FrameRule {
    if (!NAME.matcher(pattern).matches()) {
      throw new IllegalArgumentException(
          "must be names of packages, classes or methods such as org.h2.command.Parser, not \""
              + pattern
              + "\"");
    }
    if (!category.equals(HELPERS) && TimeCategory.named(category).isEmpty()) {
      throw new IllegalArgumentException("names the unknown category \"" + category + "\"");
    }
  }

  /// Returns the category; empty for helpers.
  public Optional<TimeCategory> meaning() {
    return TimeCategory.named(category);
  }

  /// Returns whether the rule covers a frame.
  ///
  /// @param frame class and method, such as `org.h2.command.Parser.parse`
  public boolean covers(String frame) {
    if (pattern.endsWith("*")) {
      return frame.startsWith(pattern.substring(0, pattern.length() - 1));
    }
    if (!frame.startsWith(pattern)) {
      return false;
    }
    return frame.length() == pattern.length()
        || frame.charAt(pattern.length()) == '.'
        || frame.charAt(pattern.length()) == '$';
  }
}
