package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Thorough;
import dynobench.driver.DriverJar;
import dynobench.event.Outcome;
import dynobench.isolation.AnomalyClass;
import dynobench.isolation.IsolationModel;
import dynobench.isolation.IsolationObservation.ScriptOutcome;
import dynobench.measure.IsolationLevel;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.preflight.PermissionRequest;
import dynobench.result.LevelResult;
import dynobench.result.LevelResult.SeenAnomaly;
import dynobench.table.IsolationWords;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests of isolation on real engines.
@Thorough
class IsolationRunTest {
  private static final Settings SMALL =
      Settings.of("transactions", "4000")
          .with("lists", "300")
          .with("seconds", "30")
          .with("clients", "4");

  private final Path folder;
  private final TestBench bench;

  IsolationRunTest(@TempDir Path folder) throws IOException {
    this.folder = folder;
    this.bench = new TestBench(folder);
  }

  private LevelResult test(String use, String level, String parts) throws Exception {
    int slash = use.indexOf('/');
    var contender =
        new Contender(
            use.substring(0, slash), use.substring(slash + 1), new CommitStyle.Autocommit());
    bench.run(
        bench.plan(
            "isolation", SMALL.with("isolation", level).with("parts", parts), List.of(contender)));
    List<LevelResult> results = LevelResult.of(bench.result());
    assertThat(results).hasSize(1);
    return results.getFirst();
  }

  private static Set<AnomalyClass> broken(LevelResult result) {
    return result.broken().stream().map(SeenAnomaly::anomaly).collect(Collectors.toSet());
  }

  private void writeWeakEngine() throws IOException {
    Path engine = Files.createDirectories(folder.resolve("engines").resolve("weak"));
    DriverJar.write(engine.resolve("weak.jar"), WeakDriver.class);
    Path hsqldb = TestBench.SHIPPED.engine("hsqldb").orElseThrow().jars().getFirst();
    Files.copy(hsqldb, engine.resolve("hsqldb.jar"));
    Files.writeString(
        engine.resolve("engine.toml"),
        """
        name = "Weak"
        version = "1"
        licence = "none"
        kind = "jdbc"
        jars = ["weak.jar", "hsqldb.jar"]
        [jdbc]
        driver = "dynobench.session.WeakDriver"
        url = "jdbc:weak:{folder}"
        user = "SA"
        dialect = { drop = "DROP TABLE {table} IF EXISTS" }
        [modes.mem]
        title = "weak"
        durability = "process"
        promise = "None."
        """);
  }

