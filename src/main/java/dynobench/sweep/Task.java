package dynobench.sweep;

/// A task that the scheduler has, and that has not ended as far as it knows.
///
/// @param id by which the scheduler knows it
/// @param shard that it runs
/// @param running whether it has begun
/// @param node where it runs; empty while it waits
/// @param why it waits, in the scheduler's words
record Task(String id, int shard, boolean running, String node, String why) {}
