package dynobench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.session.ProgramHome;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Tests of the command that imports a JMeter test plan.
class FromJmxCommandTest {
  private static final Path PLANS = Path.of("src/testdata/jmeter");

  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  @TempDir private Path folder;

  private int dynobench(String... arguments) {
    var home =
        new ProgramHome(
            Path.of(System.getProperty("dynobench.home")),
            folder.resolve("engines"),
            Path.of(System.getProperty("java.home"), "bin", "java"),
            Workloads.shipped());
    return new Cli(new CommandContext(home, Clock.systemUTC(), "test"), (_, _) -> false)
        .execute(new PrintWriter(out), new PrintWriter(err), arguments);
  }

  private int imported(String file, String... more) {
    var all = new ArrayList<>(List.of("workloads", "from-jmx", file));
    all.addAll(List.of(more));
    return dynobench(all.toArray(String[]::new));
  }

  @Test
  void aPlanBecomesAWorkloadThatCanBeLookedAt() throws IOException {
    assertThat(imported(PLANS.resolve("shop.jmx").toString())).isZero();

    Path file = folder.resolve("workloads/shop/workload.toml");
    assertThat(file).isNotEmptyFile();
    assertThat(Files.readString(file)).doesNotContain("s3cret", "db.example");
    assertThat(out.toString())
        .contains(
            "Wrote " + file,
            "Imported: 4 statements in 4 transactions.",
            "Not imported: HTTP Request \"Home\" (line 215): Dynobench runs only SQL statements.",
            "Differs: The values of \"CSV towns.csv\"")
        .doesNotContain("Fill in");
    assertThat(dynobench("workloads", "shop")).isZero();
    assertThat(out.toString()).contains("Shop of towns");
    assertThat(err.toString()).isEmpty();
  }

  @Test
  void tablesThatNothingCreatesAreNamed() {
    assertThat(imported(PLANS.resolve("foreign.jmx").toString(), "--name", "mine")).isZero();
    assertThat(out.toString())
        .contains(
            "Fill this in before the first run: the test plan does not create customer, town.");
  }

  @Test
  void aNameThatIsTakenIsRefusedAndNothingIsWritten() {
    assertThat(imported(PLANS.resolve("bank.jmx").toString())).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString()).contains("\"bank\"", "--name");
    assertThat(folder.resolve("workloads")).doesNotExist();
  }

  @Test
  void aFileThatIsNoPlanIsRefusedAndNothingIsWritten() throws IOException {
    Path file = Files.writeString(folder.resolve("pom.jmx"), "<project/>");

    assertThat(imported(file.toString())).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString().strip())
        .isEqualTo(file + ":1: is not a JMeter test plan: it begins with <project>.");
    assertThat(folder.resolve("workloads")).doesNotExist();
  }
}
