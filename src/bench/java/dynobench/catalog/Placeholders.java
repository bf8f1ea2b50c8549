package dynobench.catalog;

import dynobench.toml.TomlSection;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/// Placeholders in a descriptor's texts.
public final class Placeholders {
  /// A word in braces. JDBC's own escapes, such as `{d '2005-01-01'}`, contain blanks and do not
  /// match.
  private static final Pattern PLACEHOLDER = Pattern.compile("\\{[\\w.-]*}");

  /// Placeholder for the trial's folder.
  static final String FOLDER = "{folder}";

  private Placeholders() {}

  /// Returns the problem with a user's URL, as a sentence; empty if it is valid.
  public static Optional<String> problem(String url) {
    return unknown(List.of(url), List.of(FOLDER)).stream()
        .findFirst()
        .map(found ->
            "The URL contains %s: %s, the trial's folder, is the only placeholder."
                .formatted(found, FOLDER));
  }

  /// Reports placeholders other than [#FOLDER].
  static void check(TomlSection section, String key, Iterable<String> texts) {
    for (String found : unknown(texts, List.of(FOLDER))) {
      section.problem(
          key,
          "contains %s: %s, the trial's folder, is the only placeholder".formatted(found, FOLDER));
    }
  }

  /// Reports placeholders other than [#FOLDER] and another one.
  static void check(TomlSection section, String key, Iterable<String> texts, String another) {
    for (String found : unknown(texts, List.of(FOLDER, another))) {
      section.problem(
          key, "contains %s: the placeholders are %s and %s".formatted(found, another, FOLDER));
    }
  }

  /// Reports placeholders that are not in a list.
  static void checkAll(
      TomlSection section, String key, Iterable<String> texts, List<String> known) {
    for (String found : unknown(texts, known)) {
      section.problem(
          key, "contains %s: the placeholders are %s".formatted(found, String.join(", ", known)));
    }
  }

  private static List<String> unknown(Iterable<String> texts, List<String> known) {
    var found = new ArrayList<String>();
    for (String text : texts) {
      PLACEHOLDER.matcher(text).results().map(MatchResult::group).forEach(found::add);
    }
    found.removeAll(known);
    return found;
  }
}
