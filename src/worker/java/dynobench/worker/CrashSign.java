package dynobench.worker;

/// What a worker that is to crash and its parent tell each other, in numbers that both see at once.
public enum CrashSign {
  /// Rows that the engine has acknowledged.
  ACKNOWLEDGED,

  /// Not 0 from when the worker is to write no more, and to close the database.
  STOP,

  /// Not 0 from when it begins to.
  CLOSING,

  /// Not 0 from when the database is closed.
  CLOSED
}
