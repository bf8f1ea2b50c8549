package dynobench.session;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.driver.DriverJar;
import dynobench.event.Outcome;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.result.Measurement;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests of an engine that returns other data than was inserted. It is a user-defined engine whose
/// driver has a fault in each mode.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class WrongDataTest {
  private static final String PASSWORD = "a-password-that-nobody-shall-read";

  private final Path engine;
  private final Path folder;
  private final TestBench bench;

  WrongDataTest(@TempDir Path folder) throws IOException {
    this.folder = folder;
    engine = Files.createDirectories(folder.resolve("engines").resolve("faulty"));
    bench = new TestBench(folder);
  }

  private static Stream<String> faults() {
    return Stream.of(FaultyDriver.Fault.values()).map(WrongDataTest::mode);
  }

  private static String mode(FaultyDriver.Fault fault) {
    return fault.name().toLowerCase(java.util.Locale.ROOT).replace('_', '-');
  }

  private static Contender contender(String fault) {
    return new Contender("faulty", fault, new CommitStyle.OneTransaction());
  }

  @BeforeAll
  void runAll() throws IOException, InterruptedException {
    DriverJar.write(engine.resolve("faulty.jar"), FaultyDriver.class);
    writeDescriptor();
    bench.run(bench.plan(faults().map(WrongDataTest::contender).toList()));
  }

  private void writeDescriptor() throws IOException {
    var text =
        new StringBuilder(
            """
            name = "Faulty"
            version = "1"
            licence = "none"
            kind = "jdbc"
            jars = ["faulty.jar"]
            [jdbc]
            driver = "dynobench.session.FaultyDriver"
            url = "jdbc:faulty:{folder}"
            user = "tester"
            password = "%s"
            """
                .formatted(PASSWORD));
    faults()
        .forEach(fault ->
            text.append(
                """
                [modes.%1$s]
                title = "%1$s"
                durability = "process"
                promise = "None."
                properties = { fault = "%1$s" }
                """
                    .formatted(fault)));
    Files.writeString(engine.resolve("engine.toml"), text);
  }

  @Test
  void letsTheHealthyDriverComplete() {
    assertThat(bench.trial(contender("none")).outcome()).contains(new Outcome.Completed());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          loses-a-row                   | the timed select     | 300 rows | 299 rows
          doubles-one-and-loses-another | the timed select     | checksum | [0-9a-f]{16}
          swaps-two-names               | the verifying select | checksum | [0-9a-f]{16}
          forgets-a-name                | the timed select     | checksum | [0-9a-f]{16}
          forgets-a-date                | the timed select     | checksum | [0-9a-f]{16}
          changes-a-float               | the timed select     | checksum | [0-9a-f]{16}
          """)
  void tellsWhatWasExpectedAndWhatWasFound(
      String fault, String where, String expected, String found) {
    Outcome outcome = bench.trial(contender(fault)).outcome().orElseThrow();

    assertThat(outcome)
        .isInstanceOfSatisfying(
            Outcome.WrongData.class,
            wrong -> {
              assertThat(wrong.expected()).startsWith(expected).endsWith(" in " + where);
              assertThat(wrong.found()).matches(found);
              assertThat(wrong.expected()).doesNotContain(wrong.found());
              assertThat(wrong.sentence())
                  .isEqualTo(
                      "wrong data: expected " + wrong.expected() + ", found " + wrong.found());
            });
  }

  @Test
  void countsOnlyTheHealthyDriver() {
    assertThat(bench.result().trials()).hasSize(FaultyDriver.Fault.values().length);
    for (String phase : List.of("create", "insert", "select")) {
      assertThat(bench.result().measurements(phase))
          .extracting(Measurement::series)
          .extracting(series -> series.contender().mode())
          .containsExactly("none");
    }
  }

  @Test
  void hidesThePasswordThatADriverQuotes() throws IOException {
    assertThat(bench.trial(contender("quotes-the-password")).outcome().orElseThrow())
        .isInstanceOfSatisfying(
            Outcome.Failed.class,
            failed -> assertThat(failed.message()).startsWith("Wrong password: ***"));
    assertThat(bench.events().toString()).doesNotContain(PASSWORD);
    try (Stream<Path> files = Files.walk(folder.resolve("workspace"))) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        assertThat(file).content().doesNotContain(PASSWORD);
      }
    }
  }
}
