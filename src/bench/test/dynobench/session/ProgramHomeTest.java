package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ProgramHomeTest {
  private final ProgramHome home = ProgramHome.find();

  @Test
  void findsTheProgramAndItsEngines() {
    assertThat(home.folder().resolve("engines").resolve("hsqldb")).isDirectory();
    assertThat(Files.isExecutable(home.java())).isTrue();
  }

  @Test
  void startsWorkersWithTheirOwnClassesAndTheTwoLibrariesThatTheyNeed() {
    assertThat(home.workerCommand().classPath()).hasSize(3);
    assertThat(home.workerCommand().classPath())
        .allMatch(Files::isRegularFile)
        .extracting(each -> each.getFileName().toString())
        .satisfiesExactly(
            own -> assertThat(own).isEqualTo("dynobench-worker.jar"),
            json -> assertThat(json).startsWith("jackson-core"),
            histograms -> assertThat(histograms).startsWith("HdrHistogram"));
  }

  @Test
  void givesThePoolOfConnectionsToThoseWorkersThatNeedIt() {
    assertThat(home.workerCommand(true, false).classPath())
        .startsWith(home.workerCommand().classPath().toArray(Path[]::new))
        .allMatch(Files::exists)
        .extracting(each -> each.getFileName().toString())
        .satisfies(names ->
            assertThat(names.subList(3, names.size()))
                .satisfiesExactly(
                    pool -> assertThat(pool).startsWith("HikariCP"),
                    log -> assertThat(log).startsWith("slf4j-api"),
                    silence -> assertThat(silence).startsWith("slf4j-nop")));
  }

  @Test
  void hasNoCacheWhereNoneWasMade() {
    assertThat(home.workerCommand().cache()).isEmpty();
  }

  @Test
  void cannotBeWhereJavaReadsNoJars() {
    assertThat(ProgramHome.obstacle(Path.of("/opt/sure!/dynobench")))
        .get()
        .asString()
        .contains("/opt/sure!/dynobench")
        .contains("exclamation mark");
  }

  @Test
  void canBeWhereASignIsOnlyPartOfAName() {
    assertThat(ProgramHome.obstacle(Path.of("/opt/100% sure! & more/it's ä").toAbsolutePath()))
        .isEmpty();
    assertThat(ProgramHome.obstacle()).isEmpty();
  }
}
