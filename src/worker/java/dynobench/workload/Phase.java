package dynobench.workload;

import java.util.List;
import java.util.Optional;

/// A timed part of a workload.
///
/// @param id as figures name it, such as `insert`
/// @param title as people read it
/// @param unit of what it does, in the plural, such as `rows`
/// @param operations that it does, unless it ends after a time
/// @param crew empty where one thread does everything
/// @param relativeTo the phase whose rate its own rate is told as a multiple of
/// @param conditions under all of which it is done
public record Phase(
    String id,
    String title,
    String unit,
    Formula operations,
    Writes writes,
    Optional<Crew> crew,
    Optional<String> relativeTo,
    List<Condition> conditions) {
  /// What becomes of what a phase writes.
  public enum Writes {
    /// It only reads, or makes tables.
    NOTHING,
    /// It is committed in the contender's style.
    IN_STYLE,
    /// It is one transaction, whatever the style.
    IN_ONE_TRANSACTION,
    /// It is as many transactions as the workload says, whatever the style.
    IN_ITS_TRANSACTIONS
  }

  public Phase {
    Names.check(id);
    conditions = List.copyOf(conditions);
  }

  /// Of one thread.
  public Phase(String id, String title, String unit, Formula operations, Writes writes) {
    this(id, title, unit, operations, writes, Optional.empty(), Optional.empty(), List.of());
  }

  /// The same under conditions.
  public Phase only(List<Condition> others) {
    return new Phase(id, title, unit, operations, writes, crew, relativeTo, others);
  }

  /// Whether it is done with these settings.
  public boolean isDone(Settings settings) {
    return conditions.stream().allMatch(each -> each.holds(settings));
  }

  /// Whether it does one thing, whatever the parameters say.
  public boolean isOnce() {
    return operations.names().isEmpty();
  }

  /// Whether it does just as many operations, and neither time nor others that are in the way
  /// decide.
  public boolean isExact() {
    return crew.isEmpty();
  }
}
