package dynobench.run;

import dynobench.plan.Plan;
import dynobench.plan.Shard;
import dynobench.plan.Trial;
import java.util.List;

/// A shard of a plan, and the machine that runs it.
///
/// @param node the machine's name
public record Part(Shard shard, String node) {
  /// Its trials, in the order of running.
  ///
  /// @param plan that [Schedule#obstacle] lets pass
  public List<Trial> trials(Plan plan) {
    return Schedule.of(plan, shard.of()).get(shard.number() - 1);
  }
}
