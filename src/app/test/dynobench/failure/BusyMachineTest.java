package dynobench.failure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dynobench.Thorough;
import dynobench.event.RunEvent;
import dynobench.measure.CpuLimit;
import dynobench.measure.QuotaGroup;
import dynobench.store.RunReader;
import dynobench.store.RunStore;
import dynobench.warning.ResultWarning;
import dynobench.warning.ResultWarnings;
import dynobench.warning.WarningKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/// Tests of the real program under real load and real limits. Its trials are too short for the
/// monitor.
@EnabledOnOs(OS.LINUX)
@Isolated // measures time closely
@Thorough
class BusyMachineTest {
  private static final int FEWEST_LOOKS = 5;

  private static final List<String> FIRST_CORE = List.of("taskset", "-c", "0");

  @TempDir private Path folder = Path.of("");

  @SuppressWarnings("NullAway.Init")
  private FailureBench bench;

  private final List<Process> loops = new ArrayList<>();

  @BeforeEach
  void prepare() throws IOException {
    bench = new FailureBench(folder);
    Files.writeString(
        folder.resolve("plan.toml"),
        """
        name = "short"
        contenders = ["baseline-map/heap", "bad/insert-none"]
        rows = { sizes = [20] }
        repetitions = 2
        order = "by-contender"
        jvm = { heap = "32m", gc = "serial" }
        """);
  }

  @AfterEach
  void quiet() throws InterruptedException {
    for (Process each : loops) {
      each.destroyForcibly().waitFor();
    }
  }

  /// @param before first words of its command line
  private void loop(List<String> before) throws IOException {
    var command = new ArrayList<>(before);
    command.addAll(List.of("sh", "-c", "while :; do :; done"));
    loops.add(new ProcessBuilder(command).start());
  }

  private List<RunEvent> events = List.of();

  /// @param before first words of the program's command line
  private List<ResultWarning> run(List<String> before) throws IOException, InterruptedException {
    try (var main =
        ForkedMain.startUnder(
            before,
            folder,
            Map.of(),
            "run",
            folder.resolve("plan.toml").toString(),
            "--workspace",
            bench.workspace().toString())) {
      ForkedMain.Ending ending = main.ending();
      assertThat(ending.code()).as(ending.err()).isZero();
    }
    var reader = new RunReader(new RunStore(bench.workspace()).find("latest"));
    events = reader.read().events();
    return ResultWarnings.atEnd(reader.result());
  }

  private static ResultWarning only(List<ResultWarning> doubts, WarningKind kind) {
    List<ResultWarning> found = doubts.stream().filter(each -> each.kind() == kind).toList();
    assertThat(found).as(doubts.toString()).hasSize(1);
    return found.getFirst();
  }

  private long looks(int trial) {
    return events.stream()
        .filter(event -> event instanceof RunEvent.Sampled look && look.trial() == trial)
        .count();
  }

  @Test
  void aBusyProcessIsNoticedInTrialsThatAreTooShortForTheMonitor()
      throws IOException, InterruptedException {
    for (int i = 0; i < Runtime.getRuntime().availableProcessors(); i++) {
      loop(List.of());
    }
    ResultWarning busy = only(run(List.of()), WarningKind.MACHINE_BUSY);
    assertThat(busy.trials()).anyMatch(trial -> looks(trial) < FEWEST_LOOKS);
    assertThat(busy.sentence()).contains("other processes (including Dynobench's parent process)");
  }

  @Test
  void aBusyProcessOnTheOnlyCoreThatARunMayUseIsNoticed() throws IOException, InterruptedException {
    assumeTrue(Files.exists(Path.of("/usr/bin/taskset")), "no taskset here");
    assumeTrue(CpuLimit.read().machineCores() > 1, "one core only");
    loop(FIRST_CORE);
    List<ResultWarning> doubts = run(FIRST_CORE);
    assertThat(only(doubts, WarningKind.MACHINE_BUSY).sentence())
        .contains("of 1 core that the run may use");
    assertThat(only(doubts, WarningKind.CORES_FEW).sentence())
        .isEqualTo(
            "The run may use 1 of %d cores (taskset or cpuset)."
                .formatted(CpuLimit.read().machineCores()));
  }

  @Test
  void aQuotaIsNamedAsWhatItIs() throws IOException, InterruptedException {
    List<ResultWarning> doubts;
    try (QuotaGroup group = QuotaGroup.ofHalfACore()) {
      doubts = run(List.of(group.entering()));
    }
    assertThat(only(doubts, WarningKind.LIMITED).sentence())
        .contains("A quota of 0.5 cores (cgroup) throttled the workers for ", " of 4 trials");
  }
}
