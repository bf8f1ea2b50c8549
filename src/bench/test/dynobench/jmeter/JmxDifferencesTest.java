package dynobench.jmeter;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.script.Transaction;
import dynobench.workload.NamedSql;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests of parts of a test plan that a workload cannot express. The import leaves a part out or
/// reports the difference.
class JmxDifferencesTest {
  @TempDir private Path folder;

  private JmxImport imported(Jmx jmx) throws IOException, JmxException {
    return imported(jmx.text());
  }

  private JmxImport imported(String text) throws IOException, JmxException {
    return JmxImport.read(Files.writeString(folder.resolve("plan.jmx"), text), "mine");
  }

  private static Workload workload(JmxImport imported) {
    return Workloads.shipped().with("mine", imported.text()).named("mine").orElseThrow();
  }

  private static String setting(JmxImport imported, String name) {
    return workload(imported).settings(Settings.NONE).values().getOrDefault(name, "");
  }

  private static List<String> sql(JmxImport imported) {
    return workload(imported).statements().stream()
        .map(NamedSql::sql)
        .flatMap(List::stream)
        .toList();
  }

  private static List<String> remarks(JmxImport imported) {
    return imported.remarks().stream()
        .map(each -> each.replaceAll(" \\(line \\d+\\)", ""))
        .toList();
  }

  @ParameterizedTest
  @ValueSource(strings = {"${__UUID}", "x${__Random(1,9)}", "${__P(run,${__counter(FALSE,)})}"})
  void aUserDefinedVariableThatIsDrawnOnceIsNotImported(String value)
      throws IOException, JmxException {
    String text =
        Jmx.group()
            .select("Good", "SELECT 1")
            .update("Bad", "INSERT INTO t VALUES ('${most}')")
            .text();
    JmxImport imported = imported(text.replace("${__P(most,500)}", value));

    assertThat(imported.statements()).isEqualTo(1);
    assertThat(imported.omissions())
        .singleElement()
        .asString()
        .contains("\"Bad\"", "it uses ${most}, whose value is drawn once for the whole test");
    assertThat(imported.text()).doesNotContain("[counters]");
  }

  @Test
  void aVariableOfSeveralTransactionsIsRemarked() throws IOException, JmxException {
    Jmx jmx =
        Jmx.group()
            .leaf("CounterConfig", "C", "CounterConfig.name=both")
            .leaf("CounterConfig", "D", "CounterConfig.name=one")
            .update("Insert", "INSERT INTO t VALUES (${both}, ${one}, ${one})")
            .select("Find", "SELECT a FROM t WHERE b = ${both}");

    assertThat(imported(jmx).remarks())
        .containsExactly(
            "The variable both gets a new random value in each transaction: in the test plan, all"
                + " requests of an iteration share one value.");
  }

  @Test
  void aFunctionInALoopCountsOnOneCounter() throws IOException, JmxException {
    Jmx jmx =
        Jmx.group(false, "1", "10")
            .open("LoopController", "Loop", "LoopController.loops=5")
            .update(
                "Line",
                "INSERT INTO t VALUES (${__counter(FALSE,)}, ${__counter(FALSE,)}, '${__UUID}')")
            .close()
            .request("Commit");
    JmxImport imported = imported(jmx);
    Transaction transaction = workload(imported).script().orElseThrow().transactions().getFirst();

    assertThat(transaction.steps()).hasSize(5);
    for (String counter : List.of("count", "count_2", "uuids")) {
      assertThat(imported.text().split("next\\(" + counter + "\\)", -1)).as(counter).hasSize(6);
    }
    assertThat(imported.text())
        .contains("[counters]\ncount = \"0\"\ncount_2 = \"0\"\nuuids = \"0\"\n\n");
  }

  @Test
  void aRequestThatIsLeftOutLeavesNoCounter() throws IOException, JmxException {
    Jmx jmx =
        Jmx.group()
            .select("Bad", "SELECT ${__counter(FALSE,)}, ${nothing}")
            .select("Good", "SELECT ${__counter(FALSE,)}");

    assertThat(imported(jmx).text()).contains("[counters]\ncount_2 = \"0\"\n\n");
  }

  @Test
  void aRateIsSharedByAllSamplers() throws IOException, JmxException {
    Jmx jmx =
        Jmx.group(false, "1", "10")
            .leaf("ConstantThroughputTimer", "Pace", "throughput=3600.0", "calcMode=2")
            .request("AutoCommit(false)")
            .update("A", "UPDATE a SET b = 1")
            .update("Bad", "UPDATE a SET b = ${nothing}")
            .request("Commit")
            .leaf("HTTPSamplerProxy", "Home")
            .disabled("HTTPSamplerProxy", "Off");
    JmxImport imported = imported(jmx);

    assertThat(setting(imported, "rate")).isEqualTo("12"); // 60 samples a second, five in each loop
    assertThat(imported.remarks()).isEmpty();
  }

