package dynobench.isolation;

import dynobench.measure.IsolationLevel;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Summary of the tests of one isolation level. Immutable.
///
/// @param wanted level that the tests asked for
/// @param taken level that the connection reported; empty if the engine does not have the level
/// @param scripts number of scripts that ran
/// @param transactions number of transactions of random histories
/// @param seen anomalies that happened, the most severe first
/// @param date date of the last test, such as `2026-11-28`
public record LevelTally(
    IsolationLevel wanted,
    Optional<IsolationLevel> taken,
    long scripts,
    long transactions,
    List<AnomalyCount> seen,
    String date) {
  /// Anomaly that happened.
  ///
  /// @param count number of times in random histories; 0 if only a script showed it
  public record AnomalyCount(AnomalyClass anomaly, long count) {}

  public LevelTally {
    seen = seen.stream().sorted(Comparator.comparing(AnomalyCount::anomaly)).toList();
  }

  /// Returns the level that the engine took instead of the one that the tests asked for.
  public Optional<IsolationLevel> changed() {
    return taken.filter(it -> it != wanted);
  }

  /// Returns the anomalies that happened, the most severe first.
  public List<AnomalyClass> anomalies() {
    return seen.stream().map(AnomalyCount::anomaly).toList();
  }

  /// Returns the strongest models that are consistent with everything that was seen.
  public List<IsolationModel> behaviour() {
    return IsolationModel.strongest(anomalies());
  }

  /// Returns the sum of this summary and a later one of the same level.
  public LevelTally plus(LevelTally later) {
    var sums = new EnumMap<AnomalyClass, Long>(AnomalyClass.class);
    Stream.of(seen, later.seen)
        .flatMap(List::stream)
        .forEach(each -> sums.merge(each.anomaly(), each.count(), Long::sum));
    return new LevelTally(
        wanted,
        later.taken,
        scripts + later.scripts,
        transactions + later.transactions,
        sums.entrySet().stream()
            .map(each -> new AnomalyCount(each.getKey(), each.getValue()))
            .toList(),
        later.date);
  }
}
