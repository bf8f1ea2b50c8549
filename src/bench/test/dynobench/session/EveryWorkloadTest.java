package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Thorough;
import dynobench.catalog.Catalog;
import dynobench.catalog.Mode;
import dynobench.event.Outcome;
import dynobench.event.RunEvent.PhaseFinished;
import dynobench.measure.Metric;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.result.TrialResult;
import dynobench.setup.Setup;
import dynobench.workload.Phase;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Tests of each workload on each engine and dialect that can run it. The standard workload is in
/// [EveryModeTest]. Modes that treat a workload alike take turns from workload to workload.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Thorough
class EveryWorkloadTest {
  /// Small settings by workload, without the standard one. Its modes have a separate test.
  static final Map<String, Settings> SMALL =
      Workloads.shipped().all().stream()
          .map(Workload::id)
          .filter(id -> !id.equals(Workloads.shipped().standard().id()))
          .collect(Collectors.toMap(id -> id, EveryWorkloadTest::small));

  /// Phases that end after some time.
  private static final Set<String> TIMED = Set.of("meanwhile", "histories");

  /// Returns small settings. They have two clients if clients never block each other for long. With
  /// several clients that order, SQLite may abort one. A backup has one client: while two write, a
  /// copy of H2 may hold half a transaction.
  private static Settings small(String id) {
    Settings small = Workloads.small(id);
    return switch (id) {
      case "bank", "mix", "queries" -> small.with("clients", "2");
      case "backup" -> small.with("clients", "1");
      case "recording" -> small.with("recording_file", "src/testdata/recordings/notes.recording");
      default -> small;
    };
  }

  private final Map<String, TestBench> benches = new HashMap<>();

  record Case(Workload workload, Contender contender) {
    @Override
    public String toString() {
      return workload.id() + " on " + contender.use();
    }
  }

  static Stream<Case> cases() {
    return SMALL.keySet().stream().sorted().flatMap(EveryWorkloadTest::cases);
  }

  private static Stream<Case> cases(String id) {
    Workload workload = Workloads.shipped().named(id).orElseThrow();
    long clients = workload.clients(workload.settings(SMALL.getOrDefault(id, Settings.NONE)));
    int turn = SMALL.keySet().stream().sorted().toList().indexOf(id);
    return TestBench.aboard().stream()
        .flatMap(engine ->
            engine.modes().stream()
                .filter(mode -> mode.obstacle(workload).isEmpty())
                .filter(mode -> mode.sessions().admit(clients))
                .collect(
                    Collectors.groupingBy(
                        EveryWorkloadTest::dialect, LinkedHashMap::new, Collectors.toList()))
                .values()
                .stream()
                .map(alike -> id.equals("backup") ? flushing(alike) : alike)
                .map(alike -> alike.get(turn % alike.size()))
                .map(mode -> new Contender(engine.id(), mode.id(), new CommitStyle.Every(25))))
        .map(contender -> new Case(workload, contender));
  }

  /// Returns the modes that flush each commit, or all modes if none does. HSQLDB's online backup
  /// lacks commits that wait in its log buffer.
  private static List<Mode> flushing(List<Mode> alike) {
    List<Mode> flushing =
        alike.stream().filter(mode -> mode.durability().waitsForTheDisk()).toList();
    return flushing.isEmpty() ? alike : flushing;
  }

  private static Object dialect(Mode mode) {
    return mode.setup() instanceof Setup.Jdbc jdbc ? jdbc.dialect() : mode.setup().getClass();
  }

  @BeforeAll
  void runAll(@TempDir Path folder) throws IOException, InterruptedException {
    for (Map.Entry<String, Settings> each : SMALL.entrySet()) {
      var bench = new TestBench(folder.resolve(each.getKey()));
      benches.put(each.getKey(), bench);
      if (Catalog.isMapped(Workloads.shipped().named(each.getKey()).orElseThrow())) {
        bench.fetchMapper();
      }
      bench.run(
          bench.plan(
              each.getKey(), each.getValue(), cases(each.getKey()).map(Case::contender).toList()));
    }
  }

  private TrialResult trial(Case each) {
    return bench(each).trial(each.contender());
  }

  private TestBench bench(Case each) {
    return Objects.requireNonNull(benches.get(each.workload().id()));
  }

  @Test
  void leavesNoShippedWorkloadOut() {
    assertThat(Workloads.shipped().all().stream().map(Workload::id).skip(1))
        .containsExactlyInAnyOrderElementsOf(SMALL.keySet());
    assertThat(cases()).hasSizeBetween(36, 200);
  }

  @ParameterizedTest
  @MethodSource("cases")
  void completesWithVerifiedDataInThePhasesThatAreDescribed(Case each) {
    TrialResult trial = trial(each);
    // The check of the plan enters the sizes of a recording.
    Settings settings = each.workload().settings(bench(each).result().parameters());

    assertThat(trial.outcome()).contains(new Outcome.Completed());
    assertThat(trial.verified().orElseThrow().rows())
        .isGreaterThanOrEqualTo(each.workload().written().of(settings));
    assertThat(trial.phases())
        .extracting(PhaseFinished::phase)
        .isEqualTo(done(each.workload(), settings).map(Phase::id).toList());
    // The time of a backup, or that of random histories, decides how much is done.
    assertThat(trial.phases())
        .filteredOn(it -> !TIMED.contains(it.phase()))
        .extracting(PhaseFinished::operations)
        .isEqualTo(
            done(each.workload(), settings)
                .filter(it -> !TIMED.contains(it.id()))
                .map(it -> it.operations().of(settings))
                .toList());
  }

  private static Stream<Phase> done(Workload workload, Settings settings) {
    return workload.phases().stream().filter(it -> it.isDone(settings));
  }

  @Test
  void givesEachEngineThePapersSettingsOrSaysThatItHasNone() {
    List<String> missing =
        cases("records")
            .filter(each ->
                settings(each).stream()
                    .noneMatch(line -> line.contains("32768") || line.contains("33554432")))
            .map(each -> each.contender().engine())
            .toList();

    assertThat(missing).containsExactly("baseline-map");
    assertThat(settings(cases("records").findFirst().orElseThrow()))
        .contains("settings: its own, the engine has no \"paper\"");
  }

  @Test
  void saysOfEachEngineThatHasThePapersSettingsThatItIsTuned() {
    assertThat(Objects.requireNonNull(benches.get("records")).result().series())
        .filteredOn(
            series -> series.tuned().stream().noneMatch(it -> it.contains("settings = \"paper\"")))
        .extracting(series -> series.contender().engine())
        .containsExactly("baseline-map");
  }

  private List<String> settings(Case each) {
    return bench(each).result().series().stream()
        .filter(series -> series.contender().equals(each.contender()))
        .findFirst()
        .orElseThrow()
        .settings();
  }

  @ParameterizedTest
  @MethodSource("cases")
  void tellsTheFigureThatTheWorkloadIsAbout(Case each) {
    for (PhaseFinished phase : trial(each).phases()) {
      if (phase.operations() == 0) {
        continue; // on a busy machine, a backup may end before a client has begun
      }
      for (String figure : each.workload().figures()) {
        Metric metric = Metric.named(figure).orElseThrow();
        if (metric == Metric.ALLOCATED) {
          continue; // the JVM does not report it if a thread ends while the JVM adds it up
        }
        boolean told = !metric.isOfClients() || phase.service().isPresent();
        assertThat(metric.of(phase.measured()).isPresent())
            .as("%s of %s: %s", figure, phase.phase(), phase.measured())
            .isEqualTo(told);
      }
    }
  }
}
