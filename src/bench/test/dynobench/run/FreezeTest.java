package dynobench.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dynobench.Waiting;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests that a frozen process writes no byte until it is thawed. The process writes as fast as it
/// can, on an overloaded machine.
class FreezeTest {
  private static final int BUSY = 6;
  private static final String WRITER =
      """
      for i in %s; do while :; do :; done & done
      while :; do echo x >> written; done
      """;

  @Test
  void whatIsFrozenWritesNothing(@TempDir Path folder) throws IOException, InterruptedException {
    ProcessSupervisor supervision = ProcessSupervisor.forThisSystem();
    assumeTrue(supervision.reachesAll());
    String script = WRITER.formatted("1 2 3 4 5 6 7 8".substring(0, 2 * BUSY));
    Process process =
        supervision.builder(List.of("sh", "-c", script)).directory(folder.toFile()).start();
    Path written = folder.resolve("written");
    try {
      for (int time = 0; time < 5; time++) {
        long before = size(written);
        Waiting.until("it writes", () -> size(written) > before);
        supervision.freeze(process);
        long frozen = size(written);
        Thread.sleep(100);
        assertThat(size(written)).isEqualTo(frozen);
        supervision.thaw(process);
      }
    } finally {
      supervision.end(process, Waiting.LIMIT);
    }
  }

  private static long size(Path file) throws IOException {
    return Files.exists(file) ? Files.size(file) : 0;
  }
}
