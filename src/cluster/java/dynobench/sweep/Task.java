package dynobench.sweep;

/// A task that the scheduler has, or had until a short time ago.
///
/// @param id by which the scheduler knows it
/// @param shard that it runs
/// @param node where it runs, or ran; empty while it waits
/// @param why it waits, in the scheduler's words
record Task(String id, int shard, State state, String node, String why) {
  enum State {
    WAITING,
    RUNNING,
    /// Slurm could not start it on a node, and waits until somebody releases it.
    HELD,
    /// By itself and well: what it has left may be seen later.
    COMPLETED,
    /// In any other way.
    FAILED
  }
}
