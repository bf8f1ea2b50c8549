package dynobench.sweep;

import dynobench.plan.Shard;
import java.util.List;
import java.util.Optional;

/// Settings of a sweep: all that another process needs to continue it.
///
/// @param plan name of the plan
/// @param shards number of shards, from 1 to [Shard#MOST]
/// @param nodes nodes that may run shards; empty for all of the cluster
/// @param exclusive whether a task needs exclusive use of a node
/// @param scratch folder on each node's own disk, for databases; by default the node's temporary
///   folder
/// @param arguments arguments of every task's `dynobench run`, after the plan
/// @param options further options of the scheduler
/// @param dynobench version that begins it
/// @param jdk Java version that begins it
public record SweepSettings(
    String plan,
    int shards,
    List<String> nodes,
    boolean exclusive,
    Optional<String> scratch,
    List<String> arguments,
    List<String> options,
    String dynobench,
    String jdk) {
  public SweepSettings {
    if (shards < 1 || shards > Shard.MOST) {
      throw new IllegalArgumentException(
          "%,d shards are not from 1 to %,d".formatted(shards, Shard.MOST));
    }
    nodes = List.copyOf(nodes);
    arguments = List.copyOf(arguments);
    options = List.copyOf(options);
  }
}
