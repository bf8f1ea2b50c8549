package dynobench.toml;

import dynobench.secret.Secrets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.tomlj.Toml;
import org.tomlj.TomlArray;
import org.tomlj.TomlInvalidTypeException;
import org.tomlj.TomlParseError;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlPosition;
import org.tomlj.TomlTable;

/// A TOML text with its name, the lines its keys stand on, and the problems found in it.
public final class Document {
  private final String name;
  private final TomlParseResult parsed;
  private final Problems problems;

  private Document(String name, TomlParseResult parsed, Problems problems) {
    this.name = name;
    this.parsed = parsed;
    this.problems = problems;
  }

  /// Reads a text.
  ///
  /// @param name of the file, for messages; empty where there is none, and so no line to name
  /// @param overrides `key=value` texts that replace or add values; a value that is no TOML is
  ///   taken as a text
  /// @return its root table; empty when it can't be read as TOML, which is then among the problems
  public static Optional<Section> read(
      String name, String text, List<String> overrides, Problems problems) {
    Optional<String> obstacle = TextSize.obstacle(text);
    if (obstacle.isPresent()) {
      problems.add(name, "", obstacle.get());
      return Optional.empty();
    }
    TomlParseResult parsed = Toml.parse(text);
    parsed.errors().forEach(e -> problems.add(where(name, e.position()), "", message(e, text)));
    if (parsed.hasErrors()) {
      return Optional.empty();
    }
    Map<String, Object> root = plain(parsed);
    var document = new Document(name, parsed, problems);
    overrides.forEach(each -> document.override(root, each));
    return Optional.of(new Section(document, List.of(), root));
  }

  /// The parser quotes what it did not expect, such as a password without quotes.
  private static String message(TomlParseError error, String text) {
    TomlPosition position = error.position();
    String line =
        position == null ? "" : text.lines().skip(position.line() - 1L).findFirst().orElse("");
    return Secrets.NONE.hide(line).equals(line)
        ? String.valueOf(error.getMessage())
        : "this line is no TOML, and is not quoted, for it may hold a secret. Texts stand in"
            + " quotes, with a backslash before each quote and backslash in them";
  }

  /// A key that isn't written stands where the table stands that should hold it.
  void problem(List<String> key, String message) {
    @Nullable TomlPosition position = null;
    for (int length = key.size(); length > 0 && position == null; length--) {
      position = position(key.subList(0, length));
    }
    problems.add(where(name, position), String.join(".", key), message);
  }

  private static String where(String name, @Nullable TomlPosition position) {
    return position == null || name.isEmpty() ? name : name + ":" + position.line();
  }

  private @Nullable TomlPosition position(List<String> key) {
    try {
      return parsed.inputPositionOf(key);
    } catch (TomlInvalidTypeException e) {
      return null; // a table inside a list, or one that an override put there: its line is unknown
    }
  }

  private void override(Map<String, Object> root, String text) {
    int equals = text.indexOf('=');
    if (equals < 1) {
      problems.add("--set", text, "is written key=value, such as rows.count=3");
      return;
    }
    String key = text.substring(0, equals).strip();
    String value = text.substring(equals + 1).strip();
    Optional<String> obstacle = TextSize.obstacle(text);
    if (obstacle.isPresent()) {
      problems.add("--set", "", obstacle.get());
      return;
    }
    TomlParseResult line = Toml.parse(key + " = " + value);
    if (line.hasErrors()) {
      line = Toml.parse(key + " = '''" + value + "'''");
    }
    if (line.hasErrors()) {
      problems.add("--set", key, "is not a key and a value that can be read: " + text);
      return;
    }
    merge(root, plain(line));
  }

  @SuppressWarnings("unchecked") // plain() makes no other maps than these
  private static void merge(Map<String, Object> into, Map<String, Object> from) {
    from.forEach((key, value) -> {
      if (value instanceof Map<?, ?> inner && into.get(key) instanceof Map<?, ?> outer) {
        merge((Map<String, Object>) outer, (Map<String, Object>) inner);
      } else {
        into.put(key, value);
      }
    });
  }

  private static Map<String, Object> plain(TomlTable table) {
    var result = new LinkedHashMap<String, Object>();
    table.entrySet().forEach(entry -> result.put(entry.getKey(), plain(entry.getValue())));
    return result;
  }

  private static Object plain(Object value) {
    return switch (value) {
      case TomlTable table -> plain(table);
      case TomlArray array -> {
        var list = new ArrayList<Object>();
        for (int i = 0; i < array.size(); i++) {
          list.add(plain(array.get(i)));
        }
        yield list;
      }
      default -> value;
    };
  }
}
