package dynobench.sweep;

import dynobench.plan.Shard;
import java.util.List;
import java.util.Optional;

/// What a sweep was asked to do: all that another process needs to go on with it.
///
/// @param plan its name
/// @param shards into which the plan is cut
/// @param nodes that may run them; all of the cluster where none is named
/// @param exclusive whether a task wants a node for itself
/// @param scratch a folder on each node's own disk, for databases; its temporary one where none is
///   named
/// @param arguments of every task's `dynobench run`, behind the plan
/// @param options of the scheduler's own
/// @param dynobench the version that begins it
/// @param jdk that begins it
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
