package dynobench.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProcTextTest {
  private static final ProcText IO =
      new ProcText(
          """
          rchar: 6976
          write_bytes: 4096
          cancelled_write_bytes: 17
          """);

  private static final ProcText CPU =
      new ProcText(
          """
          processor\t: 0
          model\t\t: 167
          model name\t: Intel(R) Core(TM) i7 @ 2.60GHz: fast

          processor\t: 1
          model name\t: another
          """);

  @Test
  void readsTheCountOfExactlyTheKeyAskedFor() {
    assertThat(IO.count("write_bytes")).hasValue(4096);
    assertThat(IO.count("cancelled_write_bytes")).hasValue(17);
    assertThat(IO.count("bytes")).isEmpty();
  }

  @Test
  void readsTheFirstValueOfAKeyWithAllThatFollowsTheColon() {
    assertThat(CPU.value("model name")).hasValue("Intel(R) Core(TM) i7 @ 2.60GHz: fast");
    assertThat(CPU.value("model")).hasValue("167");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "\n\n",
        ":",
        "write_bytes",
        "write_bytes:",
        "write_bytes: \n7",
        "write_bytes\n: 7",
        "write_bytes: many",
        "write_bytes: -1",
        "write_bytes: 99999999999999999999",
        "write_bytes 7: 8",
        "xwrite_bytes: 7",
        "\0\uFFFD: 7"
      })
  void knowsNoCountInForeignText(String text) {
    assertThat(new ProcText(text).count("write_bytes")).isEmpty();
  }

  @Test
  void readsALastLineWithoutALineEndAndLinesFromWindows() {
    assertThat(new ProcText("a: 1\r\nwrite_bytes: 7\r\n").count("write_bytes")).hasValue(7);
    assertThat(new ProcText("write_bytes: 7").count("write_bytes")).hasValue(7);
  }

  @Test
  void takesAMissingFileForAnEmptyOne(@TempDir Path folder) {
    assertThat(ProcText.read(folder.resolve("none")).text()).isEmpty();
    assertThat(ProcText.read(folder).text()).isEmpty();
  }
}
