package dynobench.workload;

/// A timed part of a workload.
///
/// @param id as figures name it, such as `insert`
/// @param title as people read it
/// @param unit of what it does, in the plural, such as `rows`
/// @param operations that it does
public record Phase(String id, String title, String unit, Formula operations, Writes writes) {
  /// What becomes of what a phase writes.
  public enum Writes {
    /// It only reads, or makes tables.
    NOTHING,
    /// It is committed in the contender's style.
    IN_STYLE,
    /// It is one transaction, whatever the style.
    IN_ONE_TRANSACTION
  }

  public Phase {
    Names.check(id);
  }

  /// Whether it does one thing, whatever the parameters say.
  public boolean isOnce() {
    return operations.names().isEmpty();
  }
}
