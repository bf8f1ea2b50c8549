package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.Thorough;
import dynobench.driver.DriverJar;
import dynobench.event.Outcome;
import dynobench.event.RunEvent.Accounted;
import dynobench.event.RunEvent.PhaseFinished;
import dynobench.measure.OperationFigures;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.workload.Settings;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests of an engine that misreports its transactions. Each mode has another fault.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Thorough
class LiesTest {
  private static final Settings SMALL =
      Settings.of("accounts", "50")
          .with("clients", "1") // so that each lie hits the same statements each time
          .with("operations", "80")
          .with("selects", "10")
          .with("isolation", "read-committed");

  /// Lies that use up their time limit. Only these trials have a short one.
  private static final Set<String> HANGING = Set.of("hangs", "never-commits");

  private final Path engine;
  private final TestBench bench;
  private final TestBench hanging;

  LiesTest(@TempDir Path folder) throws IOException {
    Path engines = folder.resolve("engines");
    engine = Files.createDirectories(engines.resolve("lying"));
    bench = new TestBench(folder);
    hanging = TestBench.withEngines(folder.resolve("hanging"), engines);
  }

  private static Stream<String> lies() {
    return Stream.of(LyingDriver.Lie.values())
        .map(each -> each.name().toLowerCase(Locale.ROOT).replace('_', '-'));
  }

  private static Contender contender(String lie) {
    return new Contender("lying", lie, new CommitStyle.Autocommit());
  }

  @BeforeAll
  void runAll() throws IOException, InterruptedException {
    DriverJar.write(engine.resolve("lying.jar"), LyingDriver.class);
    Path hsqldb = TestBench.SHIPPED.engine("hsqldb").orElseThrow().jars().getFirst();
    Files.copy(hsqldb, engine.resolve("hsqldb.jar"));
    writeDescriptor();
    bench.run(bench.plan("bank", SMALL, contenders(lie -> !HANGING.contains(lie))));
    hanging.run(hanging.plan("bank", SMALL, contenders(HANGING::contains), Duration.ofSeconds(20)));
  }

  private static List<Contender> contenders(Predicate<String> wanted) {
    return lies().filter(wanted).map(LiesTest::contender).toList();
  }

  private void writeDescriptor() throws IOException {
    var text =
        new StringBuilder(
            """
            name = "Lying"
            version = "1"
            licence = "none"
            kind = "jdbc"
            jars = ["lying.jar", "hsqldb.jar"]
            [jdbc]
            driver = "dynobench.session.LyingDriver"
            url = "jdbc:lying:{folder}"
            user = "SA"
            dialect = { drop = "DROP TABLE {table} IF EXISTS" }
            """);
    lies()
        .forEach(lie ->
            text.append(
                """
                [modes.%1$s]
                title = "%1$s"
                durability = "process"
                promise = "None."
                properties = { lie = "%1$s" }
                """
                    .formatted(lie)));
    Files.writeString(engine.resolve("engine.toml"), text);
  }

  private Outcome outcome(String lie) {
    TestBench one = HANGING.contains(lie) ? hanging : bench;
    return one.trial(contender(lie)).outcome().orElseThrow();
  }

  private OperationFigures transfers(String lie) {
    PhaseFinished phase = bench.trial(contender(lie)).phase("transfer").orElseThrow();
    return phase.service().orElseThrow().operations().getFirst();
  }

  @Test
  void letsAnHonestOneComplete() {
    assertThat(outcome("none")).isEqualTo(new Outcome.Completed());
    assertThat(transfers("none").done()).isEqualTo(80);
    assertThat(transfers("none").retried()).isLessThan(80);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          loses-an-update    | the check "balances" | SELECT SUM(balance)
          doubles-an-update  | the check "balances" | SELECT SUM(balance)
          breaks-a-condition | the check "balances" | SELECT SUM
          loses-a-commit     | the check "balances" | SELECT SUM
          changes-nothing    | 1 rows by "UPDATE account SET balance | 0
          """)
  void namesWhatDoesNotAgree(String lie, String expected, String found) {
    assertThat(outcome(lie))
        .isInstanceOfSatisfying(
            Outcome.WrongData.class,
            wrong -> {
              assertThat(wrong.expected()).contains(expected);
              assertThat(wrong.found()).contains(found);
            });
  }

  @Test
  void tellsWhatClientsDidAlsoWhereItIsNotFound() {
    int trial = bench.trial(contender("loses-a-commit")).trial().number();
    assertThat(bench.events())
        .filteredOn(each -> each instanceof Accounted it && it.trial() == trial)
        .singleElement()
        .isInstanceOfSatisfying(
            Accounted.class, it -> assertThat(it.sums()).containsEntry("transfer", "80"));
  }

  @Test
  void beginsAnewWhereAnotherIsInTheWay() {
    assertThat(outcome("has-conflicts")).isEqualTo(new Outcome.Completed());
    assertThat(transfers("has-conflicts").done()).isEqualTo(80);
    assertThat(transfers("has-conflicts").retried()).isBetween(6L, 60L);
  }

  @Test
  void givesUpInAStormOfConflictsAndCountsThat() {
    assertThat(outcome("has-conflicts-only")).isEqualTo(new Outcome.Completed());
    assertThat(transfers("has-conflicts-only").done()).isZero();
    assertThat(transfers("has-conflicts-only").failed()).isEqualTo(80);
    assertThat(transfers("has-conflicts-only").retried()).isEqualTo(80_000);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          fails         | "UPDATE account SET balance = balance + :delta WHERE id = :account" of transfer: the disk is gone
          hangs         | it has been in "UPDATE account SET balance = balance + :delta WHERE id = :account" of transfer
          never-commits | it has been in its commit of transfer
          takes-another-isolation | the engine does not support the isolation level "read-committed": it uses another level (serializable)
          """)
  void saysInWhichStatementItWas(String lie, String sentence) {
    assertThat(outcome(lie))
        .isInstanceOfSatisfying(
            Outcome.Failed.class,
            failed -> {
              assertThat(failed.phase()).isEqualTo("transfer");
              assertThat(failed.message()).contains(sentence);
            });
  }
}
