package dynobench.workload;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.toml.Problems;
import dynobench.workloadfile.WorkloadReader;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests of workloads with a valid description but impossible values of parameters.
class WorkloadObstacleTest {
  private static final Workload MIX = Workloads.shipped().named("mix").orElseThrow();

  private static Workload bank(String before, String after) throws IOException {
    String text = Files.readString(Path.of("resources/workloads/bank.toml"));
    assertThat(text).contains(before);
    var problems = new Problems();
    return WorkloadReader.read("bank.toml", "bank", text.replace(before, after), problems)
        .orElseThrow(() -> new AssertionError(problems.list().toString()));
  }

  @Test
  void isNoneWhereAllCanBeDone() {
    for (Workload each : Workloads.shipped().all()) {
      assertThat(each.obstacle(each.settings(Settings.NONE))).as(each.id()).isEmpty();
    }
  }

  @Test
  void isThatNobodyKnowsWhatToDo() {
    Settings none =
        Settings.of("reads", "0")
            .with("updates", "0")
            .with("inserts", "0")
            .with("scans", "0")
            .with("changes", "0")
            .with("latest_reads", "0");

    assertThat(MIX.obstacle(MIX.settings(none))).hasValue("the weights of serve add up to 0");
    assertThat(MIX.obstacle(MIX.settings(none.with("scans", "1")))).isEmpty();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          mix = { transfer = 1 } | mix = { transfer = "scale - 2" } | a weight of transfer is not from 0 to 1000000000
          mix = { transfer = 1 } | mix = { transfer = 9_000_000_000 } | a weight of transfer is not from 0 to 1000000000
          branch = "scale", | branch = "scale - 2", | branch can't be filled with fewer than 0 rows
          clients = "clients" | clients = "clients - 4" | there must be at least one client
          rate = "rate" | rate = "0 - 1" | "0 - 1" is less than 0
          """)
  void isASentence(String before, String after, String sentence) throws IOException {
    Workload bank = bank(before, after);

    assertThat(bank.obstacle(bank.settings(Settings.NONE))).hasValue(sentence);
  }
}
