package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dynobench.event.RunEvent;
import dynobench.frames.TimeCategory;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.plan.SteadyStateRule;
import dynobench.profile.ExplainedProfile;
import dynobench.profile.FlameGraph;
import dynobench.profile.FlamePage;
import dynobench.profile.OperationCount;
import dynobench.profile.ProfileFolder;
import dynobench.profile.ProfiledPhase;
import dynobench.profile.RoundTime;
import dynobench.profile.RunProfile;
import dynobench.run.Cancellation;
import dynobench.session.RunProfiler.Answer;
import dynobench.store.RunReader;
import dynobench.workload.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.stream.Stream;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests with real engines, workers and recordings.
class RunProfilerTest {
  private static final int ROUNDS = 3;

  private final Path folder;
  private final TestBench bench;
  private Path run = Path.of("");

  RunProfilerTest(@TempDir Path folder) throws IOException {
    this.folder = folder;
    this.bench = new TestBench(folder);
  }

  private static Contender contender(String use) {
    return Contender.parse(use, new CommitStyle.Autocommit());
  }

  private void measure(Contender... contenders) throws IOException, InterruptedException {
    measure(bench.plan(List.of(contenders)));
  }

  private void measure(Plan plan) throws IOException, InterruptedException {
    bench.run(plan);
    run = bench.runner().runs().find("latest");
  }

  private Answer check(int rounds) {
    return new RunProfiler(bench.runner(), bench.catalog())
        .check(run, new RunReader(run).result(), rounds);
  }

  private RunProfile profile() throws IOException, InterruptedException {
    return profile(_ -> {});
  }

  private RunProfile profile(Consumer<RunEvent> views) throws IOException, InterruptedException {
    Answer answer = check(ROUNDS);
    assertThat(answer).isInstanceOf(Answer.Possible.class);
    bench
        .runner()
        .profile(run, ((Answer.Possible) answer).checked(), views, _ -> {}, new Cancellation());
    return RunProfile.read(run).orElseThrow();
  }

  private List<String> reasons(int rounds) {
    Answer answer = check(rounds);
    assertThat(answer).isInstanceOf(Answer.Impossible.class);
    return ((Answer.Impossible) answer).reasons();
  }

  @Test
  void dividesTheTimeOfEachPhaseAndLeavesTheRunAsItWas() throws Exception {
    measure(contender("hsqldb/memory-flush"), contender("baseline-map/heap"));
    byte[] before = Files.readAllBytes(run.resolve("events.jsonl"));

    RunProfile profile = profile();

    assertThat(Files.readAllBytes(run.resolve("events.jsonl"))).isEqualTo(before);
    assertThat(profile.problems()).isEmpty();
    assertThat(profile.phases())
        .hasSize(6)
        .allSatisfy(each -> {
          assertThat(each.rounds()).hasSize(ROUNDS);
          assertThat(Stream.of(TimeCategory.values()).mapToDouble(each::share).sum())
              .isEqualTo(1, within(1e-6));
        });
    ProfiledPhase insert =
        profile.phases().stream()
            .filter(each -> each.phase().equals("insert"))
            .filter(each -> each.series().contender().engine().equals("hsqldb"))
            .findFirst()
            .orElseThrow();
    assertThat(insert.rounds())
        .allSatisfy(each -> {
          assertThat(each.share(TimeCategory.DISK)).isPositive();
          assertThat(each.counts().amounts().get(OperationCount.FLUSHES)).isGreaterThanOrEqualTo(1);
        });
    assertThat(insert.amount(OperationCount.ALLOCATED).orElseThrow()).isPositive();
  }

  @Test
  void exportsAPageAndRecordingsThatOtherToolsOpen() throws Exception {
    measure(contender("h2/mem"));
    RunProfile profile = profile();

    FlamePage.write(
        ExplainedProfile.of(new RunReader(run).result(), profile),
        FlameGraph.of(profile),
        folder.resolve("flames.html"));
    Path recordings = Files.createDirectory(folder.resolve("recordings"));
    int count = ProfileFolder.of(run).exportRecordings(recordings);

    String page = Files.readString(folder.resolve("flames.html"));
    assertThat(page).contains("org.h2.").doesNotContain("{{");
    assertThat(page.split("</script>", -1)).hasSize(3);
    assertThat(count).isEqualTo(ROUNDS);
    try (var file = new RecordingFile(recordings.resolve("trial-1.jfr"))) {
      var types = new ArrayList<String>();
      file.readEventTypes().forEach(each -> types.add(each.getName()));
      assertThat(types).contains("dynobench.PhasePart", "jdk.ExecutionSample");
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"h2/file-encrypted", "hsqldb/server"})
  void anEngineWithAPasswordCanBeProfiled(String use) throws Exception {
    measure(contender(use));

    assertThat(check(ROUNDS)).isInstanceOf(Answer.Possible.class);
  }

