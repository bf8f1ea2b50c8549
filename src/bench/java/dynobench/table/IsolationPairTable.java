package dynobench.table;

import dynobench.isolation.AnomalyClass;
import dynobench.isolation.IsolationModel;
import dynobench.measure.IsolationLevel;
import dynobench.result.LevelResult;
import dynobench.result.LevelResult.SeenAnomaly;
import dynobench.result.RunResult;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/// Table that compares tests of isolation: what each level let happen in the base runs and in the
/// new ones.
public final class IsolationPairTable {
  /// Limit of the comparison, as a sentence.
  public static final String LIMIT =
      "An anomaly that one side lacks may only not have been seen there.";

  private IsolationPairTable() {}

  private record Place(String mode, String level) {}

  /// Returns whether all runs test isolation.
  public static boolean isOf(Collection<RunResult> runs) {
    return runs.stream().allMatch(each -> each.workload().testsIsolation());
  }

  /// Returns the titles of the columns of [#lines].
  public static List<String> head() {
    return List.of(
        "mode", "level", "BASE behaves like", "NEW behaves like", "only in BASE", "only in NEW");
  }

  /// Returns a line for each mode and level that both sides have tested.
  public static List<List<String>> lines(List<RunResult> base, List<RunResult> others) {
    Map<Place, Set<AnomalyClass>> before = seen(base);
    Map<Place, Set<AnomalyClass>> after = seen(others);
    var lines = new ArrayList<List<String>>();
    before.forEach((place, old) -> {
      if (after.containsKey(place)) {
        Set<AnomalyClass> now = after.get(place);
        lines.add(
            List.of(
                place.mode(),
                place.level(),
                IsolationModel.words(IsolationModel.strongest(old)),
                IsolationModel.words(IsolationModel.strongest(now)),
                words(old, now),
                words(now, old)));
      }
    });
    return lines;
  }

  private static Map<Place, Set<AnomalyClass>> seen(List<RunResult> runs) {
    var seen = new LinkedHashMap<Place, Set<AnomalyClass>>();
    for (RunResult run : runs) {
      for (LevelResult each : LevelResult.of(run)) {
        if (each.isTested()) {
          seen.computeIfAbsent(place(each), _ -> new TreeSet<>())
              .addAll(each.anomalies().stream().map(SeenAnomaly::anomaly).toList());
        }
      }
    }
    return seen;
  }

  private static Place place(LevelResult it) {
    return new Place(
        IsolationTable.mode(it), it.asked().map(IsolationLevel::words).orElse("unknown"));
  }

  private static String words(Set<AnomalyClass> these, Set<AnomalyClass> without) {
    return AnomalyClass.words(these.stream().filter(each -> !without.contains(each)).toList());
  }
}