  @Test
  void aRateThatIsRoundedIsRemarked() throws IOException, JmxException {
    Jmx jmx =
        Jmx.group()
            .leaf("ConstantThroughputTimer", "Pace", "throughput=500.0", "calcMode=2")
            .select("A", "SELECT 1");
    JmxImport imported = imported(jmx);

    assertThat(setting(imported, "rate")).isEqualTo("8");
    assertThat(remarks(imported))
        .containsExactly(
            "The rate of the thread group \"Group\" is 8.3333 transactions a second in the test"
                + " plan: it is rounded to 8.");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          false | The thread group "Prepare" has no end: the import sets 1,000 loops.
          true  | The thread group "Prepare" ends after 60 s in the test plan: the import sets 1,000 loops.
          """)
  void anEndlessSetupGroupDoesWhatTheRemarkSays(String timed, String remark)
      throws IOException, JmxException {
    Jmx jmx =
        Jmx.group()
            .select("Work", "SELECT 1")
            .close()
            .open(
                "SetupThreadGroup",
                "Prepare",
                "LoopController.continue_forever=true",
                "LoopController.loops=-1",
                "ThreadGroup.scheduler=" + timed,
                "ThreadGroup.duration=60")
            .leaf("ConstantThroughputTimer", "Pace", "throughput=600.0", "calcMode=2")
            .update("Fill", "INSERT INTO t VALUES (${__counter(FALSE,)})");
    JmxImport imported = imported(jmx);

    assertThat(imported.text()).contains("title = \"Fill\"", "\noperations = 1000\n");
    assertThat(remarks(imported)).contains(remark);
    assertThat(imported.omissions())
        .singleElement()
        .asString()
        .contains("\"Pace\"", "a setUp Thread Group runs without a rate");
  }

  @ParameterizedTest
  @CsvSource({"10, 0, 1", "-1, 60, 0"})
  void aGroupEndsWithItsLoopsWhereTheyHaveAnEnd(String loops, String seconds, int remarks)
      throws IOException, JmxException {
    Jmx jmx =
        new Jmx()
            .open(
                "ThreadGroup",
                "Group",
                "LoopController.loops=" + loops,
                "LoopController.continue_forever=true",
                "ThreadGroup.scheduler=true",
                "ThreadGroup.duration=60")
            .select("A", "SELECT 1");
    JmxImport imported = imported(jmx);

    assertThat(setting(imported, "seconds")).isEqualTo(seconds);
    assertThat(remarks(imported))
        .isEqualTo(
            Collections.nCopies(
                remarks,
                "The thread group \"Group\" ends with its loops in the import; in the test plan it"
                    + " ends after 60 s if that is earlier."));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          create table if not exists TOWN (id int primary key, name varchar(20) not null) | 0
          CREATE TABLE town (id INT PRIMARY KEY)                                          | 1
          CREATE TABLE town (id INT PRIMARY KEY, price DECIMAL(10,2))                     | 1
          """)
  void aTableIsCreatedOnce(String second, int remarks) throws IOException, JmxException {
    Jmx jmx =
        Jmx.group()
            .update("T", "CREATE TABLE town (id INT PRIMARY KEY, name VARCHAR(20) NOT NULL)")
            .update("Gone", "DROP TABLE town")
            .update("Again", second)
            .update("P", "CREATE TABLE price (id BIGINT PRIMARY KEY, amount DECIMAL(10,2))")
            .update("P again", "CREATE TABLE price (id BIGINT PRIMARY KEY, amount DECIMAL(10,2))")
            .update("A", "INSERT INTO town VALUES (1, 'Lyon')");
    JmxImport imported = imported(jmx);

    assertThat(sql(imported))
        .containsExactly(
            "CREATE TABLE price (id BIGINT PRIMARY KEY, amount DECIMAL(10,2))",
            "INSERT INTO {town} VALUES (1, 'Lyon')");
    assertThat(imported.remarks().stream().filter(each -> each.contains("town")))
        .isEqualTo(
            Collections.nCopies(
                remarks,
                "The table town is created more than once, with different columns: the first"
                    + " statement counts."));
  }

  @Test
  void columnsThatTakeNoNullHereAreRemarked() throws IOException, JmxException {
    Jmx jmx =
        Jmx.group()
            .update("T", "CREATE TABLE town (id INT PRIMARY KEY, a DATE NOT NULL, b DATE, c DATE)")
            .select("A", "SELECT a FROM town");

    assertThat(imported(jmx).remarks())
        .containsExactly(
            "Columns of the table town that allow NULL in the test plan, but not in the import: b,"
                + " c.");
  }

