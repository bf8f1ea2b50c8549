package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.Outcome;
import dynobench.jmeter.JmxException;
import dynobench.jmeter.JmxImport;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.workload.Settings;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests that import test plans of JMeter and run them on real engines.
class ImportedPlansRunTest {
  private static final List<Contender> BOTH =
      List.of(
          new Contender("hsqldb", "mem", new CommitStyle.Autocommit()),
          new Contender("h2", "mem", new CommitStyle.Autocommit()));

  @TempDir private Path folder;

  /// @param checks checks of the rows that the plan leaves behind
  private List<Outcome> outcomes(String plan, String checks)
      throws IOException, InterruptedException, JmxException {
    JmxImport imported = JmxImport.read(Path.of("src/testdata/jmeter", plan), "mine");
    assertThat(imported.missing()).isEmpty();
    var bench = new TestBench(folder, Workloads.shipped().with("mine", imported.text() + checks));
    bench.run(bench.plan("mine", Settings.NONE, BOTH));
    return BOTH.stream().map(each -> bench.trial(each).outcome().orElseThrow()).toList();
  }

  @Test
  void aPlanOfSingleStatements() throws IOException, InterruptedException, JmxException {
    String checks =
        """
        [checks.customers]
        about = "Twenty customers, numbered from 1."
        equal = ["20", "SELECT COUNT(*) FROM {customer}", "SELECT MAX({id}) FROM {customer}"]
        [checks.towns]
        about = "Towns of the file, and names with a comma."
        equal = ["20", "SELECT COUNT(*) FROM {customer} WHERE {town} IN ('Lyon', 'Porto', 'Turku') AND {name} LIKE 'oBrien, %'"]
        [checks.orders]
        about = "An order for each that was committed."
        equal = ["order", "SELECT COUNT(*) FROM {orders} WHERE {amount} = 3 AND {customer_id} BETWEEN 1 AND 20"]
        """;

    assertThat(outcomes("shop.jmx", checks)).containsOnly(new Outcome.Completed());
  }

  @Test
  void aPlanOfTransactions() throws IOException, InterruptedException, JmxException {
    String checks =
        """
        [checks.moved]
        about = "What was taken is noted."
        equal = ["5 * transfer", "SELECT 300 - SUM({balance}) FROM {account}", "SELECT SUM({delta}) FROM {history}"]
        [checks.noted]
        about = "Each transfer has a note of its own account, and all 60 were done."
        equal = ["60", "transfer", "SELECT COUNT(*) FROM {history} WHERE {note} = 'it is from "' || CAST({account_id} AS CHAR(1)) || '"'"]
        """
            .replace("\"' ||", "\\\"' ||")
            .replace("|| '\"'\"", "|| '\\\"'\"");

    assertThat(outcomes("bank.jmx", checks)).containsOnly(new Outcome.Completed());
  }

  @Test
  void aPlanWhoseRowsAreOtherThanExpected() throws IOException, InterruptedException, JmxException {
    String checks =
        """
        [checks.customers]
        about = "There are twenty, and not so many."
        equal = ["21", "SELECT COUNT(*) FROM {customer}"]
        """;

    assertThat(outcomes("shop.jmx", checks))
        .allSatisfy(each -> assertThat(each).isInstanceOf(Outcome.WrongData.class));
  }
}
