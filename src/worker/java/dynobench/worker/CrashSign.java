package dynobench.worker;

/// Numbers in shared memory through which a crashing worker and its parent exchange signals.
public enum CrashSign {
  /// Number of rows that the engine has acknowledged.
  ACKNOWLEDGED,

  /// Request to stop writing and to close the database, unless 0.
  STOP,

  /// The worker has begun to close the database, unless 0.
  CLOSING,

  /// The database is closed, unless 0.
  CLOSED
}
