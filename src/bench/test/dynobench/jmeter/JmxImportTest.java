package dynobench.jmeter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.script.BoundSql;
import dynobench.script.PhaseWork;
import dynobench.workload.NamedSql;
import dynobench.workload.Phase;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Tests of how the import translates the parts of a JMeter test plan.
class JmxImportTest {
  @TempDir private Path folder;

  private JmxImport imported(Jmx jmx) throws IOException, JmxException {
    return JmxImport.read(Files.writeString(folder.resolve("plan.jmx"), jmx.text()), "mine");
  }

  private static Workload workload(JmxImport imported) {
    return Workloads.shipped().with("mine", imported.text()).named("mine").orElseThrow();
  }

  private static List<String> sql(JmxImport imported) {
    return workload(imported).statements().stream()
        .map(NamedSql::sql)
        .flatMap(List::stream)
        .toList();
  }

  private static Map<String, String> weights(Workload workload, String phase) {
    return ((PhaseWork.Mix) workload.script().orElseThrow().part(phase))
        .transactions().stream()
            .collect(
                Collectors.toMap(PhaseWork.Weighted::transaction, each -> each.weight().text()));
  }

  @Test
  void aThreadGroupIsAPhaseOfClients() throws IOException, JmxException {
    JmxImport imported =
        imported(
            Jmx.group(true, "${__P(threads,7)}", "30")
                .select("One", "SELECT 1")
                .select("Two", "SELECT 2"));
    Workload workload = workload(imported);

    assertThat(workload.phases()).extracting(Phase::id).containsExactly("group");
    assertThat(workload.settings(Settings.NONE).values())
        .containsEntry("clients", "7")
        .containsEntry("operations", "60")
        .containsEntry("seconds", "0")
        .containsEntry("isolation", "own");
    assertThat(weights(workload, "group")).isEqualTo(Map.of("one", "1", "two", "1"));
    assertThat(imported.text()).doesNotContain("s3cret");
  }

  @Test
  void controllersGiveWeights() throws IOException, JmxException {
    Jmx jmx =
        Jmx.group()
            .open("LoopController", "Thrice", "LoopController.loops=3")
            .select("A", "SELECT 1")
            .close()
            .open(
                "ThroughputController",
                "Share",
                "ThroughputController.style=1",
                "ThroughputController.percentThroughput=12.5")
            .select("B", "SELECT 2")
            .close()
            .open("RandomController", "One of two")
            .select("C", "SELECT 3")
            .select("D", "SELECT 4")
            .close();

    assertThat(weights(workload(imported(jmx)), "group"))
        .isEqualTo(Map.of("a", "24", "b", "1", "c", "4", "d", "4"));
  }

  @Test
  void whatStandsBeforeACommitIsOneTransaction() throws IOException, JmxException {
    Jmx jmx =
        Jmx.group(false, "1", "10")
            .open("TransactionController", "Transfer")
            .update("Take", "UPDATE a SET b = 1")
            .update("Give", "UPDATE a SET b = 2")
            .request("Commit")
            .close()
            .update("Lost", "UPDATE a SET b = 3")
            .request("Rollback")
            .request("AutoCommit(true)")
            .select("Alone", "SELECT 1");
    JmxImport imported = imported(jmx);

    assertThat(workload(imported).script().orElseThrow().transactions())
        .extracting(each -> each.id() + " " + each.steps().size())
        .containsExactly("transfer 2", "alone 1");
    assertThat(imported.omissions())
        .singleElement()
        .asString()
        .contains("\"Lost\"", "\"Rollback\"", "rolled back");
  }

  @Test
  void aTransactionControllerAloneCommitsNothing() throws IOException, JmxException {
    Jmx jmx =
        Jmx.group()
            .open("TransactionController", "Both")
            .select("A", "SELECT 1")
            .select("B", "SELECT 2");

    assertThat(imported(jmx).transactions()).isEqualTo(2);
  }

