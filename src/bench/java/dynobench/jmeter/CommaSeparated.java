package dynobench.jmeter;

import java.util.ArrayList;
import java.util.List;

/// Splits lists of values in JMeter's format. A value with a comma or quote is in double quotes,
/// with each inner quote doubled.
final class CommaSeparated {
  private CommaSeparated() {}

  /// Returns the values; an empty line has one, which is empty.
  static List<String> split(String line, char delimiter) {
    var values = new ArrayList<String>();
    var value = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (quoted) {
        boolean twice = c == '"' && i + 1 < line.length() && line.charAt(i + 1) == '"';
        i += twice ? 1 : 0;
        if (c == '"' && !twice) {
          quoted = false;
        } else {
          value.append(c);
        }
      } else if (c == '"' && value.isEmpty()) {
        quoted = true;
      } else if (c == delimiter) {
        values.add(value.toString());
        value.setLength(0);
      } else {
        value.append(c);
      }
    }
    values.add(value.toString());
    return values;
  }
}
