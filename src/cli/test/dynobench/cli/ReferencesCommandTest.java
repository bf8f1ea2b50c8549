package dynobench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.reference.References;
import dynobench.session.ProgramHome;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.time.Clock;
import org.junit.jupiter.api.Test;

class ReferencesCommandTest {
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  private int dynobench(String... arguments) {
    return new Cli(new CommandContext(ProgramHome.find(), Clock.systemUTC(), "1"), (_, _) -> false)
        .execute(new PrintWriter(out), new PrintWriter(err), arguments);
  }

  @Test
  void listsEveryReference() {
    assertThat(dynobench("references")).isZero();
    assertThat(out.toString()).contains(References.IDS);
  }

  @Test
  void tellsVersionsDriversAndHardwareOfEachReference() {
    assertThat(dynobench("references")).isZero();
    assertThat(out.toString())
        .contains(
            "lawrence-2005: Java 5 on a 2.6 GHz Pentium 4",
            "  MySQL (mysql 4.1.7; driver: com.mysql.jdbc.Driver; storage engine: not published)",
            "  Derby (derby 10.0.2.1; driver: org.apache.derby.jdbc.EmbeddedDriver)",
            "pal-2007: ",
            "(je 2.1.30");

    assertThat(dynobench("references", "lawrence-2005")).isZero();
    assertThat(out.toString())
        .containsPattern("(?m)^MySQL +mysql +4\\.1\\.7 +2004-10-23 +driver: ");
  }

  @Test
  void printsTimesAsPublishedWithTheirCitation() {
    assertThat(dynobench("references", "lawrence-2005")).isZero();
    assertThat(out.toString())
        .startsWith("Jamie Lawrence, \"Performance Benchmarking of Embedded Databases\"")
        .contains("INSERT [ms]")
        .containsPattern("(?m)^15,000 +332,400 +672 +16,484 +10,531 +1,250 +829 +1,984$");
  }

  @Test
  void printsRatesWithTheirLabels() {
    assertThat(dynobench("references", "berkeleydb-2005")).isZero();
    assertThat(out.toString())
        .containsPattern("(?m)^ds bulk read +BSD +19,299,700  17.4 × ds single-record read$");
  }

  @Test
  void guessesWhatWasMeant() {
    assertThat(dynobench("references", "lawrence-2004")).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString()).endsWith("did you mean \"lawrence-2005\"?\n");
  }
}