  @Test
  void aLoopWithinATransactionIsWrittenOut() throws IOException, JmxException {
    Jmx jmx =
        Jmx.group(false, "1", "10")
            .leaf("JDBCDataSource", "Other", "dataSource=other", "autocommit=true")
            .open("LoopController", "Twice", "LoopController.loops=2")
            .update("Line", "UPDATE a SET b = ${__Random(1,9)}")
            .leaf(
                "JDBCSampler",
                "Beside",
                "dataSource=other",
                "queryType=Select Statement",
                "query=SELECT 1")
            .close()
            .request("Commit");
    Workload workload = workload(imported(jmx));

    assertThat(workload.script().orElseThrow().transactions())
        .extracting(each -> each.id() + " " + each.steps().size() + " " + each.variables().size())
        .containsExactlyInAnyOrder("group 2 2", "beside 1 0");
    assertThat(weights(workload, "group")).isEqualTo(Map.of("group", "1", "beside", "2"));
  }

  @Test
  void aRateIsSharedByTheRequestsOfALoop() throws IOException, JmxException {
    Jmx jmx =
        Jmx.group(false, "2", "10")
            .leaf("ConstantThroughputTimer", "Pace", "throughput=1200.0", "calcMode=2")
            .update("A", "UPDATE a SET b = 1")
            .request("Commit");

    assertThat(workload(imported(jmx)).settings(Settings.NONE).values())
        .containsEntry("rate", "10"); // 20 requests a second, two in each transaction
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          SELECT a FROM t WHERE b = ${__Random(1,${most})}    | SELECT a FROM {t} WHERE b = :random | random = "uniform(1, 500)"
          SELECT a FROM t WHERE b = '${__Random(1,2)}'        | SELECT a FROM {t} WHERE b = :text | text = "'' + random"
          SELECT a FROM t WHERE b LIKE 'x${__RandomString(3,abc)}%' | SELECT a FROM {t} WHERE b LIKE :text_2 | text_2 = "'x' + text + '%'"
          SELECT a FROM t WHERE b = '${most} is ''it'''       | SELECT a FROM {t} WHERE b = '500 is ''it''' |
          SELECT a FROM t WHERE b = '${__chooseRandom(1,x\\,y,v)}' | SELECT a FROM {t} WHERE b = :choice | pick('1', 'x,y')
          SELECT a FROM t WHERE b = ${__threadNum}            | SELECT a FROM {t} WHERE b = :thread | thread = "client"
          SELECT a FROM t WHERE b = ${__property(x,,9)}       | SELECT a FROM {t} WHERE b = 9 |
          SELECT a FROM t WHERE b = '{abc}'                   | SELECT a FROM {t} WHERE b = :text | text = "'{abc}'"
          SELECT a FROM t; -- the end                         | SELECT a FROM {t} |
          """)
  void variablesInAStatementAreValues(String query, String sql, String value)
      throws IOException, JmxException {
    JmxImport imported = imported(Jmx.group().select("A", query));

    assertThat(sql(imported)).containsExactly(sql);
    assertThat(imported.text()).contains(value == null ? "" : value);
    assertThat(imported.missing()).containsExactly("t");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      textBlock =
          """
          SELECT * FROM t_${__threadNum}             | puts a variable into a name
          SELECT * FROM ${__chooseRandom(a,b,v)}     | puts a variable into a name
          SELECT ${nothing} FROM t                   | uses ${nothing}, which no imported part
          SELECT ${__groovy(1 + 1)} FROM t           | uses ${__groovy(1 + 1)}, which is not supported
          SELECT {fn NOW()} FROM t                   | braces, such as escapes of JDBC
          SELECT a FROM t WHERE b = :b               | names after colons
          SELECT a FROM t WHERE b = ?                | a question mark without an argument
          EXPLAIN SELECT a FROM t                    | begins with SELECT, INSERT
          SELECT ${__Random(5,1)} FROM t             | draws from 5 to 1
          -- nothing                                 | it is empty
          """)
  void whatHasNoCounterpartIsNamed(String query, String reason) throws IOException, JmxException {
    JmxImport imported = imported(Jmx.group().select("Good", "SELECT 1").select("Bad", query));

    assertThat(imported.statements()).isEqualTo(1);
    assertThat(imported.omissions())
        .singleElement()
        .asString()
        .startsWith("Not imported: JDBC Request \"Bad\" (line ")
        .contains(reason);
  }

  @Test
  void argumentsAreValuesOfTheirTypes() throws IOException, JmxException {
    Jmx jmx =
        Jmx.group()
            .leaf(
                "RandomVariableConfig",
                "R",
                "variableName=The id",
                "minimumValue=1",
                "maximumValue=${most}")
            .prepared(
                "All",
                "INSERT INTO t (a, b, c, d, e, f, g, h) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
                "${The id},\"x, \"\"y\"\"\",It's,2005-03-03,2005-03-03 10:11:12,]NULL[,-1.5,${The"
                    + " id}",
                "INTEGER,VARCHAR,VARCHAR,DATE,TIMESTAMP,INTEGER,DOUBLE,VARCHAR");
    JmxImport imported = imported(jmx);

    assertThat(sql(imported))
        .containsExactly(
            "INSERT INTO {t} (a, b, c, d, e, f, g, h) VALUES (:the_id, :b, 'It''s', :d,"
                + " TIMESTAMP '2005-03-03 10:11:12', NULL, :g, :h)");
    assertThat(imported.text())
        .contains(
            "the_id = \"uniform(1, 500)\"",
            "b = \"'x, \\\"y\\\"'\"",
            "d = \"date('2005-03-03', '2005-03-03')\"",
            "g = \"-1.5\"",
            "h = \"'' + the_id\"");
  }

  @Test
  void countersCountOnTogether() throws IOException, JmxException {
    Jmx jmx =
        Jmx.group()
            .leaf(
                "CounterConfig",
                "Plain",
                "CounterConfig.start=100",
                "CounterConfig.incr=1",
                "CounterConfig.name=n")
            .leaf(
                "CounterConfig",
                "Turning",
                "CounterConfig.start=10",
                "CounterConfig.incr=5",
                "CounterConfig.end=24",
                "CounterConfig.name=m")
            .update("A", "UPDATE t SET a = ${n} WHERE b = ${m}");
    JmxImport imported = imported(jmx);

    assertThat(imported.text())
        .contains(
            "last_n = \"99\"", "n = \"next(last_n)\"", "m = \"10 + (next(last_m) - 1) % 3 * 5\"");
  }

  @Test
  void valuesOfAFileBesideThePlanAreDrawn() throws IOException, JmxException {
    Files.writeString(
        folder.resolve("towns.csv"), "town,number\nLyon,3\n\"Sao, Paulo\",1\nTurku,2\n");
    Jmx jmx =
        Jmx.group()
            .leaf("CSVDataSet", "Towns", "filename=towns.csv", "delimiter=,")
            .select("A", "SELECT a FROM t WHERE b = '${town}' AND c = ${number}");
    JmxImport imported = imported(jmx);

    assertThat(imported.text())
        .contains("town = \"pick('Lyon', 'Sao, Paulo', 'Turku')\"", "number = \"uniform(1, 3)\"");
    assertThat(sql(imported)).containsExactly("SELECT a FROM {t} WHERE b = :town AND c = :number");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "../secret.csv",
        "/etc/hostname",
        "link.csv",
        "missing.csv",
        ".",
        "under/secret.csv"
      })
  void noOtherFileIsRead(String name) throws IOException, JmxException {
    Path outside = Files.writeString(folder.resolve("secret.csv"), "s3cret\n");
    Path inside = Files.createDirectory(folder.resolve("plan"));
    Files.createSymbolicLink(inside.resolve("link.csv"), outside);
    Files.createSymbolicLink(inside.resolve("under"), folder);
    Jmx jmx =
        Jmx.group()
            .leaf("CSVDataSet", "File", "filename=" + name, "variableNames=v")
            .select("Good", "SELECT 1")
            .select("Bad", "SELECT ${v}");
    Path file = Files.writeString(inside.resolve("plan.jmx"), jmx.text());
    JmxImport imported = JmxImport.read(file, "mine");

    assertThat(imported.text()).doesNotContain("s3cret");
    assertThat(imported.omissions())
        .hasSize(2)
        .first()
        .asString()
        .contains("CSV Data Set Config \"File\"", "its file");
  }

  @Test
  void theRestIsNamed() throws IOException, JmxException {
    Jmx jmx =
        Jmx.group()
            .select("Good", "SELECT 1", "queryTimeout=30")
            .leaf("HTTPSamplerProxy", "Home")
            .leaf("HTTPSamplerProxy", "Cart")
            .leaf("ConstantTimer", "Think")
            .leaf("JSR223Sampler", "Code")
            .disabled("JDBCSampler", "Off", "queryType=Select Statement", "query=SELECT 2")
            .open("IfController", "If")
            .select("Within", "SELECT 3");

    assertThat(imported(jmx).omissions())
        .extracting(each -> each.replaceAll(" \\(line \\d+\\)", ""))
        .containsExactly(
            "Not imported: query timeout of \"Good\": a trial has one time limit.",
            "Not imported: HTTP Request \"Home\", \"Cart\": Dynobench runs only SQL statements.",
            "Not imported: Constant Timer \"Think\": clients do not pause.",
            "Not imported: JSR223 Sampler \"Code\": Dynobench does not run code of a test plan.",
            "Not imported: JDBC Request \"Off\": it is disabled.",
            "Not imported: If Controller \"If\": its contents run only under conditions at run"
                + " time.",
            "Not imported: JDBC Request \"Within\": it is below \"If\", which was not imported.");
  }

  @Test
  void tablesAreDeclaredWhereTheWorkloadCanSayThem() throws IOException, JmxException {
    Jmx jmx =
        Jmx.group()
            .update(
                "T",
                "CREATE TABLE IF NOT EXISTS Town (id INT(11) NOT NULL, name VARCHAR(20), PRIMARY"
                    + " KEY (id)) ENGINE=InnoDB")
            .update("P", "CREATE TABLE price (id BIGINT PRIMARY KEY, amount DECIMAL(10,2))")
            .update("N", "CREATE TABLE note (id BIGINT PRIMARY KEY, words VARCHAR(20))")
            .update("Gone", "DROP TABLE town")
            .update("A", "INSERT INTO town VALUES (1, 'Lyon')")
            .update("B", "INSERT INTO note (id) VALUES (1)")
            .select("C", "SELECT name FROM town, price");
    JmxImport imported = imported(jmx);

    assertThat(imported.text())
        .contains("[tables.town]\nid = \"whole key\"\nname = \"text 20\"\n")
        .doesNotContain("[tables.price]", "[tables.note]");
    assertThat(sql(imported))
        .contains("INSERT INTO {town} VALUES (1, 'Lyon')", "SELECT {name} FROM {town}, price")
        .contains("CREATE TABLE price (id BIGINT PRIMARY KEY, amount DECIMAL(10,2))");
    assertThat(imported.remarks())
        .anySatisfy(each -> assertThat(each).contains("The table price", "(DECIMAL(10,2))"))
        .anySatisfy(
            each -> assertThat(each).contains("The table note", "(an INSERT without words)"));
    assertThat(imported.missing()).isEmpty();
    assertThat(imported.unfilled()).containsExactly("price");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "SELECT 'a \"\"\" b' FROM t",
        "SELECT '\\u0041 \\ \\\" \\n' FROM t",
        "SELECT \"a\\\"\nFROM t\nWHERE x = '\"\"\"'",
        "SELECT 'a\r\n\tb\u0001' FROM t",
        "SELECT '''' || '#' FROM t -- it's \"\"\"",
        "SELECT '\uD83D\uDE00 \u202E' FROM t",
      })
  void oddCharactersStayInTheStatement(String query) throws IOException, JmxException {
    JmxImport imported =
        imported(Jmx.group().select("Odd \"\"\" \\ name\n[tables.x]\u0001", query));

    assertThat(sql(imported))
        .singleElement()
        .extracting(each -> BoundSql.of(each).sql().replace("{t}", "t"))
        .isEqualTo(query);
    assertThat(workload(imported).tables()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"残高", "", "1 2 3", "client", "rate", "Group", "!!!"})
  void anyNameWillDo(String name) throws IOException, JmxException {
    Jmx jmx = Jmx.group().select(name, "SELECT 1").select(name, "SELECT 2");

    assertThat(workload(imported(jmx)).script().orElseThrow().transactions()).hasSize(2);
  }

  @Test
  void aPlanWithoutRequestsIsRefused() {
    assertThatThrownBy(() -> imported(Jmx.group().leaf("HTTPSamplerProxy", "Home")))
        .isInstanceOf(JmxException.class)
        .hasMessageContaining("contains no JDBC Request that can be imported.")
        .hasMessageContaining("HTTP Request \"Home\"");
  }
}
