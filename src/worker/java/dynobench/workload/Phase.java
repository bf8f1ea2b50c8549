package dynobench.workload;

import java.util.List;
import java.util.Optional;

/// Timed part of a workload.
///
/// @param id id of the phase, such as `insert`
/// @param title title for the user
/// @param unit unit of the operations, in the plural, such as `rows`
/// @param operations number of operations, unless the phase ends after a time
/// @param crew load of the clients; empty where one thread does all operations
/// @param relativeTo phase whose rate is the base of this phase's relative rate
/// @param conditions conditions that must all hold; otherwise the phase is skipped
public record Phase(
    String id,
    String title,
    String unit,
    Formula operations,
    Writes writes,
    Optional<LoadFormulas> crew,
    Optional<String> relativeTo,
    List<PhaseCondition> conditions) {
  /// Transactions of a phase's writes.
  public enum Writes {
    /// The phase only reads, or creates tables.
    NOTHING,
    /// The phase commits in the contender's style.
    IN_STYLE,
    /// The phase is one transaction, in any style.
    IN_ONE_TRANSACTION,
    /// The phase has as many transactions as the workload says, in any style.
    IN_ITS_TRANSACTIONS
  }

  public Phase {
    NameRule.check(id);
    conditions = List.copyOf(conditions);
  }

  /// Creates a phase of one thread.
  public Phase(String id, String title, String unit, Formula operations, Writes writes) {
    this(id, title, unit, operations, writes, Optional.empty(), Optional.empty(), List.of());
  }

  /// Returns a copy with other conditions.
  public Phase only(List<PhaseCondition> others) {
    return new Phase(id, title, unit, operations, writes, crew, relativeTo, others);
  }

  /// Returns what the phase does, without its texts for the user.
  List<Object> work() {
    return List.of(id, operations, writes, crew, conditions);
  }

  /// Returns whether the phase runs with these settings.
  public boolean isDone(Settings settings) {
    return conditions.stream().allMatch(each -> each.holds(settings));
  }

  /// Returns whether the number of operations is constant.
  public boolean isOnce() {
    return operations.names().isEmpty();
  }

  /// Returns whether the number of operations is exact. With clients, it depends on time and
  /// conflicts.
  public boolean isExact() {
    return crew.isEmpty();
  }
}
