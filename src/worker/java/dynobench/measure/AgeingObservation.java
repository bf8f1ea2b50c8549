package dynobench.measure;

/// What a trial saw of a database in long use.
public sealed interface AgeingObservation {
  /// A cycle of deletions, insertions and updates has ended, and the data were verified.
  ///
  /// @param number number of the cycle, from 1
  /// @param changes number of deleted, inserted and updated records
  /// @param nanos time of all transactions, without the verification
  /// @param latencies times of the transactions
  /// @param storedBytes size of the database's files
  /// @param liveBytes keys and values of all records
  record Cycle(
      int number, long changes, long nanos, Latencies latencies, long storedBytes, long liveBytes)
      implements AgeingObservation {
    private static final double NANOS_PER_SECOND = 1e9;
    private static final double MOST = 99;

    public Cycle {
      if (number < 1 || changes < 0 || nanos < 1 || storedBytes < 0 || liveBytes < 1) {
        throw new IllegalArgumentException("No cycle has the number " + number + " or such sizes");
      }
    }

    /// Returns the size of the files, in multiples of the live data.
    public double timesItsData() {
      return (double) storedBytes / liveBytes;
    }

    /// Returns the changes per second.
    public double rate() {
      return changes * NANOS_PER_SECOND / nanos;
    }

    /// Returns the 99th percentile of the transactions' times, in nanoseconds.
    public long p99Nanos() {
      return latencies.percentile(MOST);
    }
  }

  /// The clean-up of the engine has ended.
  ///
  /// @param phase id of the phase that timed it
  /// @param exists whether the engine has a clean-up of its own; if not, nothing was done
  /// @param beforeBytes size of the database's files before it
  /// @param afterBytes size after the database was closed
  record CleanUp(String phase, boolean exists, long beforeBytes, long afterBytes)
      implements AgeingObservation {
    public CleanUp {
      if (beforeBytes < 0 || afterBytes < 0) {
        throw new IllegalArgumentException("No file has less than 0 bytes");
      }
    }
  }
}
