package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.Outcome;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Trial;
import dynobench.workload.Settings;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests of the baseline of the 2005 workload in a worker. The baseline itself compares the sum of
/// the rows that it reads with the sum of those that it inserted.
class BareLoopTest {
  private static Outcome outcome(Path folder, String use) throws Exception {
    var bench = new TestBench(folder);
    Contender contender = Contender.parse(use, new CommitStyle.Autocommit());
    PlanRunner.Checked checked =
        bench.check(bench.plan("phases", Settings.of("rows", "200"), List.of(contender)));
    Trial trial = checked.trials().getFirst();
    bench.run(
        checked.with(
            List.of(
                new Trial(trial.number(), contender, Trial.YARDSTICK, trial.levels(), 1, false))));
    return bench.trial(contender).outcome().orElseThrow();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"hsqldb/mem", "derby/memory", "h2/mem", "sqlite/mem", "baseline-map/heap"})
  void insertsTheRowsAndReadsThem(String use, @TempDir Path folder) throws Exception {
    assertThat(outcome(folder, use)).isEqualTo(new Outcome.Completed());
  }

  @ParameterizedTest
  @ValueSource(strings = {"je/sync", "baseline-file/close"})
  void refusesAModeThatItDoesNotKnow(String use, @TempDir Path folder) throws Exception {
    assertThat(outcome(folder, use).sentence())
        .contains("The plain loop supports only JDBC, Berkeley DB JE without transactions");
  }
}
