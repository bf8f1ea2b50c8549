package dynobench.packaging;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests of the scripts that start the program, in a shell with limits.
@EnabledOnOs({OS.LINUX, OS.MAC})
class LauncherTest {
  private record Ending(int code, String words) {}

  private static Ending start(String launcher, String limit, String... arguments)
      throws IOException, InterruptedException {
    var command = new ArrayList<>(List.of("sh", "-c", "ulimit " + limit + "; exec \"$@\"", "sh"));
    command.addAll(List.of("sh", launcher));
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String words = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Ending(process.waitFor(), words);
  }

  @ParameterizedTest
  @CsvSource({
    "packaging/bin/dynobench, 20, run",
    "packaging/bin/dynobench, 32, engines",
    "packaging/bin/dynobench, 48, runs",
    "packaging/bin/dynobench, 64, run",
    "packaging/bin/dynobench, 100, show",
    "packaging/bin/dynobench, 255, window",
    "packaging/linux/dynobench, 64, run",
  })
  void tooFewOpenFilesAreToldInASentence(String launcher, int limit, String command)
      throws IOException, InterruptedException {
    Ending ending = start(launcher, "-n " + limit, command);

    assertThat(ending.words())
        .startsWith("Dynobench may open only " + limit + " files at once here")
        .contains("ulimit -n 1024")
        .hasLineCount(2);
    assertThat(ending.code()).isEqualTo(2);
  }

  /// A JVM raises the soft limit to the hard limit by itself.
  @ParameterizedTest
  @CsvSource({"-n 256", "-S -n 20"})
  void aLimitThatIsHighEnoughOrCanBeRaisedIsNoObstacle(String limit)
      throws IOException, InterruptedException {
    // The script has no jars next to it. Java's error message about them is ignored.
    assertThat(start("packaging/bin/dynobench", limit, "runs").words())
        .doesNotContain("files at once");
  }
}
