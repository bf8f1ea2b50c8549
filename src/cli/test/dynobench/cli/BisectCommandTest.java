package dynobench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BisectCommandTest {
  @TempDir Path workspace;
  private TestCommandLine commands;

  @BeforeEach
  void calibrate() {
    commands = new TestCommandLine(workspace);
  }

  private int bisect(String... arguments) {
    return commands.run(
        Stream.concat(Stream.of("bisect"), Stream.of(arguments)).toArray(String[]::new));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "nobody@1..2 | is no known engine with a range",
        "h2@1..2/nomode | is no known engine with a range",
        "h2@9.9..9.10 | has 0 versions in this range",
        "h2@.. --workload nothing | nothing",
        "h2@.. --phase nothing | nothing is not a phase of phases",
        "h2/file --repo . | --repo also needs --good, --build and --jar"
      })
  void refusesWhatCanNotBeSearched(String arguments, String expected) {
    assertThat(bisect(arguments.split(" "))).isEqualTo(ExitCode.USAGE);
    assertThat(commands.err()).contains(expected);
  }

  @Test
  void refusesAFolderThatIsNoRepository() {
    int code = bisect("h2/file", "--repo=" + workspace, "--good=a", "--build=true", "--jar=x.jar");

    assertThat(code).isEqualTo(ExitCode.USAGE);
    assertThat(commands.err()).contains("not a git repository");
  }
}
