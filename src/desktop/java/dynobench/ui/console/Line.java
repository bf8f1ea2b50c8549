package dynobench.ui.console;

import dynobench.event.RunEvent;

/// Something that was printed.
///
/// @param contender empty for what concerns the whole run
record Line(long atMillis, String contender, RunEvent.Source source, String text) {
  /// A longer one makes the list slow and is read better in full, below it.
  private static final int LONGEST = 300;

  boolean isShortened() {
    return text.length() > LONGEST;
  }

  /// The text, or as much of it as the list shows.
  String shown() {
    return isShortened() ? text.substring(0, LONGEST) + " …" : text;
  }
}
