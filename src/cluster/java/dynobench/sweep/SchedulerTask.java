package dynobench.sweep;

/// Task that the scheduler has, or had until recently.
///
/// @param id the scheduler's id
/// @param shard number of its shard
/// @param node node where it runs, or ran; empty while it waits
/// @param why reason why it waits, in the scheduler's words
record SchedulerTask(String id, int shard, State state, String node, String why) {
  enum State {
    WAITING,
    RUNNING,
    /// Slurm could not start it on a node, and waits until a user releases it.
    HELD,
    /// Ended by itself and successfully; its files may become visible later.
    COMPLETED,
    /// Ended in any other way.
    FAILED
  }
}
