package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.RunEvent;
import dynobench.event.RunEvent.TrialStarted;
import dynobench.plan.Duel;
import dynobench.plan.Plan;
import dynobench.plan.Trial;
import dynobench.result.MadeDuel;
import dynobench.result.SampleRun;
import dynobench.stats.InterimLooks;
import java.time.Duration;
import java.util.OptionalDouble;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class RoundSelectorTest {
  private static final int FIRST = InterimLooks.next(0).orElseThrow();

  private final AtomicLong nanos = new AtomicLong();

  /// Counts the rounds that begin until the referee stops the duel.
  ///
  /// @param each duration of a round
  private int roundsBegun(MadeDuel duel, Plan plan, Duration each) {
    var referee = new RoundSelector(plan, "duel", RoundSelector.question(plan), nanos::get);
    int begun = 0;
    boolean wanted = true;
    for (RunEvent event : duel.events()) {
      if (event instanceof TrialStarted(long _, Trial trial)) {
        wanted = referee.wants(trial);
        begun = wanted ? trial.repetition() : begun;
        nanos.addAndGet(each.toNanos() / 2);
      }
      if (wanted) {
        referee.accept(event);
      }
    }
    return begun;
  }

  private static Plan plan(Duration most) {
    return MadeDuel.plan(
        new Duel(
            MadeDuel.rules().deciding(),
            OptionalDouble.empty(),
            OptionalDouble.empty(),
            most,
            false));
  }

  @Test
  void endsAfterTheRoundThatDecides() {
    Plan plan = plan(Duration.ofHours(1));
    var duel = new MadeDuel(plan.duel().orElseThrow()).rounds(3 * FIRST, 3);

    assertThat(roundsBegun(duel, plan, Duration.ofSeconds(1))).isEqualTo(FIRST);
  }

  @Test
  void beginsNoRoundThatWouldEndTooLate() {
    Plan plan = plan(Duration.ofSeconds(60));
    var duel = new MadeDuel(plan.duel().orElseThrow()).rounds(30, 1);

    assertThat(roundsBegun(duel, plan, Duration.ofSeconds(9))).isEqualTo(6);
  }

  @Test
  void keepsToTheTimeOfAnyPlan() {
    Plan plan = SampleRun.plan("timed").withRounds(30, 0).within(Duration.ofSeconds(60));
    var duel = new MadeDuel(MadeDuel.rules()).rounds(30, 3);

    assertThat(roundsBegun(duel, plan, Duration.ofSeconds(9))).isEqualTo(6);
  }

  @Test
  void runsOneRoundEvenIfThatTakesTooLong() {
    Plan plan = plan(Duration.ofSeconds(1));
    var duel = new MadeDuel(plan.duel().orElseThrow()).rounds(30, 1);

    assertThat(roundsBegun(duel, plan, Duration.ofSeconds(9))).isEqualTo(1);
  }
}