  @Test
  void aTrialWhoseWorkerDiesIsLeftOutWithAReason() throws Exception {
    measure(contender("hsqldb/mem"));

    RunProfile profile = profile(this::killWorkerOfSecondTrial);

    assertThat(profile.problems())
        .anySatisfy(each -> assertThat(each).startsWith("Trial 2 is left out: "));
    assertThat(profile.phases())
        .hasSize(3)
        .allSatisfy(
            each -> assertThat(each.rounds()).extracting(RoundTime::round).containsExactly(1, 4));
  }

  @Test
  void aStoppedProfileLeavesTheEarlierOne() throws Exception {
    measure(contender("baseline-map/heap"));
    profile();
    Path log = ProfileFolder.of(run).folder().resolve("events.jsonl");
    byte[] before = Files.readAllBytes(log);
    Answer.Possible answer = (Answer.Possible) check(ROUNDS);
    var cancellation = new Cancellation();
    var notes = new ArrayList<String>();

    bench
        .runner()
        .profile(run, answer.checked(), _ -> cancellation.request(), notes::add, cancellation);

    assertThat(notes).contains("Profiling was stopped. The run keeps its earlier profile.");
    assertThat(log).hasBinaryContent(before);
    assertThat(ProfileFolder.of(run).next().exists()).isFalse();
  }

  private void killWorkerOfSecondTrial(RunEvent event) {
    if (event instanceof RunEvent.PhaseStarted started && started.trial() == 2) {
      ProcessHandle.current()
          .descendants()
          .filter(each -> each.info().commandLine().filter(this::isOurs).isPresent())
          .forEach(ProcessHandle::destroyForcibly);
    }
  }

  private boolean isOurs(String commandLine) {
    return commandLine.contains(folder.toString()) && commandLine.contains("WorkerMain");
  }

  @Test
  void aWarmRunIsDividedInItsLaterIterations() throws Exception {
    Plan plan = bench.plan(List.of(contender("hsqldb/mem")));
    measure(plan.withSteady(new SteadyStateRule(SteadyStateRule.FEWEST)));

    RunProfile profile = profile();

    assertThat(profile.problems()).isEmpty();
    assertThat(profile.phases()).hasSize(3);
  }

  @Test
  void clientsAreDividedInTheirCountedPart() throws Exception {
    measure(
        bench.plan(
            "bank",
            Settings.of("clients", "2").with("seconds", "1").with("warmup", "0"),
            List.of(contender("hsqldb/mem-mvcc"))));

    RunProfile profile = profile();

    assertThat(profile.problems()).isEmpty();
    assertThat(profile.phases()).isNotEmpty();
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 2, 51, 1_000_000})
  void refusesTooFewAndTooManyRounds(int rounds) throws Exception {
    measure(contender("baseline-map/heap"));

    assertThat(reasons(rounds))
        .singleElement()
        .satisfies(each -> assertThat(each).contains("between 3 and 50"));
  }

  @Test
  void refusesARunOfAnotherPlace() throws Exception {
    measure(contender("baseline-map/heap"));
    Path elsewhere = folder.resolve("elsewhere");
    Files.move(run, elsewhere);
    run = elsewhere;

    assertThat(reasons(ROUNDS))
        .singleElement()
        .satisfies(each -> assertThat(each).contains("is not a run of this workspace"));
  }

  @Test
  void refusesARunOfAnotherVersion() throws Exception {
    measure(contender("baseline-map/heap"));

    Answer answer =
        new RunProfiler(bench.runner("other"), bench.catalog())
            .check(run, new RunReader(run).result(), ROUNDS);

    assertThat(answer).isInstanceOf(Answer.Impossible.class);
  }
}
