package dynobench.profile;

import dynobench.frames.TimeCategory;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// Time of one phase in one round, divided by category and by stack.
///
/// @param round number of the round
/// @param nanos elapsed time of an operation, in nanoseconds
/// @param categories shares of the elapsed time by category; they add up to 1
/// @param stacks shares of the elapsed time by stack, outermost frame first; they add up to 1
public record RoundTime(
    int round,
    double nanos,
    Map<TimeCategory, Double> categories,
    Map<CategorisedStack, Double> stacks,
    OperationCounts counts) {
  public RoundTime {
    categories = Map.copyOf(categories);
    stacks = Map.copyOf(stacks);
  }

  /// Stack with its category.
  ///
  /// @param frames outermost frame first; a pause of the collector has one frame of its own
  public record CategorisedStack(List<String> frames, TimeCategory category) {
    public CategorisedStack {
      frames = List.copyOf(frames);
    }
  }

  /// Counts for each operation.
  ///
  /// @param samples number of processor samples, in all
  /// @param amounts what was counted; without the counts that the system does not tell
  public record OperationCounts(long samples, Map<OperationCount, Double> amounts) {
    public OperationCounts {
      amounts = Map.copyOf(amounts);
    }
  }

  /// Returns the share of a category.
  public double share(TimeCategory category) {
    return categories.getOrDefault(category, 0.0);
  }

  /// Returns the shares by innermost frame, without pauses and time without a sample.
  Map<String, Double> selfShares() {
    var sums = new HashMap<String, Double>();
    stacks.forEach((stack, share) -> {
      if (!stack.frames().isEmpty() && !stack.frames().getLast().startsWith("[")) {
        sums.merge(stack.frames().getLast(), share, Double::sum);
      }
    });
    return sums;
  }

  /// Sums up shares of stacks.
  static final class Sums {
    private final Map<TimeCategory, Double> categories = new EnumMap<>(TimeCategory.class);
    private final Map<CategorisedStack, Double> stacks = new HashMap<>();
    private double total;

    void add(CategorisedStack stack, double share) {
      categories.merge(stack.category(), share, Double::sum);
      stacks.merge(stack, share, Double::sum);
      total += share;
    }

    boolean isEmpty() {
      return total <= 0;
    }

    Map<TimeCategory, Double> categories() {
      return scaled(categories);
    }

    Map<CategorisedStack, Double> stacks() {
      return scaled(stacks);
    }

    private <K> Map<K, Double> scaled(Map<K, Double> sums) {
      var all = new HashMap<K, Double>();
      sums.forEach((key, sum) -> all.put(key, sum / total));
      return all;
    }
  }
}
