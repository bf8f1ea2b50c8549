package dynobench.ui.monitor;

import java.util.List;

/// Where things lie: names and values at the left, then the scales, bands' names above, the lanes
/// one below the other over one axis of time.
final class StripsLayout {
  private static final double LINE_EM = 1.3;
  private static final double HEADER_LINES = 2.3;
  private static final double AXIS_LINES = 1.3;
  private static final double TITLE_EM = 7;
  private static final double ENTRY_EM = 12.8;
  private static final double SCALE_EM = 5.2;
  private static final double MARGIN_EM = 0.8;

  /// Less of it is too little for a second column of values.
  private static final double WIDE_EM = 64;

  /// How near a border the pointer has to be to take hold of it.
  private static final double REACH = 3;

  private final double width;
  private final double height;
  private final double em;
  private final int columns;
  private final List<Lane> lanes;

  /// Those of the lanes, and below the last one.
  private final double[] edges;

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

  /// Whether it is the layout for these.
  boolean fits(double otherWidth, double otherHeight, double otherEm, List<Lane> others) {
    return width == otherWidth && height == otherHeight && em == otherEm && lanes.equals(others);
  }

  /// Less would cut values off.
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

  /// Of values at the left.
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

  /// How much room an open lane has for each of its lines.
  double perLine(int lane) {
    return (bottom(lane) - top(lane)) / lanes.get(lane).lines();
  }

  /// The lane at that height; -1 where there is none.
  int laneAt(double y) {
    for (int lane = 0; lane < lanes.size(); lane++) {
      if (y >= top(lane) && y < bottom(lane)) {
        return lane;
      }
    }
    return -1;
  }

  /// The open lane whose lower border can be moved there, because another open one is below it; -1
  /// where there is none.
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
