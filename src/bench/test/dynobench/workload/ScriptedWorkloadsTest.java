package dynobench.workload;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.toml.Problem;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests of invalid descriptions of scripted workloads, and of the problem messages.
class ScriptedWorkloadsTest {
  @TempDir private Path folder;

  private static String bank() throws IOException {
    return Files.readString(Path.of("resources/workloads/bank.toml"))
        .replaceFirst("yardstick = .*", "");
  }

  private Workloads with(String text) throws IOException {
    Path file = Files.createDirectories(folder.resolve("mine")).resolve("workload.toml");
    Files.writeString(file, text);
    return Workloads.shipped().and(folder);
  }

  private List<String> mistakes(String before, String after) throws IOException {
    String text = bank();
    assertThat(text).contains(before);
    return with(text.replace(before, after)).problems().stream()
        .map(Problem::toString)
        .map(each -> each.substring(each.indexOf("workload.toml") + "workload.toml".length()))
        .toList();
  }

  @Test
  void bringTheirOwnTablesPhasesAndStatements() throws IOException {
    Workloads all = with(bank().replace("Small transfers", "Mine: small transfers"));

    assertThat(all.problems()).isEmpty();
    assertThat(all.isOwn("mine")).isTrue();
    assertThat(all.isOwn("bank")).isFalse();
    Workload mine = all.named("mine").orElseThrow();
    assertThat(mine.script()).isPresent();
    assertThat(mine.hasClients()).isTrue();
    assertThat(mine.statements())
        .extracting(NamedSql::id)
        .contains("fill_account", "transfer_1", "check_balances_1");
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          teller = "uniform(1, 10 * scale)" | teller = "branch" | transactions.transfer.let: has a circular definition: teller, branch
          branch = "(teller - 1) / 10 + 1" | branch = "(tller - 1) / 10 + 1" | did you mean "teller"?
          WHERE {id} = :account", rows | WHERE {id} = :acount", rows | there is no name "acount" here; did you mean "account"?
          into = "balance" }, | into = { balance = "number" } }, | "number" is none of whole, real, text, date, bytes
          mix = { transfer = 1 } | mix = { transfr = 1 } | phases.mix.transfr: there is no such transaction; did you mean "transfer"?
          mix = { transfer = 1 } | mix = {} | phases.mix: mixes nothing
          fill = { branch = "scale" | fill = { brunch = "scale" | phases.fill.brunch: there is no such table; did you mean "branch"?
          id = "whole key: row" | id = "whole key: text(3)" | "text(3)" is a text, where a whole number was expected
          balance = "whole: 0" | balance = "whole" | has no value
          sums = { moved = "delta" } | sums = { transfer = "delta" } | two elements have the name "transfer"
          sums = { moved = "delta" } | sums = { moved = "text(3)" } | where a whole number was expected
          "moved", | "movd", | there is no name "movd" here; did you mean "moved"?
          equal = ["transfer", | equal = [ | compares nothing: at least two values were expected
          uniform(-1000, 1000) | uniform(-1000) | uniform needs as many arguments as in uniform(1, 100), not 1
          teller_id = "whole" | teller = "whole" | is also the name of a table
          needs = "sql" | needs = "pairs" | needs: must be "sql" or "records" where no protocol is named
          needs = "sql" | needs = "records" | needs one of read, update, insert, delete and scan
          needs = "sql" | needs = "records" | must have two columns in workloads of records
          needs = "sql" | needs = "records" | checks: cannot be set for workloads of records
          { do = "INSERT | { update = "INSERT | Records are for workloads that say needs = "records".
          { do = "INSERT | { insert = "INSERT | needs do or ask
          rows = 1 }, | raws = 1 }, | is not a known key; did you mean "rows"?
          into = "balance" }, | is = "balance" }, | transactions.transfer.do.is: there is no name "balance" here
          into = "balance" }, | into = "balance", is = 3 }, | is: excludes into
          into = "balance" }, | is = [] }, | is: is empty: an expression for each column was expected
          into = "balance" }, | is = ["1", "real(0, 1)"] }, | is: "real(0, 1)" is a number, where a whole number or a text was expected
          into = "balance" }, | is = "uniform(1, 2)" }, | is: "uniform(1, 2)" gives a new value each time: under let, define a variable as uniform(…), and use its name here
          rows = 1 }, | rows = "least(1, 2 + uniform(1, 2))" }, | "least(1, 2 + uniform(1, 2))" gives a new value each time
          moved = "delta" | moved = "uniform(1, 2)" | moved: "uniform(1, 2)" gives a new value each time
          "moved", | "uniform(1, 2)", | equal: "uniform(1, 2)" gives a new value each time
          into = "balance" }, | into = "row" }, | "row" is the number of an answer's row: choose another name
          delta = "uniform | row = "uniform | "row" is the number of an answer's row: choose another name
          clients = "clients" | clients = "client" | phases.clients: there is no parameter "client"; did you mean "clients"?
          mix = { transfer = 1 } | mix = { transfer = "many" } | phases.mix.transfer: there is no parameter "many"
          id = "transfer" | id = "Über weisung" | phases.id: a name is lower-case letters, digits and underscores, not "Über weisung"
          id = "transfer" | id = "load" | phases.id: there is a phase "load" before
          uniform(-1000, 1000) | uniform(1000, -1000) | transactions.transfer.let.delta: uniform needs a first value that is not above the second, not 1000 and -1000
          (teller - 1) / 10 | (teller - 1) / 0 | transactions.transfer.let.branch: a division by 0 has no value
          WHERE {id} = :account", rows | WHERE {id = :account", rows | has a lone {: {name} was expected
          into = "balance" }, | into = "delta" }, | there is already an element "delta"
          into = "balance" }, | into = "scale" }, | there is already an element "scale"
          balance = "whole: 0" | balance = "date: date('2010-13-01', '2011-01-01')" | "2010-13-01" is not a day
          balance = "whole: 0" | balance = "date: date('2012-01-01', '2011-01-01')" | the first day of date must not be later than the second
          fill = { branch = "scale" | fill = { transfer = "scale" | transactions.transfer: fills a table: it must have one statement
          balance = "whole: 0" | balance = "whole:" | balance: is empty, but a value was expected
          balance = "whole: 0" | balance = "whole: draw('normal', 1, 2)" | draw accepts uniform, zipfian, latest, not "normal"
          """)
  void areToldOfWithWhatWasExpected(String before, String after, String words) throws IOException {
    assertThat(mistakes(before, after)).anyMatch(each -> each.contains(words));
  }

  @Test
  void runNoStatementThatAsksForAValue() throws IOException {
    String index = "ON {orders} ({buyer})\"";
    String example = Workloads.example("mine");
    assertThat(example).contains(index);

    assertThat(with(example.replace(index, "ON {orders} (:buyer)\"")).problems())
        .singleElement()
        .asString()
        .contains("phases.run: ")
        .endsWith("asks for :buyer, but there are no values here");
  }

  /// Elements that depend on an invalid one are not reported as unknown.
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          teller = "uniform(1, 10 * scale)" | teller = "branch"
          delta = "uniform(-1000, 1000)" | delta = "uniform(1000, -1000)"
          default = 100_000 | default = 0
          id = "transfer" | id = "load"
          """)
  void areToldOnceOfAMistakeThatOthersHangOn(String before, String after) throws IOException {
    assertThat(mistakes(before, after)).hasSize(1);
  }

  @Test
  void mayRequireANumberOrAnExpressionForEachColumn() throws IOException {
    String required = "is = [\"account + row\", \"'a' + row\"] },";
    assertThat(mistakes("into = \"balance\" },", required)).isEmpty();
    assertThat(mistakes("into = \"balance\" },", "is = 3 },")).isEmpty();
  }

  @Test
  void canBeginWithTheExample() throws IOException {
    Workloads all = with(Workloads.example("mine"));

    assertThat(all.problems()).isEmpty();
    assertThat(all.named("mine").orElseThrow().title()).isEqualTo("mine");
  }

  @Test
  void areToldOnceOfWhatTheyNeed() throws IOException {
    assertThat(mistakes("needs = \"sql\"", "needs = \"pears\""))
        .singleElement()
        .asString()
        .contains(
            "needs: must be one of rows, pairs, records, backup, ageing, opening, large-objects,"
                + " triples, sql, objects, not \"pears\"");
  }

  @Test
  void areToldOfAStepOnceAndNotOfWhatStandsBesideItsMistake() throws IOException {
    assertThat(mistakes("VALUES (:teller", "VALUES (:tellr"))
        .singleElement()
        .asString()
        .contains("there is no name \"tellr\" here; did you mean \"teller\"?");
  }

  @Test
  void haveNoParametersThatAreFiles() throws IOException {
    assertThat(
            mistakes(
                "needs = \"sql\"",
                "needs = \"sql\"\nparameters.own = { text = \"pairs-file\", help = \"h\" }"))
        .anyMatch(each -> each.contains("parameters.own: needs words in a workload without"));
  }

  @Test
  void nameAKnownDialectAndCreateTheirTablesInIt() throws IOException {
    assertThat(mistakes("needs = \"sql\"", "needs = \"sql\"\ndialect = \"h2\""))
        .singleElement()
        .asString()
        .contains("dialect: excludes [tables]: create the tables by CREATE TABLE");
    assertThat(mistakes("needs = \"sql\"", "needs = \"sql\"\ndialect = \"oracle\""))
        .anyMatch(
            each -> each.contains("dialect: \"oracle\" is none of clickhouse, cubrid, derby,"));
  }

  @Test
  void nameNoYardstick() throws IOException {
    assertThat(mistakes("needs = \"sql\"", "needs = \"sql\"\nyardstick = \"java.lang.Runtime\""))
        .singleElement()
        .asString()
        .contains("yardstick: only the program's workloads can have one");
  }

  @Test
  void areToldOfWithLineAndKey() throws IOException {
    assertThat(mistakes("\"uniform(-1000, 1000)\"", "\"unifrom(-1000, 1000)\""))
        .singleElement()
        .asString()
        .matches(
            ":\\d+: transactions\\.transfer\\.let\\.delta: there is no function \"unifrom\".*");
  }
}
