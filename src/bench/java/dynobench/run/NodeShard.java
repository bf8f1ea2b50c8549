package dynobench.run;

import dynobench.plan.Plan;
import dynobench.plan.Shard;
import dynobench.plan.Trial;
import java.util.List;

/// Shard of a plan, and the machine that runs it.
///
/// @param node name of the machine
public record NodeShard(Shard shard, String node) {
  /// Returns the trials of the shard, in the order of running.
  ///
  /// @param plan plan that [Schedule#obstacle] accepts
  public List<Trial> trials(Plan plan) {
    return Schedule.of(plan, shard.of()).get(shard.number() - 1);
  }
}
