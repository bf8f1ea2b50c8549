package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.Outcome;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.workload.Settings;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests of queries whose answers a script requires. The engine's answers are compared with them.
class RequiredAnswersTest {
  private static final Contender HSQLDB =
      new Contender("hsqldb", "mem", new CommitStyle.Autocommit());
  private static final Settings SMALL =
      Settings.of("scale", "3")
          .with("accounts", "20")
          .with("width", "5")
          .with("clients", "1")
          .with("questions", "2")
          .with("ranges", "2");

  @TempDir private Path folder;

  private Outcome outcome(String before, String after) throws IOException, InterruptedException {
    String text = Files.readString(Path.of("resources/workloads/queries.toml"));
    assertThat(text).contains(before);
    Workloads workloads = Workloads.shipped().with("mine", text.replace(before, after));
    var bench = new TestBench(folder, workloads);
    bench.run(bench.plan("mine", SMALL, List.of(HSQLDB)));
    return bench.trial(HSQLDB).outcome().orElseThrow();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          ["accounts",                           | ["accounts + 1",                    | 21 (accounts + 1) in column 1 of row 1 by "SELECT COUNT(*) | 20
          rows = "scale", is = ["row"            | rows = "scale", is = ["least(row, 2)" | 2 (least(row, 2)) in column 1 of row 3 by "SELECT branch_id | 3
          ["first + row - 1",                    | ["first + row - 1", "1",            | 3 columns by "SELECT number, opened | 2
          rows = "scale", is                     | is                                  | one row by "SELECT branch_id, COUNT(*) | 3
          BETWEEN :first AND :last ORDER BY {number}", rows = "last - first + 1" | BETWEEN :first + 1 AND :last ORDER BY {number}", rows = "last - first" | (first + row - 1) in column 1 of row 1 |
          SELECT COUNT(*), SUM(a.{opened})       | SELECT COUNT(*), SUM(NULLIF(a.{opened}, a.{opened})) | in column 2 of row 1 | nothing
          SELECT COUNT(*), SUM(a.{opened})       | SELECT COUNT(*), MAX(a.{opened})    | (5 * accounts * (first + last)) in column 2 of row 1 | 00
          ORDER BY {branch_id}", rows = "scale", is = ["row" | ORDER BY {branch_id}", rows = "scale", is = ["'No. ' + row" | 'No. 1' ('No. ' + row) in column 1 of row 1 by | '1'
          """)
  void nameTheColumnTheRowAndBothValuesWhereTheyDiffer(
      String before, String after, String expected, @Nullable String found)
      throws IOException, InterruptedException {
    assertThat(outcome(before, after))
        .isInstanceOfSatisfying(
            Outcome.WrongData.class,
            wrong -> {
              assertThat(wrong.expected()).contains(expected);
              assertThat(wrong.found()).contains(found == null ? "" : found);
            });
  }

  @Test
  void mayBeTexts() throws IOException, InterruptedException {
    assertThat(
            outcome(
                "ORDER BY {branch_id}\", rows = \"scale\", is = [\"row\"",
                "ORDER BY {branch_id}\", rows = \"scale\", is = [\"'' + row\""))
        .isEqualTo(new Outcome.Completed());
  }
}
