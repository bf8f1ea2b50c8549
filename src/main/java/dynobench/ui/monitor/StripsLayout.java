package dynobench.ui.monitor;

import dynobench.ui.monitor.recording.Strip;
import java.util.List;

/// Where things lie: names and values at the left, bands' names above, the strips one below the
/// other over one axis of time.
///
/// @param em size of type
/// @param columns of values at the left
/// @param strips from top to bottom
record StripsLayout(double width, double height, double em, int columns, List<Strip> strips) {
  private static final double LINE_EM = 1.3;
  private static final double HEADER_LINES = 2.0;
  private static final double AXIS_LINES = 1.3;
  private static final double TITLE_EM = 6;
  private static final double ENTRY_EM = 11.8;
  private static final double MARGIN_EM = 0.8;

  /// Less of it is too little for a second column of values.
  private static final double WIDE_EM = 58;

  StripsLayout {
    strips = List.copyOf(strips);
  }

  static StripsLayout of(double width, double height, double em, List<Strip> strips) {
    return new StripsLayout(width, height, em, width >= WIDE_EM * em ? 2 : 1, strips);
  }

  /// Less would cut values off.
  static double leastHeight(double em, List<Strip> strips) {
    return (heights(strips) + HEADER_LINES + AXIS_LINES) * LINE_EM * em;
  }

  private static double heights(List<Strip> strips) {
    return strips.stream().mapToDouble(Strip::height).sum();
  }

  double line() {
    return LINE_EM * em;
  }

  double margin() {
    return MARGIN_EM * em;
  }

  double left() {
    return Math.rint((MARGIN_EM + TITLE_EM + columns * ENTRY_EM) * em);
  }

  double plotWidth() {
    return Math.max(1, Math.rint(width - left() - margin()));
  }

  double entryLeft(int column) {
    return (MARGIN_EM + TITLE_EM + column * ENTRY_EM) * em;
  }

  double entryWidth() {
    return (ENTRY_EM - 1) * em;
  }

  double top() {
    return Math.rint(HEADER_LINES * line());
  }

  double bottom() {
    return Math.rint(height - AXIS_LINES * line());
  }

  double top(Strip strip) {
    double above = heights(strips.subList(0, strips.indexOf(strip)));
    return Math.rint(top() + (bottom() - top()) * above / heights(strips));
  }

  double bottom(Strip strip) {
    return Math.rint(top(strip) + (bottom() - top()) * strip.height() / heights(strips));
  }
}
