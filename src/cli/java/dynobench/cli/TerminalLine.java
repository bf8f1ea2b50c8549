package dynobench.cli;

import dynobench.text.PlainText;
import java.io.PrintWriter;

/// A line of a terminal that is written over again and again.
///
/// @param terminal whether there is one; elsewhere nothing is written
record TerminalLine(PrintWriter out, boolean terminal) {
  /// A longer line would wrap on the narrowest usual terminal and could not be written over.
  private static final int WIDTH = 79;

  /// Takes away what a terminal's line says, also on those of Windows that obey nothing more.
  static final String CLEAR = "\r" + " ".repeat(WIDTH) + "\r";

  /// Writes over it, as much as fits.
  void show(String text) {
    String line = PlainText.shown(text);
    print(CLEAR + line.substring(0, Math.min(line.length(), WIDTH)));
  }

  /// Makes room for a line that stays.
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
