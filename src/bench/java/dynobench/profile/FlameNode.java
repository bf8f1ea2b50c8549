package dynobench.profile;

import dynobench.frames.TimeCategory;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Frame of a flame graph that shows several contenders: all stacks that begin with the same
/// frames. It holds the time of an operation of each contender.
public final class FlameNode {
  private final String name;
  private final TimeCategory category;
  private final double[] self;
  private final double[] total;
  private final List<FlameNode> children = new ArrayList<>();

  private FlameNode(String name, TimeCategory category, double[] total) {
    this.name = name;
    this.category = category;
    this.total = total;
    this.self = new double[total.length];
  }

  /// Stack of one contender.
  ///
  /// @param frames outermost frame first
  /// @param nanos time of an operation in this stack
  record TimedStack(List<String> frames, int side, double nanos, StackClassifier classifier) {}

  /// Returns the root of a tree of stacks. It has no name.
  ///
  /// @param least time of each contender below which a frame is left out; its time counts for its
  ///   caller
  static FlameNode root(List<TimedStack> stacks, double[] least) {
    var root = new FlameNode("", TimeCategory.HARNESS, total(stacks, least.length));
    root.addCalled(stacks, 0, least);
    return root;
  }

  private static double[] total(List<TimedStack> stacks, int sides) {
    var total = new double[sides];
    for (TimedStack each : stacks) {
      total[each.side()] += each.nanos();
    }
    return total;
  }

  /// Adds the called frames. Frames that are left out get no node, so that a profile with very many
  /// different stacks takes little time.
  private void addCalled(List<TimedStack> stacks, int depth, double[] least) {
    Map<String, List<TimedStack>> called = new HashMap<>();
    for (TimedStack each : stacks) {
      if (each.frames().size() > depth) {
        called.computeIfAbsent(each.frames().get(depth), _ -> new ArrayList<>()).add(each);
      } else {
        self[each.side()] += each.nanos();
      }
    }
    called.forEach((frame, all) -> {
      double[] time = total(all, least.length);
      if (isBelow(time, least)) {
        for (int i = 0; i < time.length; i++) {
          self[i] += time[i];
        }
      } else {
        StackClassifier classifier = all.getFirst().classifier();
        var child = new FlameNode(frame, classifier.category(frame).orElse(category), time);
        child.addCalled(all, depth + 1, least);
        children.add(child);
      }
    });
    children.sort(Comparator.comparing(FlameNode::name));
  }

  private static boolean isBelow(double[] time, double[] least) {
    for (int i = 0; i < time.length; i++) {
      if (time[i] >= least[i] && time[i] > 0) {
        return false;
      }
    }
    return true;
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
    return List.copyOf(children);
  }
}
