package dynobench.run;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.catalog.Descriptor;
import dynobench.catalog.DiskUse;
import dynobench.catalog.EngineCode;
import dynobench.catalog.EngineProfile;
import dynobench.catalog.ExternalRequirements;
import dynobench.catalog.GettingStarted;
import dynobench.catalog.Mode;
import dynobench.catalog.ServerBundle;
import dynobench.catalog.Upkeep;
import dynobench.durability.DurabilityClass;
import dynobench.isolation.ModeIsolation;
import dynobench.plan.WorkerJvm;
import dynobench.setup.Dialect;
import dynobench.setup.SessionLimits;
import dynobench.setup.Setup;
import dynobench.workload.ColdCache;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class WorkerCommandTest {
  private static final String PASSWORD = "s3cret";

  private static final Setup SETUP =
      new Setup.Jdbc(
          "own.Driver",
          "jdbc:own:{folder}",
          "scott",
          PASSWORD,
          Map.of("key", PASSWORD),
          Map.of(),
          Map.of(),
          List.of(),
          Dialect.STANDARD,
          new Setup.Close.Connection(),
          List.of(),
          Optional.empty(),
          Map.of(),
          List.of(),
          Setup.Maintenance.NONE);

  private static final Descriptor ENGINE =
      new Descriptor(
          "own",
          new EngineProfile(
              "Own", "1", Optional.empty(), "none", "", GettingStarted.UNKNOWN, Upkeep.UNKNOWN),
          new EngineCode(
              true,
              List.of(Path.of("own.jar"), Path.of("more.jar")),
              List.of(),
              Path.of("jars"),
              List.of("--engine-flag"),
              List.of(),
              List.of(),
              ServerBundle.NONE,
              ExternalRequirements.NONE),
          List.of(
              new Mode(
                  "disk",
                  "disk",
                  DurabilityClass.KILL.durability(),
                  "Survives.",
                  Optional.empty(),
                  SETUP,
                  0,
                  DiskUse.NONE,
                  0,
                  SessionLimits.ANY,
                  ModeIsolation.UNKNOWN,
                  List.of())),
          Map.of(),
          List.of(),
          List.of(),
          List.of());

  private static final WorkerJvm JVM =
      new WorkerJvm(128, WorkerJvm.Collector.G1, List.of("-XX:+PlanFlag"));

  private static final List<String> LINE =
      new WorkerCommand(
              Path.of("the-java"),
              List.of(Path.of("worker.jar"), Path.of("json.jar")),
              Optional.empty())
          .line(JVM, ENGINE, Path.of("temporary"));

  @Test
  void startsTheWorkerWithItsOwnClassesAndTheJarsOfOneEngine() {
    assertThat(LINE).startsWith("the-java").endsWith("dynobench.worker.WorkerMain");
    assertThat(LINE)
        .containsSequence(
            "-cp",
            String.join(File.pathSeparator, "worker.jar", "json.jar", "own.jar", "more.jar"));
  }

  @Test
  void passesHeapCollectorAndTheFlagsOfPlanAndEngine() {
    assertThat(LINE)
        .contains("-Xms128m", "-Xmx128m", "-XX:+UseG1GC", "-XX:+PlanFlag", "--engine-flag");
  }

  @Test
  void givesTheWorkerATemporaryFolderWhateverThePlanSays() {
    assertThat(LINE.indexOf("-Djava.io.tmpdir=temporary"))
        .isGreaterThan(LINE.indexOf("-XX:+PlanFlag"))
        .isLessThan(LINE.indexOf("-cp"));
  }

  @Test
  void tellsThatThereIsACacheButNotWhere() {
    var cached =
        new WorkerCommand(
            Path.of("the-java"),
            List.of(Path.of("worker.jar")),
            Optional.of(Path.of("here", "w.aot")));

    assertThat(cached.line(JVM, ENGINE, Path.of("temporary")))
        .contains("-XX:AOTCache=" + Path.of("here", "w.aot"));
    assertThat(cached.reportedFlags(JVM)).contains("-XX:AOTCache=w.aot", "-XX:+PlanFlag");
    assertThat(LINE).noneMatch(flag -> flag.startsWith("-XX:AOTCache"));
  }

  @Test
  void letsWorkersCallTheSystemWhereTheyEmptyThePageCache() {
    assertThat(WorkerCommand.jvm(JVM, true).flags())
        .containsExactly("-XX:+PlanFlag", ColdCache.FLAG);
    assertThat(WorkerCommand.jvm(JVM, false)).isEqualTo(JVM);
  }

  @Test
  void showsNoPasswordToWhoeverListsProcesses() {
    assertThat(String.join(" ", LINE)).doesNotContain(PASSWORD).doesNotContain("scott");
  }
}