  @ParameterizedTest
  @ValueSource(strings = {"only-scripts", "only-histories"})
  void bothPartsFindADriverThatClaimsMoreThanItGives(String part) throws Exception {
    writeWeakEngine();

    LevelResult result = test("weak/mem", "serializable", part);

    assertThat(result.tested()).contains(IsolationLevel.SERIALIZABLE);
    assertThat(broken(result)).contains(AnomalyClass.G_SINGLE);
    assertThat(result.behaviour()).containsExactly(IsolationModel.READ_COMMITTED);
    assertThat(IsolationWords.headline(bench.result()))
        .isEqualTo("1 of 1 tested level does not keep what its name promises.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"hsqldb/mem", "sqlite/wal-full", "derby/memory"})
  void aSerializableLevelThatIsSerializableIsNotAccused(String use) throws Exception {
    LevelResult result = test(use, "serializable", "both");

    assertThat(result.anomalies()).isEmpty();
    assertThat(result.transactions()).isGreaterThan(100);
    assertThat(IsolationWords.headline(bench.result()))
        .isEqualTo("Each tested level keeps what its name promises, as far as the tests show.");
  }

  @ParameterizedTest
  @CsvSource({
    "h2/mem, read-uncommitted, READ_UNCOMMITTED",
    "h2/mem, serializable, SNAPSHOT",
    "hsqldb/mem-mvcc, repeatable-read, SNAPSHOT",
    "derby/memory, repeatable-read, REPEATABLE_READ",
    "derby/memory, read-committed, READ_COMMITTED"
  })
  void theScriptsTellWhatALevelBehavesLike(String use, String level, IsolationModel model)
      throws Exception {
    assertThat(test(use, level, "only-scripts").behaviour()).containsExactly(model);
  }

  @Test
  void snapshotIsolationKeepsThePromiseOfRepeatableRead() throws Exception {
    LevelResult result = test("h2/mem", "repeatable-read", "only-scripts");

    assertThat(result.behaviour()).containsExactly(IsolationModel.SNAPSHOT);
    assertThat(result.broken()).isEmpty();
  }

  @Test
  void aLevelThatIsTakenAsAnotherOneIsJudgedByTheOtherOne() throws Exception {
    LevelResult result = test("hsqldb/mem-mvcc", "read-uncommitted", "only-scripts");

    assertThat(result.level().isChanged()).isTrue();
    assertThat(result.tested()).contains(IsolationLevel.READ_COMMITTED);
    assertThat(result.broken()).isEmpty();
  }

  @Test
  void aLevelThatTheEngineLacksIsNoFinding() throws Exception {
    LevelResult result = test("sqlite/wal-full", "read-committed", "both");

    assertThat(result.isTested()).isFalse();
    assertThat(result.broken()).isEmpty();
    assertThat(bench.result().trials().getFirst().outcome())
        .get()
        .isInstanceOf(Outcome.Failed.class);
    assertThat(LevelResult.refusedTrials(bench.result())).containsExactly(1);
  }

  /// Writes a variant with a script of its own, and returns it.
  private Workload variant(String script) throws IOException {
    String shipped = Workloads.shipped().description("isolation");
    Path file = Files.createDirectories(folder.resolve("workloads/mine")).resolve("workload.toml");
    Files.writeString(file, shipped.substring(0, shipped.indexOf("[interleavings.")) + script);
    Workloads all = Workloads.shipped().and(folder.resolve("workloads"));
    assertThat(all.problems()).isEmpty();
    return all.named("mine").orElseThrow();
  }

  private List<AnomalyClass> seenByTheVariant() throws Exception {
    bench.run(
        bench.plan(
            "mine",
            SMALL.with("isolation", "serializable").with("parts", "only-scripts"),
            List.of(new Contender("h2", "mem", new CommitStyle.Autocommit()))));
    return LevelResult.of(bench.result()).getFirst().anomalies().stream()
        .map(SeenAnomaly::anomaly)
        .toList();
  }

  @Test
  void aVariantRunsItsOwnScriptsAfterAPermission() throws Exception {
    Workload mine =
        variant(
            """
            [interleavings.mine]
            title = "Mine"
            anomaly = "lost-update"
            steps = ["T1: UPDATE {item} SET {amount} = 1", "T1: COMMIT", "end: SELECT {amount} FROM {item}"]
            happened = [{ 3 = "1, 1" }]
            """);

    assertThat(PermissionRequest.Sql.of(mine).text()).contains("UPDATE {item} SET {amount} = 1;");
    assertThat(seenByTheVariant()).containsExactly(AnomalyClass.LOST_UPDATE);
  }

  /// An error of H2 2.5.252: see `H2StaleRead` in src/testdata/reproducers.
  @Test
  void theExampleOfTheGuideFindsAStaleRead() throws Exception {
    String page = Files.readString(Path.of("src/site/markdown/guide/isolation.md"));
    int begin = page.indexOf("\n[interleavings.");
    Workload mine = variant(page.substring(begin, page.indexOf("```", begin)));

    assertThat(mine.interleavings()).hasSize(1);
    assertThat(seenByTheVariant()).containsExactly(AnomalyClass.G_SINGLE);
  }

  @Test
  void aWaitAndARefusalAreTold() throws Exception {
    LevelResult result = test("hsqldb/mem", "serializable", "only-scripts");

    assertThat(result.scripts())
        .filteredOn(each -> each.script().equals("g0"))
        .singleElement()
        .satisfies(each -> {
          assertThat(each.outcome()).isEqualTo(ScriptOutcome.WAITED);
          assertThat(each.steps().get(1).waited()).isTrue();
        });
    assertThat(result.scripts())
        .filteredOn(each -> each.script().equals("p4"))
        .singleElement()
        .satisfies(each -> assertThat(each.refusal().orElseThrow()).startsWith("40001 "));
  }
}
