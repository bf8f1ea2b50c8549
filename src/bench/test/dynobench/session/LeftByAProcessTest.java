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
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/// Tests of HSQLDB with a user-defined descriptor without SHUTDOWN and without declared leftovers.
/// It leaves a lock that looks alive for ten seconds.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class LeftByAProcessTest {
  private static final Contender AS_IT_COMES = contender("as-it-comes");

  private final TestBench bench;

  LeftByAProcessTest(@TempDir Path folder) throws IOException {
    bench = new TestBench(folder);
    Path engine = Files.createDirectories(folder.resolve("engines").resolve("own"));
    Path jar = TestBench.SHIPPED.engine("hsqldb").orElseThrow().jars().getFirst();
    Files.copy(jar, engine.resolve("hsqldb.jar"));
    Files.writeString(
        engine.resolve("engine.toml"),
        """
        format = 1
        name = "HSQLDB"
        version = "2.7.4"
        kind = "jdbc"
        jars = ["hsqldb.jar"]
        [jdbc]
        driver = "org.hsqldb.jdbc.JDBCDriver"
        url = "jdbc:hsqldb:file:{folder}/db"
        user = "SA"
        [modes.as-it-comes]
        title = "as it comes"
        durability = "moments"
        promise = "A killed process loses the last half second."
        """);
  }

  private static Contender contender(String mode) {
    return new Contender("own", mode, new CommitStyle.Autocommit());
  }

  @BeforeAll
  void runAll() throws IOException, InterruptedException {
    bench.run(bench.plan(List.of(AS_IT_COMES)));
  }

  @Test
  void aLockThatNobodyHoldsIsWaitedFor() {
    TrialResult trial = bench.trial(AS_IT_COMES);

    assertThat(trial.outcome()).contains(new Outcome.Completed());
    assertThat(trial.verified().orElseThrow().afresh()).isTrue();
  }
}
