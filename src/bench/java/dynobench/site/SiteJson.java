package dynobench.site;

import java.util.Collection;
import java.util.Map;
import java.util.stream.Collectors;

/// Parts of JSON as text, for data that scripts load. A page may contain it in a script.
final class SiteJson {
  private SiteJson() {}

  static String text(String value) {
    var json = new StringBuilder("\"");
    value.chars().forEach(each -> json.append(escaped((char) each)));
    return json.append('"').toString();
  }

  private static String escaped(char it) {
    return switch (it) {
      case '"' -> "\\\"";
      case '\\' -> "\\\\";
      default ->
          it < ' ' || it == '<' || it > '~' ? "\\u%04x".formatted((int) it) : String.valueOf(it);
    };
  }

  static String number(double value) {
    return value == Math.rint(value) && Math.abs(value) < 1e15
        ? String.valueOf((long) value)
        : String.valueOf((float) value);
  }

  static String array(Collection<String> json) {
    return json.stream().collect(Collectors.joining(",", "[", "]"));
  }

  /// Returns an array of texts.
  static String texts(Collection<String> values) {
    return array(values.stream().map(SiteJson::text).toList());
  }

  /// Returns an object of JSON values.
  static String object(Map<String, String> json) {
    return json.entrySet().stream()
        .map(it -> text(it.getKey()) + ":" + it.getValue())
        .collect(Collectors.joining(",", "{", "}"));
  }
}
