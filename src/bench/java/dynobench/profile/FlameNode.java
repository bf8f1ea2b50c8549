package dynobench.profile;

import dynobench.frames.TimeCategory;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Frame of a flame graph that shows several contenders: all stacks that begin with the same
/// frames. It holds the time of an operation of each contender. Mutable while the tree is built.
public final class FlameNode {
  private final String name;
  private final TimeCategory category;
  private final double[] self;
  private final double[] total;
  private final Map<String, FlameNode> children = new HashMap<>();

  FlameNode(String name, TimeCategory category, int sides) {
    this.name = name;
    this.category = category;
    this.self = new double[sides];
    this.total = new double[sides];
  }

  /// Returns class and method.
  public String name() {
    return name;
  }

  /// Returns the category of the frame; of a helper, that of its caller.
  public TimeCategory category() {
    return category;
  }

  /// Returns the time of a contender in this frame, without the frames that it calls.
  public double self(int side) {
    return self[side];
  }

  /// Returns the time of a contender in this frame and the frames that it calls.
  public double total(int side) {
    return total[side];
  }

  /// Returns the called frames, sorted by name, so that graphs of two runs look alike.
  public List<FlameNode> children() {
    return children.values().stream().sorted(Comparator.comparing(FlameNode::name)).toList();
  }

  /// Adds a stack.
  ///
  /// @param frames frames below this one, outermost first
  void add(List<String> frames, int side, double nanos, StackClassifier classifier) {
    FlameNode node = this;
    node.total[side] += nanos;
    for (String each : frames) {
      TimeCategory callers = node.category;
      node =
          node.children.computeIfAbsent(
              each,
              name -> new FlameNode(name, classifier.category(name).orElse(callers), self.length));
      node.total[side] += nanos;
    }
    node.self[side] += nanos;
  }

  /// Removes frames in which no contender spends the given share of its time.
  void prune(double[] least) {
    Collection<FlameNode> small =
        new ArrayList<>(children.values().stream().filter(each -> each.isBelow(least)).toList());
    for (FlameNode each : small) {
      children.remove(each.name);
      for (int i = 0; i < self.length; i++) {
        self[i] += each.total[i];
      }
    }
    children.values().forEach(each -> each.prune(least));
  }

  private boolean isBelow(double[] least) {
    for (int i = 0; i < total.length; i++) {
      if (total[i] >= least[i] && total[i] > 0) {
        return false;
      }
    }
    return true;
  }
}
