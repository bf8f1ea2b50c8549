package dynobench.ui.console;

import dynobench.event.RunEvent;

/// Printed line.
///
/// @param contender empty for the whole run
record ConsoleLine(long atMillis, String contender, RunEvent.Source source, String text) {
  /// Maximum length in the list. Longer lines slow it down; the area below shows them in full.
  private static final int LONGEST = 300;

  boolean isShortened() {
    return text.length() > LONGEST;
  }

  /// Returns the text, shortened for the list.
  String shown() {
    return isShortened() ? text.substring(0, LONGEST) + " …" : text;
  }
}
