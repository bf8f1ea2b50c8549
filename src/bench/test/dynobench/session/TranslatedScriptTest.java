package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.catalog.WorkloadSetup;
import dynobench.event.Outcome;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.toml.Problem;
import dynobench.toml.Problems;
import dynobench.workload.NamedSql;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests of scripts that name the dialect of their SQL.
final class TranslatedScriptTest {
  private static final String SCRIPT =
      """
      format = 1
      title = "Mine"
      about = "Mine."
      source = "me"
      needs = "sql"
      dialect = "h2"
      figures = ["time"]
      [[phases]]
      id = "schema"
      title = "Schema"
      run = [
        "CREATE TABLE note (id INT PRIMARY KEY, text VARCHAR(9), done BOOLEAN, written TIMESTAMP)",
        "ALTER TABLE note ADD CONSTRAINT one UNIQUE (text)",
      ]
      [[phases]]
      id = "fill"
      title = "Fill"
      fill = { add = "20" }
      [[phases]]
      id = "ask"
      title = "Ask"
      unit = "questions"
      clients = 1
      operations = 5
      mix = { ask = 1 }
      [transactions.add]
      let = { text = "'n' + row", done = "nullable(50, chance(50))", written = "timestamp('2026-01-01 00:00:00', '2026-01-02 00:00:00')" }
      do = ["INSERT INTO note VALUES (:row, :text, :done, :written)"]
      [transactions.ask]
      let = { first = "uniform(1, 5)", most = "3" }
      do = [{ ask = "SELECT id FROM note WHERE id >= :first AND text <> ':x' ORDER BY id LIMIT :most OFFSET :first", rows = 3 }]
      [checks.rows]
      about = "All rows."
      equal = ["SELECT COUNT(*) FROM note", "20"]
      """;

  @TempDir private Path folder;

  private static Contender contender(String mode) {
    return Contender.parse(mode, new CommitStyle.Autocommit());
  }

  private static WorkloadSetup on(String mode, String script) {
    Workload workload = Workloads.shipped().with("mine", script).named("mine").orElseThrow();
    return new WorkloadSetup(
        TestBench.SHIPPED.resolve(contender(mode), new Problems()).orElseThrow().mode().setup(),
        workload);
  }

  private static String statement(String mode, String id) {
    return on(mode, SCRIPT).statements().stream()
        .filter(each -> each.id().equals(id))
        .map(NamedSql::sql)
        .findFirst()
        .orElseThrow()
        .getFirst();
  }

  @Test
  void aStatementIsTranslatedWithTheNamesOfItsParameters() {
    assertThat(statement("h2/mem", "ask_1")).contains("LIMIT :most OFFSET :first");
    assertThat(statement("derby/memory", "ask_1"))
        .isEqualTo(
            "select \"ID\" from \"NOTE\" where (\"ID\" >= :first and \"TEXT\" <> ':x') order by"
                + " \"ID\" offset :first rows fetch next :most rows only");
  }

  @Test
  void aTableIsOfTheKindOfTheMode() {
    assertThat(statement("hsqldb/cached", "schema_1")).startsWith("create CACHED table \"NOTE\"");
    assertThat(statement("sqlite/mem", "schema_2")).startsWith("create unique index");
  }

  @Test
  void runsOnEnginesOfOtherDialects() throws IOException, InterruptedException {
    var bench = new TestBench(folder, Workloads.shipped().with("mine", SCRIPT));
    List<Contender> all =
        List.of("h2/mem", "hsqldb/mem", "derby/memory", "sqlite/mem").stream()
            .map(TranslatedScriptTest::contender)
            .toList();
    bench.run(bench.plan("mine", Settings.NONE, all));

    assertThat(all)
        .allSatisfy(
            each -> assertThat(bench.trial(each).outcome()).contains(new Outcome.Completed()));
  }

  @Test
  void aContenderWithoutATranslationIsRefused() throws IOException {
    String merge = SCRIPT.replace("INSERT INTO note VALUES", "MERGE INTO note KEY (id) VALUES");
    var bench = new TestBench(folder, Workloads.shipped().with("mine", merge));
    var problems = new Problems();
    var plan =
        bench.plan("mine", Settings.NONE, List.of(contender("h2/mem"), contender("hsqldb/mem")));
    bench.runner().check(plan, TestBench.SHIPPED, problems);

    assertThat(problems.list())
        .singleElement()
        .extracting(Problem::toString)
        .asString()
        .contains(
            "hsqldb/mem cannot run mine: \"MERGE INTO note KEY (id) VALUES", "not translated");
  }
}
