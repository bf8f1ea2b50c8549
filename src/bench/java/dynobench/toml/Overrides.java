package dynobench.toml;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.tomlj.TomlArray;
import org.tomlj.TomlParseResult;
import org.tomlj.TomlTable;

/// Values of a document, after `key=value` texts have replaced some of them. Confined to one
/// thread.
final class Overrides {
  /// Place of a value that does not come from a file, for messages.
  static final String PLACE = "--set";

  private final Map<String, Object> root;
  private final List<List<String>> keys = new ArrayList<>();

  Overrides(TomlTable table) {
    root = plain(table);
  }

  /// Returns all values, including the overriding ones.
  Map<String, Object> values() {
    return root;
  }

  /// Overrides a value; a value that is not TOML is taken as a text. A text that is too long, or
  /// has no valid key, becomes a problem and changes nothing.
  void put(String text, Problems problems) {
    int equals = text.indexOf('=');
    if (equals < 1) {
      problems.add(PLACE, text, "has the form key=value, such as rows.count=3");
      return;
    }
    String key = text.substring(0, equals).strip();
    String value = text.substring(equals + 1).strip();
    Optional<String> obstacle = TextSize.obstacle(text);
    if (obstacle.isPresent()) {
      problems.add(PLACE, "", obstacle.get());
      return;
    }
    parse(key + " = " + value)
        .or(() -> parse(key + " = '''" + value + "'''"))
        .ifPresentOrElse(
            line -> merge(root, plain(line), List.of(), depth(key)),
            () -> problems.add(PLACE, key, "is not a valid key and value: " + text));
  }

  private static Optional<TomlParseResult> parse(String line) {
    return TomlParser.parse(line).filter(each -> !each.hasErrors());
  }

  /// Returns whether this key, or a table or list around it, was overridden.
  boolean contains(List<Object> path) {
    return keys.stream()
        .anyMatch(key ->
            key.size() <= path.size() && path.subList(0, key.size()).equals(List.copyOf(key)));
  }

  /// Returns the number of names in a key: `vary.pairs` has two.
  private static int depth(String key) {
    int depth = 0;
    Object value = parse(key + " = 0").<Object>map(Overrides::plain).orElse(0);
    while (value instanceof Map<?, ?> table) {
      depth++;
      value = table.values().iterator().next();
    }
    return depth;
  }

  /// Replaces the value of a key; tables around it keep their other values.
  ///
  /// @param depth number of remaining names of the key
  @SuppressWarnings("unchecked") // plain() creates only maps of this type
  private void merge(
      Map<String, Object> into, Map<String, Object> from, List<String> path, int depth) {
    from.forEach((name, value) -> {
      var key = new ArrayList<>(path);
      key.add(name);
      if (depth > 1
          && value instanceof Map<?, ?> inner
          && into.get(name) instanceof Map<?, ?> outer) {
        merge((Map<String, Object>) outer, (Map<String, Object>) inner, key, depth - 1);
      } else {
        into.put(name, value);
        keys.add(key);
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
