package dynobench.upgrade;

/// Step of an upgrade trial. Each step has a process of its own.
public enum UpgradeStep {
  /// The first version creates the database and closes it.
  MAKE,
  /// The second version opens a copy of the files as it is.
  OPEN,
  /// The first version prepares another copy for the engine's own procedure.
  EXPORT,
  /// The second version opens the prepared copy, or reads what the first version exported.
  IMPORT,
  /// The first version opens the files after the second version has written to them.
  BACK
}
