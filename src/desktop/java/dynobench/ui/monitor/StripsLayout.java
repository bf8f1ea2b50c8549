package dynobench.ui.monitor;

import java.util.List;

/// Layout of the strips. Names and values are on the left, the scales next to them. Names of bands
/// are above, and the lanes below each other over one time axis.
final class StripsLayout {
  private static final double LINE_EM = 1.3;
  private static final double HEADER_LINES = 2.3;
  private static final double AXIS_LINES = 1.3;
  private static final double TITLE_EM = 7;
  private static final double ENTRY_EM = 12.8;
  private static final double SCALE_EM = 5.2;
  private static final double MARGIN_EM = 0.8;

  /// Minimum width for a second column of values, in multiples of the type size.
  private static final double WIDE_EM = 64;

  /// Maximum distance between the pointer and a border to drag it, in pixels.
  private static final double REACH = 3;

  private final double width;
  private final double height;
  private final double em;
  private final int columns;
  private final List<Lane> lanes;

  /// Upper edges of the lanes, and the lower edge of the last one.
  private final double[] edges;

  /// Creates a layout.
  ///
  /// @param em size of type
  /// @param lanes from top to bottom
  StripsLayout(double width, double height, double em, List<Lane> lanes) {
    this.width = width;
    this.height = height;
    this.em = em;
    this.lanes = List.copyOf(lanes);
    columns = width >= WIDE_EM * em ? 2 : 1;
    edges = new double[lanes.size() + 1];
    edges[0] = top();
    double spread = lanes.stream().filter(each -> !each.folded()).mapToDouble(Lane::lines).sum();
    double folded = lanes.stream().filter(Lane::folded).count() * Lane.LEAST_LINES * line();
    double perLine = spread == 0 ? 0 : Math.max(0, bottom() - top() - folded) / spread;
    double edge = top();
    for (int lane = 0; lane < lanes.size(); lane++) {
      Lane it = lanes.get(lane);
      edge += it.folded() ? Lane.LEAST_LINES * line() : it.lines() * perLine;
      edges[lane + 1] = Math.rint(edge);
    }
  }

  /// Returns whether this is the layout for these values.
  boolean fits(double otherWidth, double otherHeight, double otherEm, List<Lane> others) {
    return width == otherWidth && height == otherHeight && em == otherEm && lanes.equals(others);
  }

  /// Returns the minimum height that shows all values.
  static double leastHeight(double em, List<Lane> lanes) {
    double lines = lanes.stream().mapToDouble(Lane::neededLines).sum();
    return (lines + HEADER_LINES + AXIS_LINES) * LINE_EM * em;
  }

  double width() {
    return width;
  }

  double height() {
    return height;
  }

  double em() {
    return em;
  }

  /// Returns the number of columns of values on the left.
  int columns() {
    return columns;
  }

  List<Lane> lanes() {
    return lanes;
  }

  double line() {
    return LINE_EM * em;
  }

  double margin() {
    return MARGIN_EM * em;
  }

  double left() {
    return Math.rint((MARGIN_EM + TITLE_EM + columns * ENTRY_EM + SCALE_EM) * em);
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

  double top(int lane) {
    return edges[lane];
  }

  double bottom(int lane) {
    return edges[lane + 1];
  }

  /// Returns the space for each line of an open lane.
  double perLine(int lane) {
    return (bottom(lane) - top(lane)) / lanes.get(lane).lines();
  }

  /// Returns the index of the lane at a height; -1 for none.
  int laneAt(double y) {
    for (int lane = 0; lane < lanes.size(); lane++) {
      if (y >= top(lane) && y < bottom(lane)) {
        return lane;
      }
    }
    return -1;
  }

  /// Returns the index of the open lane whose lower border can be dragged at this height; -1 for
  /// none. The lane below it must be open, too.
  int borderAt(double y) {
    for (int lane = 0; lane + 1 < lanes.size(); lane++) {
      if (Math.abs(y - bottom(lane)) <= REACH
          && !lanes.get(lane).folded()
          && !lanes.get(lane + 1).folded()) {
        return lane;
      }
    }
    return -1;
  }
}
