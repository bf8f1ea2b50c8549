package dynobench.result;

import dynobench.plan.LevelLabels;
import dynobench.workload.Settings;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/// Order of points, factor by factor: numbers from small to large, words in the order of a list.
public final class LevelOrder implements Comparator<Settings> {
  private final List<String> factors;
  private final List<String> words;

  /// @param factors factors that are compared, most significant first; others are ignored
  /// @param words words in their order; unknown words follow, in alphabetical order
  public LevelOrder(List<String> factors, List<String> words) {
    this.factors = List.copyOf(factors);
    this.words = new ArrayList<>(words);
  }

  /// Returns the order of the points of a run.
  public static LevelOrder of(RunResult run) {
    List<String> words =
        run.plan().stream()
            .flatMap(it -> it.factors().stream())
            .flatMap(factor -> factor.range().levels().stream())
            .filter(level -> !LevelLabels.isNumber(level))
            .toList();
    return new LevelOrder(run.factors(), words);
  }

  @Override
  public int compare(Settings a, Settings b) {
    for (String factor : factors) {
      int order = compare(a.get(factor).orElse(""), b.get(factor).orElse(""));
      if (order != 0) {
        return order;
      }
    }
    return 0;
  }

  private int compare(String a, String b) {
    if (LevelLabels.isNumber(a) && LevelLabels.isNumber(b)) {
      return Double.compare(Double.parseDouble(a), Double.parseDouble(b));
    }
    int order = Integer.compare(place(a), place(b));
    return order == 0 ? a.compareTo(b) : order;
  }

  private int place(String word) {
    int place = words.indexOf(word);
    return place < 0 ? words.size() : place;
  }
}
