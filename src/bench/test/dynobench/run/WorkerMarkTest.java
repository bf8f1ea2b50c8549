package dynobench.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

class WorkerMarkTest {
  @Test
  @EnabledOnOs(OS.LINUX)
  void aNoteTellsTheMarkAndThatItsOwnerLives(@TempDir Path folder) throws IOException {
    WorkerMark mark = WorkerMark.fresh();
    mark.note(folder);

    try (Stream<Path> files = Files.list(folder)) {
      assertThat(files.map(WorkerMark::read)).containsExactly(Optional.of(mark));
    }
    assertThat(mark.owner().orElseThrow().isGone()).isFalse();
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void anOwnerWhoseNumberSomebodyElseHasIsGone() {
    WorkerMark.Owner self = WorkerMark.fresh().owner().orElseThrow();

    assertThat(new WorkerMark.Owner(self.pid(), self.startTicks() - 1, self.system()).isGone())
        .isTrue();
  }

  @Test
  @EnabledOnOs(OS.LINUX)
  void ofAnotherContainersOwnerNothingIsKnown() {
    WorkerMark.Owner self = WorkerMark.fresh().owner().orElseThrow();

    assertThat(new WorkerMark.Owner(self.pid(), 1, self.system() + "1").isGone()).isFalse();
  }

  @Test
  void otherFilesAreNoNotes() {
    assertThat(
            Stream.of("processes-", "processes-1.2.3", "trial-1", "processes-/../../etc/passwd")
                .map(name -> WorkerMark.read(Path.of(name))))
        .containsOnly(Optional.empty());
  }

  @Test
  void aProcessNameMayHoldAnything() {
    String fields = " 1 1 1 0 -1 4194560 1 0 0 0 0 0 0 0 20 0 1 0 4711 1 1";

    assertThat(ProcessStat.parse("12 (a) R (b) Z" + fields))
        .hasValueSatisfying(stat -> assertThat(stat.hasEnded()).isTrue())
        .hasValueSatisfying(stat -> assertThat(stat.startTicks()).isEqualTo(4711));
    assertThat(ProcessStat.parse("12 (a")).isEmpty();
  }
}
