package dynobench.failure;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Thorough;
import dynobench.Waiting;
import dynobench.event.Outcome;
import dynobench.event.RunEvent;
import dynobench.result.RunResult;
import dynobench.result.RunState;
import dynobench.store.RunReader;
import dynobench.store.RunStore;
import dynobench.store.StoredRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests that send signals to the program while its second worker hangs. The results of the first
/// worker remain.
@DisabledOnOs(OS.WINDOWS)
@Thorough
class KillingTest {
  @TempDir private Path folder = Path.of("");

  @SuppressWarnings("NullAway.Init")
  private FailureBench bench;

  @BeforeEach
  void prepare() throws IOException {
    bench = new FailureBench(folder);
    Files.writeString(
        folder.resolve("plan.toml"),
        """
        name = "killing"
        contenders = ["bad/insert-none", "bad/insert-hang", "bad/insert-exit"]
        rows = { sizes = [20] }
        repetitions = 1
        order = "by-contender"
        jvm = { heap = "32m", gc = "serial" }
        """);
  }

  private ForkedMain start() throws IOException {
    return ForkedMain.start(
        folder,
        Map.of(),
        "run",
        folder.resolve("plan.toml").toString(),
        "--workspace",
        bench.workspace().toString());
  }

  private ProcessHandle hangingWorker(ForkedMain main) {
    Path runs = bench.workspace().resolve("runs");
    Waiting.until(
        "the second trial inserts",
        () ->
            Files.isDirectory(runs)
                && new RunStore(bench.workspace())
                    .list().stream().anyMatch(run -> run.damage().isEmpty())
                && stored().events().stream().anyMatch(KillingTest::hangs));
    return Waiting.untilFound("a worker", () -> Processes.workersOf(main.handle()).findFirst());
  }

  private static boolean hangs(RunEvent event) {
    return event instanceof RunEvent.PhaseStarted started
        && started.trial() == 2
        && started.phase().equals("insert");
  }

  private StoredRun stored() {
    return new RunReader(new RunStore(bench.workspace()).find("latest")).read();
  }

  private List<Outcome> outcomes() {
    return stored().events().stream()
        .flatMap(event ->
            event instanceof RunEvent.TrialFinished finished
                ? Optional.of(finished.outcome()).stream()
                : Optional.<Outcome>empty().stream())
        .toList();
  }

  @Test
  void aKilledParentLeavesNoWorkerAndALogThatOpensAndALaterRunCleansUp()
      throws IOException, InterruptedException {
    try (var main = start()) {
      ProcessHandle worker = hangingWorker(main);
      assertThat(inUse()).contains("is in use by another run (process " + main.handle().pid());

      Processes.signal("KILL", main.handle());

      Waiting.until("the worker is gone", () -> !worker.isAlive());
      assertThat(main.ending().code()).isEqualTo(137);
    }
    assertThat(outcomes()).containsExactly(new Outcome.Completed());
    var result = new RunReader(new RunStore(bench.workspace()).find("latest")).result();
    assertThat(result.state()).isEqualTo(RunState.UNFINISHED);
    assertThat(result.measurements("insert")).hasSize(1);
    assertThat(bench.workspace().resolve(".dynobench-databases")).isNotEmptyDirectory();

    bench.run(FailureBench.plan("bad/insert-none"));

    assertThat(bench.workspace().resolve(".dynobench-databases")).isEmptyDirectory();
  }

