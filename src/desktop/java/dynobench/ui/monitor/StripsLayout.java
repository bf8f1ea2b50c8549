package dynobench.ui.monitor;

import java.util.List;

/// Layout of the strips. Names of lanes and scales are on the left, names of bands above, and the
/// lanes below each other over one time axis.
final class StripsLayout {
  /// Space around the lanes for names.
  ///
  /// @param headLines height above the lanes, in lines
  /// @param names width for the names on the left, at least, in pixels
  record NameSpace(double headLines, double names) {
    /// Space for the names of trials and phases above the lanes, and for those of lanes.
    static final NameSpace OF_LANES = new NameSpace(2.3, 0);
  }

  private static final double LINE_EM = 1.3;
  private static final double AXIS_LINES = 1.3;
  private static final double TITLE_EM = 7.2;
  private static final double SCALE_EM = 4.6;
  private static final double MARGIN_EM = 0.8;

  /// Share of the wanted height that lanes keep when space is short, before the user has to scroll.
  private static final double SQUEEZED = 0.6;

  /// Height from which a lane has a line for its legend above the curves, in lines. In lower lanes
  /// the legend covers the curves.
  private static final double ROOMY_LINES = 3.4;

  /// Maximum distance between the pointer and a border to drag it, in pixels.
  private static final double REACH = 3;

  private final double width;
  private final double height;
  private final double em;
  private final NameSpace space;
  private final List<Lane> lanes;

  /// Upper edges of the lanes, and the lower edge of the last one.
  private final double[] edges;

  /// Creates a layout.
  ///
  /// @param em size of type
  /// @param lanes from top to bottom
  StripsLayout(double width, double height, double em, NameSpace space, List<Lane> lanes) {
    this.width = width;
    this.height = height;
    this.em = em;
    this.space = space;
    this.lanes = List.copyOf(lanes);
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
  boolean fits(
      double otherWidth,
      double otherHeight,
      double otherEm,
      NameSpace otherSpace,
      List<Lane> others) {
    return width == otherWidth
        && height == otherHeight
        && em == otherEm
        && space.equals(otherSpace)
        && lanes.equals(others);
  }

  /// Returns the minimum height in which all lanes are readable, in pixels. Lanes may be squeezed
  /// to 60 % of their wanted height.
  static double leastHeight(double em, NameSpace space, List<Lane> lanes) {
    double lines = lanes.stream().mapToDouble(StripsLayout::leastLines).sum();
    return Math.ceil((lines + space.headLines() + AXIS_LINES) * LINE_EM * em);
  }

  private static double leastLines(Lane lane) {
    return Math.max(Lane.LEAST_LINES, lane.neededLines() * SQUEEZED);
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

  List<Lane> lanes() {
    return lanes;
  }

  double line() {
    return LINE_EM * em;
  }

  double margin() {
    return MARGIN_EM * em;
  }

  /// Returns the x coordinate of the right edge of the names.
  double titleRight() {
    return (MARGIN_EM + TITLE_EM) * em;
  }

  /// Returns the x coordinate of the left edge of the curves.
  double left() {
    double names = MARGIN_EM * em + space.names();
    return Math.rint(Math.max((MARGIN_EM + TITLE_EM + SCALE_EM) * em, names));
  }

  double plotWidth() {
    return Math.max(1, Math.rint(width - left() - margin()));
  }

  /// Returns the x coordinate of the right edge of the curves.
  double right() {
    return left() + plotWidth();
  }

  double top() {
    return Math.rint(space.headLines() * line());
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

  double height(int lane) {
    return bottom(lane) - top(lane);
  }

  /// Returns whether the legend of a lane has a line of its own above the curves.
  boolean isRoomy(int lane) {
    return height(lane) >= ROOMY_LINES * line();
  }

  /// Returns the y coordinate of the highest value of a lane's scale.
  double highest(int lane) {
    return top(lane) + (isRoomy(lane) ? 1.1 * line() : 0.25 * em);
  }

  /// Returns the y coordinate of 0 in a lane.
  double lowest(int lane) {
    return bottom(lane) - 1;
  }

  /// Returns the height in pixels that an open lane has for each of its lines.
  double perLine(int lane) {
    return height(lane) / lanes.get(lane).lines();
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
