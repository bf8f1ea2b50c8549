package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.Series;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.WorkerJvm;
import dynobench.workload.Settings;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests of Derby's switch that turns flushing off, set by the plan instead of a mode.
class EnginesOwnSwitchTest {
  private static final String SWITCH = "-Dderby.system.durability=test";

  @Test
  void takesThePromiseBackAndStandsBesideEveryFigure(@TempDir Path folder)
      throws IOException, InterruptedException {
    var bench = new TestBench(folder);
    var derby = new Contender("derby", "disk", new CommitStyle.Every(50));
    var sqlite = new Contender("sqlite", "wal-full", new CommitStyle.Every(50));

    bench.run(with(bench.plan(List.of(derby, sqlite))));

    Series switched = bench.result().series().getFirst();
    assertThat(switched.durability()).isEqualTo("UNKNOWN");
    assertThat(switched.title()).isEqualTo("Derby on disk [" + SWITCH + "]");
    assertThat(switched.promise()).startsWith("The plan sets " + SWITCH);
    assertThat(bench.result().series().getLast().durability()).isEqualTo("POWER_CUT");
    assertThat(bench.result().contradictions())
        .singleElement()
        .satisfies(question ->
            assertThat(question.text())
                .contains("Derby on disk", SWITCH, "all acknowledged rows", "no longer"));
  }

  private static Plan with(Plan plan) {
    WorkerJvm jvm = plan.jvm();
    return plan.withParameters(Settings.NONE)
        .withConditions(
            plan.conditions()
                .withJvm(new WorkerJvm(jvm.heapMegabytes(), jvm.collector(), List.of(SWITCH))));
  }
}
