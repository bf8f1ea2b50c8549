package dynobench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.result.RunResult;
import dynobench.store.RunReader;
import dynobench.store.RunStore;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MergeCommandTest {
  @TempDir private Path folder;
  private Path plan;

  @BeforeEach
  void write() throws IOException {
    plan = folder.resolve("plan.toml");
    Files.writeString(
        plan,
        """
        format = 1
        name = "cut"
        repetitions = 2
        rows = { sizes = [10] }
        contenders = ["hsqldb/mem", "h2/mem"]
        """);
  }

  /// Runs a shard. Each machine has a separate workspace, and all share one folder.
  private int shard(String shard, String node) throws IOException {
    return new TestCommandLine(Files.createDirectories(folder.resolve("disk of " + node)))
        .run(
            "run",
            plan.toString(),
            "--shard",
            shard,
            "--node",
            node,
            "--into",
            folder.resolve("shared").toString());
  }

  private TestCommandLine commands() throws IOException {
    return new TestCommandLine(Files.createDirectories(folder.resolve("workspace")));
  }

  @Test
  void makesOneRunOfWhatTwoMachinesMeasured() throws IOException {
    assertThat(shard("2/2", "b")).isZero();
    assertThat(shard("1/2", "a")).isZero();
    var commands = commands();

    assertThat(commands.run("merge", folder.resolve("shared").toString())).isZero();

    assertThat(commands.out())
        .contains("INSERT", "Node a: shard 1/2 · 2 trials", "Node b: shard 2/2 · 2 trials");
    RunResult result =
        new RunReader(new RunStore(folder.resolve("workspace")).find("latest")).result();
    assertThat(result.log().contradictions()).isEmpty();
    assertThat(result.trials()).hasSize(4);
    assertThat(folder.resolve("disk of a/runs")).doesNotExist();
    assertThat(folder.resolve("disk of a/calibration.json")).exists();
  }

  @Test
  void saysWhatIsMissing() throws IOException {
    assertThat(shard("1/2", "a")).isZero();
    var commands = commands();

    assertThat(commands.run("merge", folder.resolve("shared").toString()))
        .isEqualTo(ExitCode.USAGE);
    assertThat(commands.err()).contains("Of 2 shards 1 are missing: 2.");
  }

  @Test
  void saysWhyAPlanIsNotCutSoOften() throws IOException {
    var commands = commands();

    assertThat(commands.run("run", plan.toString(), "--shard", "1/3")).isEqualTo(ExitCode.USAGE);
    assertThat(commands.err())
        .contains("This plan cannot be split into 3 shards: 2 at most (2 × 1)");
  }

  @Test
  void saysThatANodeGoesWithAShard() throws IOException {
    var commands = commands();

    assertThat(commands.run("run", plan.toString(), "--node", "a")).isEqualTo(ExitCode.USAGE);
    assertThat(commands.err()).contains("also use --shard K/N");
  }

  @Test
  void saysWhatIsNoShard() throws IOException {
    var commands = commands();

    assertThat(commands.run("run", plan.toString(), "--shard", "3/2")).isEqualTo(ExitCode.USAGE);
    assertThat(commands.err()).contains("3/2 is not a shard");
  }

  @Test
  void saysHowManyTrialsAShardHas() throws IOException {
    var commands = commands();

    assertThat(commands.run("run", plan.toString(), "--shard", "1/2", "--check")).isZero();
    assertThat(commands.out()).contains("2 trials in shard 1/2 of 4");
  }
}
