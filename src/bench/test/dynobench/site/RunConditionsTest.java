package dynobench.site;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.RunEvent.RunStarted;
import dynobench.plan.Plan;
import dynobench.plan.WorkerJvm;
import dynobench.result.RunResult;
import dynobench.result.SampleRun;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class RunConditionsTest {
  private static final Workload PHASES = Workloads.shipped().named("phases").orElseThrow();

  private static String conditions(Plan plan, Workload workload) {
    var run = new RunResult("run");
    run.accept(
        new RunStarted(
            SampleRun.BEGIN,
            plan.name(),
            plan,
            plan.trialCount(),
            SampleRun.environment("ext4"),
            List.of(),
            Optional.of(workload)));
    return RunConditions.of(run);
  }

  @Test
  void nameTheParametersAndTheJvm() {
    Plan plan = SampleRun.plan("plan").withParameters(Settings.of("branches", "40"));
    Plan larger =
        plan.withConditions(
            plan.conditions()
                .withJvm(new WorkerJvm(1024, WorkerJvm.Collector.Z, List.of("-Xint"))));

    assertThat(conditions(plan, PHASES))
        .isEqualTo("40 branches, 64 MB heap, serial collector, seed 2005, 25");
    assertThat(conditions(larger, PHASES))
        .isEqualTo("40 branches, 1,024 MB heap, Z collector, -Xint, seed 2005, 25");
  }

  @Test
  void ofTheSameWorkAreTheSameIfTextsDiffer() {
    Plan plan = SampleRun.plan("plan");

    assertThat(conditions(plan, changed("Another title", PHASES.protocol())))
        .isEqualTo(conditions(plan, PHASES));
  }

  @Test
  void tellOtherWorkOfTheSameNameApart() {
    Workload lookup = Workloads.shipped().named("lookup").orElseThrow();

    assertThat(conditions(SampleRun.plan("plan"), changed(PHASES.title(), lookup.protocol())))
        .matches("work [0-9a-f]{8}, 64 MB heap, serial collector, seed 2005, 25");
  }

  private static Workload changed(String title, String protocol) {
    return new Workload(
        PHASES.id(),
        title,
        title,
        PHASES.source(),
        PHASES.needs(),
        protocol,
        PHASES.yardstick(),
        PHASES.phases(),
        PHASES.parameters(),
        PHASES.vary(),
        PHASES.figures(),
        PHASES.stored(),
        PHASES.written(),
        PHASES.checks(),
        PHASES.tables(),
        PHASES.statements(),
        PHASES.script(),
        PHASES.isolation());
  }

  @Test
  void nameAFileByItsCheckSumAndNotByItsPath() {
    Plan plan =
        SampleRun.plan("plan")
            .withParameters(
                Settings.of("recording_file", "/home/me/orders.dynorec")
                    .with("recording_sha256", "0123456789abcdef"));

    assertThat(conditions(plan, PHASES))
        .isEqualTo("file 01234567, 64 MB heap, serial collector, seed 2005, 25");
  }
}