  @Test
  void roundsThatWereAddedUntilAKillCountAndFurtherOnesFollow()
      throws IOException, InterruptedException {
    Path plan = folder.resolve("plan.toml");
    Files.writeString(
        plan,
        """
        name = "continued"
        contenders = ["baseline-map/heap", "bad/insert-none"]
        rows = { sizes = [20] }
        repetitions = 1
        jvm = { heap = "32m", gc = "serial" }
        """);
    assertThat(dynobench("run", plan.toString()).code()).isZero();

    try (var main = startAdding("500")) {
      Waiting.until("round 2 is complete", () -> result().trials().size() > 4);
      Processes.signal("KILL", main.handle());
      assertThat(main.ending().code()).isEqualTo(137);
    }

    RunResult killed = result();
    assertThat(killed.state()).isEqualTo(RunState.UNFINISHED);
    assertThat(killed.log().contradictions()).isEmpty();
    assertThat(killed.measurements("insert"))
        .hasSize(2)
        .allSatisfy(each -> assertThat(each.summary().count()).isGreaterThanOrEqualTo(2));
    int rounds = killed.trials().getLast().trial().repetition();

    ForkedMain.Ending ending = dynobench("add-rounds", "latest", "1");

    assertThat(ending.code()).as(ending.err()).isZero();
    assertThat(ending.out()).contains("Adding round " + (rounds + 1) + " of ");
    assertThat(result().state()).isEqualTo(RunState.FINISHED);
    assertThat(result().log().contradictions()).isEmpty();
    assertThat(result().parts()).hasSize(3);
  }

  private ForkedMain startAdding(String rounds) throws IOException {
    return ForkedMain.start(
        folder,
        Map.of(),
        "add-rounds",
        "latest",
        rounds,
        "--workspace",
        bench.workspace().toString());
  }

  private ForkedMain.Ending dynobench(String... arguments)
      throws IOException, InterruptedException {
    return ForkedMain.run(
        folder,
        Stream.concat(Stream.of(arguments), Stream.of("--workspace", bench.workspace().toString()))
            .toArray(String[]::new));
  }

  private RunResult result() {
    return new RunReader(new RunStore(bench.workspace()).find("latest")).result();
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void aKilledParentLeavesNoChildOfAnEngine() throws IOException, InterruptedException {
    Path plan = folder.resolve("plan.toml");
    Files.writeString(plan, Files.readString(plan).replace("insert-hang", "insert-daemonhang"));
    try (var main = start()) {
      ProcessHandle worker = hangingWorker(main);
      Waiting.until("the daemon runs", () -> !Processes.daemonsIn(bench.workspace()).isEmpty());

      Processes.signal("KILL", main.handle());

      Waiting.until(
          "worker and daemon are gone",
          () -> !worker.isAlive() && Processes.daemonsIn(bench.workspace()).isEmpty());
    }
  }

  private String inUse() throws IOException, InterruptedException {
    ForkedMain.Ending second =
        ForkedMain.run(
            folder,
            "run",
            folder.resolve("plan.toml").toString(),
            "--workspace",
            bench.workspace().toString());
    assertThat(second.code()).isEqualTo(1);
    assertThat(second.err().lines()).hasSize(1);
    return second.err();
  }

  @ParameterizedTest
  @CsvSource({"INT, false, 130", "INT, true, 130", "TERM, false, 143", "TERM, true, 143"})
  void aSignalEndsTheRunInOrder(String signal, boolean workerToo, int code)
      throws IOException, InterruptedException {
    try (var main = start()) {
      ProcessHandle worker = hangingWorker(main);

      if (workerToo) {
        Processes.signal(signal, worker, main.handle());
      } else {
        Processes.signal(signal, main.handle());
      }

      Waiting.until("the program has ended", () -> !main.handle().isAlive());
      ForkedMain.Ending ending = main.ending();
      assertThat(ending.code()).isEqualTo(code);
      assertThat(ending.err()).isEmpty();
      assertThat(ending.out()).contains("cancelled", "Saved in");
      assertThat(worker.isAlive()).isFalse();
    }
    assertThat(outcomes()).containsExactly(new Outcome.Completed(), new Outcome.Cancelled());
    assertThat(stored().events().getLast())
        .isInstanceOfSatisfying(
            RunEvent.RunFinished.class, last -> assertThat(last.cancelled()).isTrue());
    assertThat(bench.workspace().resolve(".dynobench-databases")).isEmptyDirectory();
  }
}
