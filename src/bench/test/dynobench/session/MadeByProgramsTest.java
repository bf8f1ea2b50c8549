package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.Outcome;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.result.TrialResult;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Tests of SQLite with a file that a program creates (possibly empty) before it is opened.
@DisabledOnOs(OS.WINDOWS)
class MadeByProgramsTest {
  private static final String ENGINE =
      """
      name = "Made"
      version = "1"
      kind = "jdbc"
      jars = ["%s"]
      temporary-variables = ["MADE_LOCK"]

      [jdbc]
      driver = "org.sqlite.JDBC"
      url = "jdbc:sqlite:file:{folder}/db?mode=rw"
      dialect = { types = { identity = "INTEGER PRIMARY KEY AUTOINCREMENT" } }
      initialise = [{ run = ["sh", "-ec", "%s"] }]

      [modes.plain]
      title = "plain"
      survives = { kill = "moments", power-cut = "moments" }
      promise = "Some."
      """;

  @TempDir private Path folder = Path.of("");

  private TrialResult run(String script) throws IOException, InterruptedException {
    var bench = new TestBench(folder);
    Path jar = TestBench.SHIPPED.engine("sqlite").orElseThrow().jars().getFirst();
    Path engine = Files.createDirectories(bench.engines().resolve("made"));
    Files.writeString(engine.resolve("engine.toml"), ENGINE.formatted(jar, script));
    var made = new Contender("made", "plain", new CommitStyle.Every(25));
    bench.run(bench.plan(List.of(made)));
    return bench.trial(made);
  }

  /// With `mode=rw` SQLite opens only a file that exists.
  @Test
  void isThereWhenTheFirstPhaseBegins() throws IOException, InterruptedException {
    TrialResult trial = run("touch db");

    assertThat(trial.outcome()).contains(new Outcome.Completed());
    assertThat(trial.verified()).isPresent();
  }

  @Test
  void isMissedWhereNobodyMadeIt() throws IOException, InterruptedException {
    assertThat(run("true").outcome().orElseThrow().sentence())
        .contains("unable to open database file");
  }

  @Test
  void itsProgramIsToldOfATemporaryFolder() throws IOException, InterruptedException {
    assertThat(run("echo temporary: $MADE_LOCK >&2; [ ! -d $MADE_LOCK ]").outcome())
        .hasValueSatisfying(outcome ->
            assertThat(outcome.sentence())
                .contains("sh failed (exit code 1): temporary: " + folder.toString()));
  }
}
