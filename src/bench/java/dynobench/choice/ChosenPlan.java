package dynobench.choice;

import dynobench.plan.Plan;
import java.time.Duration;
import java.util.List;

/// Plan that answers a question, and everything that it leaves out.
///
/// @param estimate estimated duration of the run, at most the time of the question
/// @param notes sentences about choices that the developer should know
/// @param leftOut bundled engines that the plan does not measure
public record ChosenPlan(
    Plan plan, Duration estimate, List<String> notes, List<LeftOutEngine> leftOut) {
  /// Engine that the plan does not measure.
  ///
  /// @param why end of a sentence that begins with the engine
  public record LeftOutEngine(String engine, String why) {
    public String sentence() {
      return engine + ": " + why + ".";
    }
  }

  public ChosenPlan {
    notes = List.copyOf(notes);
    leftOut = List.copyOf(leftOut);
  }
}
