package dynobench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.session.ProgramHome;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests of the command that writes a workload from a recording.
class FromRecordingCommandTest {
  private static final String NOTES = "src/testdata/recordings/notes.recording";

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @TempDir private Path folder;

  private int dynobench(String... arguments) {
    var home =
        new ProgramHome(
            Path.of(System.getProperty("dynobench.home")),
            folder.resolve("engines"),
            Path.of(System.getProperty("java.home"), "bin", "java"),
            Workloads.shipped());
    return new Cli(new CommandContext(home, Clock.systemUTC(), "test"), (_, _) -> false)
        .execute(new PrintWriter(out), new PrintWriter(err), arguments);
  }

  private int written(String file, String... more) {
    var all = new ArrayList<>(List.of("workloads", "from-recording", file));
    all.addAll(List.of(more));
    return dynobench(all.toArray(String[]::new));
  }

  @Test
  void aRecordingBecomesAWorkloadThatCanBeLookedAt() throws IOException {
    assertThat(written(NOTES)).isZero();

    Path file = folder.resolve("workloads/notes/workload.toml");
    assertThat(Files.readString(file)).contains("dialect = \"h2\"", "[transactions.fill_t]");
    assertThat(out.toString())
        .contains("Wrote " + file, "types of transactions: ", "of the recorded ones.");
    assertThat(dynobench("workloads", "notes")).isZero();
    assertThat(out.toString()).contains("Fill the tables");
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void aNameThatIsTakenIsRefusedAndNothingIsWritten() {
    assertThat(written(NOTES, "--name", "bank")).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString()).contains("\"bank\"", "--name");
    assertThat(folder.resolve("workloads")).doesNotExist();
  }

  @Test
  void aFileThatIsNoRecordingIsRefusedAndNothingIsWritten() throws IOException {
    Path file = Files.writeString(folder.resolve("other.recording"), "no recording at all");

    assertThat(written(file.toString())).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString()).contains("The file is no recording of an application.");
    assertThat(folder.resolve("workloads")).doesNotExist();
  }
}
