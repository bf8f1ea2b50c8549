package dynobench.toml;

import dynobench.secret.Secrets;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.tomlj.TomlParseError;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlPosition;

/// TOML text with its name, the lines of its keys, and the problems found in it.
public final class TomlDocument {
  /// Byte order mark, which editors on Windows put before UTF-8; TOML does not permit it.
  private static final String BYTE_ORDER_MARK = "\uFEFF";

  /// Maximum number of problems of one file: more would hide those of other files.
  private static final int MOST_PROBLEMS = 100;

  private final String name;
  private final KeyLines lines;
  private final Overrides overrides;
  private final Problems problems;
  private final Set<ReportedProblem> reported = new HashSet<>();

  private record ReportedProblem(List<Object> path, String message) {}

  private TomlDocument(String name, KeyLines lines, Overrides overrides, Problems problems) {
    this.name = name;
    this.lines = lines;
    this.overrides = overrides;
    this.problems = problems;
  }

  /// Reads a text.
  ///
  /// @param name name of the file, for messages; empty for a text without a file
  /// @param overrides `key=value` texts that replace or add values; a value that is not TOML is
  ///   taken as a text
  /// @return the root table; empty when the text is not TOML or too large, which is then reported
  ///   as a problem
  public static Optional<TomlSection> read(
      String name, String text, List<String> overrides, Problems problems) {
    String plain = text.startsWith(BYTE_ORDER_MARK) ? text.substring(1) : text;
    Optional<String> obstacle = TextSize.obstacle(plain);
    if (obstacle.isPresent()) {
      problems.add(name, "", obstacle.get());
      return Optional.empty();
    }
    Optional<TomlParseResult> result = TomlParser.parse(plain);
    if (result.isEmpty()) {
      problems.add(name, "", TomlParser.GAVE_UP);
      return Optional.empty();
    }
    TomlParseResult parsed = result.get();
    parsed.errors().stream()
        .limit(MOST_PROBLEMS)
        .forEach(e -> problems.add(where(name, line(e)), "", message(e, plain)));
    if (parsed.hasErrors()) {
      return Optional.empty();
    }
    var values = new Overrides(parsed);
    overrides.forEach(each -> values.put(each, problems));
    var document = new TomlDocument(name, new KeyLines(parsed), values, problems);
    return Optional.of(new TomlSection(document, List.of(), values.values()));
  }

  private static OptionalInt line(TomlParseError error) {
    @Nullable TomlPosition position = error.position();
    return position == null ? OptionalInt.empty() : OptionalInt.of(position.line());
  }

  /// Returns the parser's message, unless the line may contain a secret. The parser quotes
  /// unexpected text, such as a password without quotes.
  private static String message(TomlParseError error, String text) {
    OptionalInt number = line(error);
    String line =
        number.isPresent() ? text.lines().skip(number.getAsInt() - 1L).findFirst().orElse("") : "";
    return Secrets.NONE.hide(line).equals(line)
        ? String.valueOf(error.getMessage())
        : "this line is not TOML. It is not shown, because it may contain a secret. Put texts in"
            + " quotes, with a backslash before each quote and backslash in them";
  }

  /// Reports a problem with a key. A missing key gets the line of the table that should hold the
  /// key.
  ///
  /// A problem that was reported before is not repeated, because a table may be read several times.
  /// After 99 problems, one more says that there are others; further ones are dropped.
  ///
  /// @param path path of the key: names, and positions in lists; messages omit positions
  void problem(List<Object> path, String message) {
    if (!reported.add(new ReportedProblem(path, message))) {
      return;
    }
    if (reported.size() == MOST_PROBLEMS) {
      problems.add(
          name,
          "",
          String.format(
              Locale.ROOT,
              "has more errors than these %,d: correct these first",
              reported.size() - 1));
    }
    if (reported.size() < MOST_PROBLEMS) {
      boolean set = overrides.contains(path) && !name.isEmpty();
      String key =
          path.stream()
              .filter(String.class::isInstance)
              .map(String.class::cast)
              .collect(Collectors.joining("."));
      problems.add(set ? Overrides.PLACE : where(name, lines.of(path)), key, message);
    }
  }

  private static String where(String name, OptionalInt line) {
    return line.isEmpty() || name.isEmpty() ? name : name + ":" + line.getAsInt();
  }
}
