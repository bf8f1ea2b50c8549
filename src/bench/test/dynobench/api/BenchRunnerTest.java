package dynobench.api;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.api.GateReport.GateAnswer;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BenchRunnerTest {
  private static final BenchPlan SMALL =
      new BenchPlan(
          "quick",
          List.of(
              "contenders=[\"hsqldb/mem\"]",
              "rows.sizes=[100]",
              "repetitions=2",
              "jvm.heap=\"96m\""));

  @TempDir Path workspace;
  private BenchRunner bench = new BenchRunner(folders(Path.of("")), _ -> {});

  @BeforeEach
  void open() {
    bench = new BenchRunner(folders(workspace), _ -> {});
  }

  private static BenchFolders folders(Path workspace) {
    return new BenchFolders(Path.of(System.getProperty("dynobench.home")), workspace);
  }

  @Test
  void findsTheProgramOfTheSystemProperty() {
    assertThat(BenchFolders.find(workspace)).contains(folders(workspace));
  }

  @Test
  void returnsTheFiguresOfARun() throws BenchException, IOException, InterruptedException {
    RunReport report = bench.run(SMALL);

    assertThat(report.failures()).isEmpty();
    assertThat(report.run().resolve("events.jsonl")).isRegularFile();
    assertThat(report.figures())
        .filteredOn(it -> it.phase().equals("insert"))
        .singleElement()
        .satisfies(it -> {
          assertThat(it.contender()).isEqualTo("hsqldb/mem");
          assertThat(it.point()).containsEntry("rows", "100");
          assertThat(it.values()).hasSize(2).allMatch(value -> value > 0);
        });
  }

  @Test
  void answersAGate() throws BenchException, IOException, InterruptedException {
    GateReport report =
        bench.gate(
            new GateQuestion(SMALL, "baseline-map/heap", "hsqldb/mem", 0, Duration.ofMinutes(10)));

    assertThat(report.answer()).isEqualTo(GateAnswer.SLOWER);
    assertThat(report.figures())
        .anySatisfy(it -> {
          assertThat(it.answer()).isEqualTo(GateAnswer.SLOWER);
          assertThat(it.low().orElseThrow()).isGreaterThan(1);
        });
    assertThat(report.markdown()).startsWith("### ✘");
  }

  @Test
  void saysWhyAPlanCannotRun() {
    var nobody = new GateQuestion(SMALL, "nobody/mem", "hsqldb/mem", 0, Duration.ofMinutes(1));

    assertThatThrownBy(() -> bench.gate(nobody))
        .isInstanceOf(BenchException.class)
        .hasMessageContaining("there is no engine \"nobody\"");
    assertThatThrownBy(() -> bench.run(BenchPlan.of("nothing.toml")))
        .isInstanceOf(IOException.class);
  }
}
