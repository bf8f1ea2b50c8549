package dynobench.jmeter;

import dynobench.planfile.PlanText;
import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;

/// Values in TOML syntax.
final class TomlText {
  private TomlText() {}

  /// Returns a text as TOML. A text with several lines keeps its lines.
  static String text(String text) {
    if (text.indexOf('\n') < 0) {
      return PlanText.quoted(text);
    }
    return Arrays.stream(text.split("\n", -1))
        .map(PlanText::quoted)
        .map(each -> each.substring(1, each.length() - 1))
        .collect(Collectors.joining("\n", "\"\"\"\n", "\"\"\""));
  }

  /// Returns a table on one line.
  static String table(Map<String, String> texts) {
    return texts.entrySet().stream()
        .map(each -> each.getKey() + " = " + PlanText.quoted(each.getValue()))
        .collect(Collectors.joining(", ", "{ ", " }"));
  }
}
