package dynobench.engine.served;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.setup.Setup.Step;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

@DisabledOnOs(OS.WINDOWS)
class MadeFilesTest {
  @TempDir private Path folder = Path.of("");

  private final List<String> printed = new ArrayList<>();

  private void make(String... scripts) throws IOException, InterruptedException {
    List<Step> steps =
        List.of(scripts).stream()
            .map(each -> new Step(List.of("sh", "-c", each), "into {folder}\n"))
            .toList();
    MadeFiles.make(steps, folder, printed::add);
  }

  @Test
  void areMadeOnceInOrder() throws IOException, InterruptedException {
    make("cat > db; echo made one", "echo two >> db");
    make("cat > db; echo made one", "echo two >> db");

    assertThat(folder.resolve("db"))
        .hasContent("into " + folder.toString().replace('\\', '/') + "\ntwo\n");
    assertThat(printed).containsOnlyOnce("made one");
  }

  @Test
  void areMadeAgainWhereAProgramFailed() throws IOException, InterruptedException {
    assertThatThrownBy(() -> make("echo half > db", "echo no room >&2; exit 1"))
        .isInstanceOf(IOException.class)
        .hasMessageContaining("no room");

    make("echo whole > db");

    assertThat(folder.resolve("db")).hasContent("whole");
  }

  @Test
  void areMadeByProgramsThatMayPrintWithoutEnd() throws IOException, InterruptedException {
    make("head -c 20000000 /dev/zero | tr '\\0' x; echo end >&2");

    assertThat(printed).hasSizeGreaterThan(1_000).allMatch(each -> each.length() <= 2_000);
    assertThat(printed.getLast()).endsWith("end");
  }

  @Test
  void mayBeAPipeThatNobodyReads() throws IOException, InterruptedException {
    make("mkfifo pipe; echo whole > db; touch made");

    assertThat(folder.resolve("db")).hasContent("whole");
  }

  @Test
  void leaveNothingWhereThereAreNoPrograms() throws IOException, InterruptedException {
    make();

    assertThat(folder).isEmptyDirectory();
  }
}
