package dynobench.table;

import dynobench.text.PlainText;
import java.util.regex.Pattern;

/// Treatment of texts that a spreadsheet would evaluate as a formula. Titles come from descriptors
/// and messages from engines; both may be untrusted.
public enum FormulaHandling {
  /// Puts an apostrophe before a formula, so that spreadsheets treat the formula as text. Control
  /// characters are made visible.
  DISARMED,
  /// Leaves texts unchanged, for programs that evaluate nothing.
  KEPT;

  /// Pattern of a formula. Spreadsheets ignore blanks and quotes before a formula; the full-width
  /// signs are those of East Asian keyboards.
  private static final Pattern FORMULA =
      Pattern.compile(
          "[\\t\\r].*|[\\s\\h\"'\uFEFF]*[=+@\uFF1D\uFF0B\uFF20\uFF0D-].*", Pattern.DOTALL);

  private static final Pattern NUMBER =
      Pattern.compile("[+-]?(\\d+([.]\\d*)?|[.]\\d+)([eE][+-]?\\d+)?");

  /// @param raw whether texts must remain unchanged
  public static FormulaHandling when(boolean raw) {
    return raw ? KEPT : DISARMED;
  }

  /// Returns the value of a cell for writing. Numbers remain numbers.
  Object written(Object cell) {
    if (this == KEPT || !(cell instanceof String text)) {
      return cell;
    }
    String shown = PlainText.shown(text);
    boolean computed = FORMULA.matcher(text).matches() && !NUMBER.matcher(text).matches();
    return computed ? "'" + shown : shown;
  }
}
