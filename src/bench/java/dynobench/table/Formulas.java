package dynobench.table;

import dynobench.text.PlainText;
import java.util.regex.Pattern;

/// What happens to a text that a spreadsheet would take for a formula, and compute: titles come
/// from descriptors, messages from engines, and either may be a stranger's.
public enum Formulas {
  /// An apostrophe before it makes it a text. What a terminal would obey is shown, too.
  DISARMED,
  /// It stays as it is, for programs that compute nothing.
  KEPT;

  /// Spreadsheets look behind blanks and quotes; the wide signs are those of East Asian keyboards.
  private static final Pattern FORMULA =
      Pattern.compile(
          "[\\t\\r].*|[\\s\\h\"'\uFEFF]*[=+@\uFF1D\uFF0B\uFF20\uFF0D-].*", Pattern.DOTALL);

  private static final Pattern NUMBER =
      Pattern.compile("[+-]?(\\d+([.]\\d*)?|[.]\\d+)([eE][+-]?\\d+)?");

  /// @param raw whether texts are wanted as they are
  public static Formulas when(boolean raw) {
    return raw ? KEPT : DISARMED;
  }

  /// The value of a cell as it is written. Numbers stay numbers.
  Object written(Object cell) {
    if (this == KEPT || !(cell instanceof String text)) {
      return cell;
    }
    String shown = PlainText.shown(text);
    boolean computed = FORMULA.matcher(text).matches() && !NUMBER.matcher(text).matches();
    return computed ? "'" + shown : shown;
  }
}
