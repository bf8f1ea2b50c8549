package dynobench.planfile;

import java.util.Arrays;
import java.util.Map;
import java.util.stream.Collectors;

/// Values in TOML syntax.
public final class TomlText {
  private TomlText() {}

  /// Returns a text as TOML. A text with several lines keeps its lines.
  public static String text(String text) {
    if (text.indexOf('\n') < 0) {
      return PlanText.quoted(text);
    }
    return Arrays.stream(text.split("\n", -1))
        .map(PlanText::quoted)
        .map(each -> each.substring(1, each.length() - 1))
        .collect(Collectors.joining("\n", "\"\"\"\n", "\"\"\""));
  }

  /// Returns a table on one line.
  public static String table(Map<String, String> texts) {
    return texts.entrySet().stream()
        .map(each -> each.getKey() + " = " + PlanText.quoted(each.getValue()))
        .collect(Collectors.joining(", ", "{ ", " }"));
  }
}
