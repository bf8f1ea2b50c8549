package dynobench.ui.result;

import dynobench.comparison.NeededRounds;
import dynobench.plan.Plan;
import dynobench.result.RunResult;
import dynobench.ui.live.LiveRun;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.storedruns.AddRounds;
import java.nio.file.Path;
import java.util.Optional;
import javafx.beans.binding.BooleanExpression;

/// Measurement of the rounds that a run lacks for its verdicts. It adds them to the run. A run that
/// takes no further rounds, such as a sweep, is measured again with more of them.
public record DecidingRounds(
    RunDisplay showing, AddRounds adding, MeasureAgain again, LiveRun live) {
  /// Returns whether nothing is being measured.
  BooleanExpression isPossible() {
    return live.running().not();
  }

  /// Returns whether the shown run takes further rounds.
  boolean isAddable() {
    return folder().isPresent();
  }

  private Optional<Path> folder() {
    RunResult run = showing.result();
    return adding.folder(showing.run().get(), run).filter(_ -> adding.obstacle(run).isEmpty());
  }

  /// Begins the measurement. Does nothing for a run whose plan is unknown.
  void measure(NeededRounds needed) {
    Optional<Plan> plan = showing.result().plan();
    plan.ifPresent(it ->
        folder()
            .ifPresentOrElse(
                run -> adding.to(run, needed.rounds() - it.repetitions()),
                () -> again.run(it.withRounds(needed.rounds(), it.warmups()))));
  }
}
