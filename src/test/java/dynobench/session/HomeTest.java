package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class HomeTest {
  private final Home home = Home.find();

  @Test
  void findsTheProgramAndItsEngines() {
    assertThat(home.folder().resolve("engines").resolve("hsqldb")).isDirectory();
    assertThat(Files.isExecutable(home.java())).isTrue();
  }

  @Test
  void startsWorkersWithTheirOwnClassesAndWithWhatWritesEvents() {
    assertThat(home.workerCommand().classPath()).hasSize(2);
    assertThat(home.workerCommand().classPath().getFirst().resolve("dynobench/worker"))
        .as("the classes of a build")
        .isDirectory();
    assertThat(home.workerCommand().classPath().getLast())
        .isRegularFile()
        .extracting(Path::getFileName)
        .asString()
        .startsWith("jackson-core");
  }

  @Test
  void hasNoCacheWhereNoneWasMade() {
    assertThat(home.workerCommand().cache()).isEmpty();
  }
}
