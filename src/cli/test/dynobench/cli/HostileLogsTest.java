package dynobench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests that a log with parseable but impossible values is reported in one sentence.
class HostileLogsTest {
  @TempDir private Path workspace = Path.of("");

  private String out = "";

  private void edit(String kind, String pattern, String value) throws IOException {
    Path log = Path.of("src/testdata/kinds-of-runs", kind, "events.jsonl");
    String text = Files.readString(log);
    String edited = text.replaceFirst(pattern, value);
    assertThat(edited).isNotEqualTo(text);
    Path run = Files.createDirectories(workspace.resolve("runs/a-run"));
    Files.writeString(run.resolve("events.jsonl"), edited);
  }

  private void assertToldInSentences(String... arguments) {
    var commands = new TestCommandLine(workspace);
    int code = commands.run(arguments);
    out = commands.out() + commands.err();
    assertThat(out).doesNotContain("Exception", "\tat ", "    at ", "null");
    assertThat(code).isBetween(ExitCode.OK, ExitCode.CANCELLED);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "crash | \"values\":\\{\"way\":\"kill\"} | \"values\":{}",
        "crash | \"values\":\\{\"way\":\"kill\"} | \"values\":{\"way\":\"x\"}",
        "crash | \"timeLimit\":\"[^\"]*\" | \"timeLimit\":\"PT2562047788015215H\"",
        "shard | \"rows\":\"200\" | \"rows\":\"x\"",
        "shard | \"rows\":\"200\" | \"rows\":\"99999999999999999999\"",
        "shard | \"rows\":\"200\" | \"rows\":\"200\",\"nodes\":\"-1\"",
        "shard | \"rows\":\"200\" | \"rows\":\"200\",\"commit\":\"x\"",
        "clients | \"histogram\":\"[^\"]*\" | \"histogram\":\"x\"",
        "clients | \"histogram\":\"[^\"]*\" | \"histogram\":\"QUJDRA==\"",
      })
  void aValueThatNoProgramWritesIsToldInASentence(String kind, String pattern, String value)
      throws IOException {
    edit(kind, pattern, value);
    Path csv = workspace.resolve("figures.csv");

    assertToldInSentences("show", "a-run");
    assertToldInSentences("export", "a-run", "--csv", csv.toString());
    assertToldInSentences("runs");

    assertThat(csv).isNotEmptyFile();
  }

  @Test
  void aLineWithUnreadableLatenciesIsSkippedWithItsNumber() throws IOException {
    edit("clients", "\"histogram\":\"[^\"]*\"", "\"histogram\":\"x\"");

    assertToldInSentences("show", "a-run");

    assertThat(out)
        .containsPattern("Skipped line \\d+ of the log: Latencies: these latencies can't be read");
  }
}
