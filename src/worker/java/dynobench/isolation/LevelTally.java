package dynobench.isolation;

import dynobench.measure.IsolationLevel;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Summary of the tests of one isolation level. Immutable.
///
/// @param wanted level that the tests asked for
/// @param taken level that the connection reported; empty if the engine does not have the level
/// @param scripts number of scripts that ran
/// @param transactions number of transactions of random histories
/// @param seen anomalies that happened, each with the number of times in random histories, which is
///   0 if only a script showed it
/// @param date date of the last test, such as `2026-11-28`
public record LevelTally(
    IsolationLevel wanted,
    Optional<IsolationLevel> taken,
    long scripts,
    long transactions,
    Map<AnomalyClass, Long> seen,
    String date) {
  public LevelTally {
    var sorted = new EnumMap<AnomalyClass, Long>(AnomalyClass.class);
    sorted.putAll(seen);
    seen = Collections.unmodifiableMap(sorted);
  }

  /// Returns the strongest models that are consistent with everything that was seen.
  public List<IsolationModel> behaviour() {
    return IsolationModel.strongest(seen.keySet());
  }

  /// Returns the sum of this summary and a later one of the same level.
  public LevelTally plus(LevelTally later) {
    var sums = new EnumMap<AnomalyClass, Long>(AnomalyClass.class);
    sums.putAll(seen);
    later.seen.forEach((anomaly, count) -> sums.merge(anomaly, count, Long::sum));
    return new LevelTally(
        wanted,
        later.taken,
        scripts + later.scripts,
        transactions + later.transactions,
        sums,
        later.date);
  }
}
