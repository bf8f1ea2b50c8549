package dynobench.profile;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Layout of a flame graph for one contender: callers above the code that they call, widths by
/// time. Computed once; [#boxes] then finds the visible frames of any zoom quickly.
public final class FlameLayout {
  /// Width below which a frame is not drawn, in the unit of the drawing.
  private static final double LEAST_WIDTH = 0.5;

  /// Visible frame.
  ///
  /// @param isAncestor whether the frame contains the zoomed one, and is drawn in full width
  public record Box(FlameNode node, int depth, double left, double width, boolean isAncestor) {}

  private final List<FlameNode> nodes = new ArrayList<>();
  private final List<Integer> parents = new ArrayList<>();
  private final List<Integer> depths = new ArrayList<>();
  private final List<Double> lefts = new ArrayList<>();
  private final List<Integer> ends = new ArrayList<>();
  private final Map<FlameNode, Integer> places = new HashMap<>();
  private final int side;

  public FlameLayout(FlameGraph graph, int side) {
    this.side = side;
    add(graph.root(), -1, 0, 0);
  }

  private void add(FlameNode node, int parent, int depth, double left) {
    int place = nodes.size();
    places.put(node, place);
    nodes.add(node);
    parents.add(parent);
    depths.add(depth);
    lefts.add(left);
    ends.add(0);
    double next = left;
    for (FlameNode each : node.children()) {
      add(each, place, depth + 1, next);
      next += each.total(side);
    }
    ends.set(place, nodes.size());
  }

  /// Returns the visible frames.
  ///
  /// @param zoomed frame that is as wide as the drawing; another graph's frame means the whole
  ///   graph
  public List<Box> boxes(FlameNode zoomed, double width) {
    int place = places.getOrDefault(zoomed, 0);
    double scale = width / Math.max(nodes.get(place).total(side), Double.MIN_NORMAL);
    double begin = lefts.get(place);
    var boxes = new ArrayList<Box>();
    for (int above = parents.get(place); above >= 0; above = parents.get(above)) {
      boxes.add(new Box(nodes.get(above), depths.get(above), 0, width, true));
    }
    for (int i = place; i < ends.get(place); ) {
      double wide = nodes.get(i).total(side) * scale;
      if (wide < LEAST_WIDTH) {
        i = ends.get(i);
      } else {
        double left = (lefts.get(i) - begin) * scale;
        boxes.add(new Box(nodes.get(i), depths.get(i), left, wide, false));
        i++;
      }
    }
    return boxes;
  }

  /// Returns the share of the time in frames whose names contain a text, each time counted once.
  public double share(String text) {
    String wanted = text.toLowerCase(Locale.ROOT);
    double sum = 0;
    for (int i = 1; i < nodes.size(); ) {
      boolean isFound = nodes.get(i).name().toLowerCase(Locale.ROOT).contains(wanted);
      sum += isFound ? nodes.get(i).total(side) : 0;
      i = isFound ? ends.get(i) : i + 1;
    }
    return sum / Math.max(nodes.getFirst().total(side), Double.MIN_NORMAL);
  }
}
