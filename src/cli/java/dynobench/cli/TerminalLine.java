package dynobench.cli;

import dynobench.text.PlainText;
import java.io.PrintWriter;

/// Line of a terminal that is overwritten repeatedly.
///
/// @param terminal whether it is a terminal; otherwise nothing is written
record TerminalLine(PrintWriter out, boolean terminal) {
  /// Maximum width: a longer line would wrap on the narrowest usual terminal, and could not be
  /// overwritten.
  private static final int WIDTH = 79;

  /// Text that clears a terminal's line, even in terminals of Windows without escape sequences.
  static final String CLEAR = "\r" + " ".repeat(WIDTH) + "\r";

  /// Replaces the line, as far as the text fits.
  void show(String text) {
    String line = PlainText.shown(text);
    print(CLEAR + line.substring(0, Math.min(line.length(), WIDTH)));
  }

  /// Clears the line, so that a permanent line can be printed.
  void clear() {
    print(CLEAR);
  }

  private void print(String text) {
    if (terminal) {
      out.print(text);
      out.flush();
    }
  }
}