  @ParameterizedTest
  @ValueSource(strings = {"BackendListener", "JavaSampler"})
  void argumentsOfOtherElementsAreNoVariables(String type) throws IOException, JmxException {
    String argument =
        """
        <elementProp name="most" elementType="Argument">
          <stringProp name="Argument.value">7</stringProp>
        </elementProp>
        """;
    String text = Jmx.group().leaf(type, "Other").select("A", "SELECT ${most}").text();
    JmxImport imported = imported(text.replace("</" + type + ">", argument + "</" + type + ">"));

    assertThat(sql(imported)).containsExactly("SELECT 500");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT a FROM t ORDER BY ${__chooseRandom(a,b,v)}",
        "SELECT a FROM t WHERE b = ${__RandomString(3,abc)}"
      })
  void aTextThatIsDrawnStandsInQuotes(String query) throws IOException, JmxException {
    JmxImport imported = imported(Jmx.group().select("Good", "SELECT 1").select("Bad", query));

    assertThat(imported.omissions())
        .singleElement()
        .asString()
        .contains("\"Bad\"", "it has a random text outside quotes");
  }

  @Test
  void valuesThatStandInAFileTwiceAreRemarked() throws IOException, JmxException {
    Files.writeString(folder.resolve("towns.csv"), "Lyon 1\nLyon 2\nTurku 3\n");
    Jmx jmx =
        Jmx.group()
            .leaf(
                "CSVDataSet",
                "Towns",
                "filename=towns.csv",
                "variableNames=town,number",
                "delimiter= ")
            .select("A", "SELECT a FROM t WHERE b = '${town}' AND c = ${number}");
    JmxImport imported = imported(jmx);

    assertThat(imported.text())
        .contains("town = \"pick('Lyon', 'Turku')\"", "number = \"uniform(1, 3)\"");
    assertThat(remarks(imported))
        .containsExactly(
            "Column town has duplicate values: each distinct value is drawn equally often here.",
            "The values of \"Towns\" are drawn at random, independently for each column.");
  }

  @Test
  void aRawTabSeparatesColumns() throws IOException, JmxException {
    Files.writeString(folder.resolve("towns.csv"), "a,b\t1\nc\t2\n");
    Jmx jmx =
        Jmx.group()
            .leaf("CSVDataSet", "Towns", "filename=towns.csv", "variableNames=v,w", "delimiter=\t")
            .select("A", "SELECT a FROM t WHERE b = '${v}'");

    assertThat(imported(jmx).text()).contains("v = \"pick('a,b', 'c')\"");
  }

  @Test
  void aOnceOnlyControllerGivesItsDefinitions() throws IOException, JmxException {
    Jmx jmx =
        Jmx.group()
            .select("Good", "SELECT 1")
            .open("OnceOnlyController", "Once")
            .update("Index", "CREATE INDEX i ON t (a)")
            .select("Bad", "SELECT 2");
    JmxImport imported = imported(jmx);

    assertThat(sql(imported)).containsExactly("CREATE INDEX i ON t (a)", "SELECT 1");
    assertThat(imported.omissions())
        .singleElement()
        .asString()
        .contains("\"Bad\"", "each client would run it only once");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "CREATE USER joe PASSWORD 's3cret'",
        "create user if not exists joe identified by s3cret",
        "ALTER USER sa SET PASSWORD 's3cret'",
        "GRANT ALL ON t TO joe",
        "CREATE LOGIN joe WITH PASSWORD = 's3cret'",
        "CREATE LINKED TABLE l('', 'jdbc:h2:joe', 'joe', 's3cret', 't')",
        "CREATE TABLE f (id INT PRIMARY KEY) ENGINE=FEDERATED CONNECTION='mysql://joe:s3cret@h/d'"
      })
  void usersAndPasswordsAreLeftOut(String statement) throws IOException, JmxException {
    Jmx jmx = Jmx.group().update("Access", statement).select("Good", "SELECT 1");
    JmxImport imported = imported(jmx);

    assertThat(imported.text()).doesNotContain("s3cret", "joe");
    assertThat(imported.omissions())
        .singleElement()
        .asString()
        .contains("\"Access\"", "a workload cannot contain users, passwords, rights or addresses");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "CREATE TABLE role (id INT PRIMARY KEY, password VARCHAR(20))",
        "CREATE UNIQUE INDEX user ON t (password)"
      })
  void tablesOfPasswordsAreImported(String statement) throws IOException, JmxException {
    Jmx jmx = Jmx.group().update("Table", statement).select("Good", "SELECT 1");

    assertThat(imported(jmx).omissions()).isEmpty();
  }

  @Test
  void groupsMayBeginWithTheSameStatements() throws IOException, JmxException {
    Jmx jmx =
        Jmx.group()
            .update("Empty", "TRUNCATE TABLE t")
            .select("A", "SELECT 1")
            .close()
            .open("ThreadGroup", "Group")
            .update("Empty", "TRUNCATE TABLE t")
            .select("B", "SELECT 2");

    assertThat(workload(imported(jmx)).phases())
        .extracting(each -> each.id())
        .containsExactly("prepare_group", "group", "prepare_group_2", "group_2");
  }

  @Test
  void severalIsolationsAreRemarked() throws IOException, JmxException {
    Jmx jmx =
        new Jmx()
            .leaf("JDBCDataSource", "A", "transactionIsolation=TRANSACTION_SERIALIZABLE")
            .leaf("JDBCDataSource", "B", "transactionIsolation=TRANSACTION_READ_COMMITTED")
            .open("ThreadGroup", "Group")
            .select("A", "SELECT 1");
    JmxImport imported = imported(jmx);

    assertThat(setting(imported, "isolation")).isEqualTo("serializable");
    assertThat(imported.remarks())
        .contains(
            "The connections differ in their isolation: all have serializable in the import.");
  }
}
