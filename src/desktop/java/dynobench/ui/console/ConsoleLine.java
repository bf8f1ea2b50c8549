package dynobench.ui.console;

import dynobench.event.RunEvent;

/// Line of the console: a log line or a server start of the shown run, or a notification.
///
/// @param contender title of the contender; empty for the whole run and for notifications
record ConsoleLine(long atMillis, String contender, RunEvent.Source source, String text) {
  /// Maximum length in the list, in characters. Longer lines slow it down; the area below shows
  /// them in full.
  private static final int LONGEST = 300;

  boolean isShortened() {
    return text.length() > LONGEST;
  }

  /// Returns the text, shortened for the list.
  String shown() {
    return isShortened() ? text.substring(0, LONGEST) + " …" : text;
  }
}
