package dynobench.jmeter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests of files that are damaged, hostile, or not test plans.
class JmxDamageTest {
  private static final String LAUGHS =
      "<!DOCTYPE j [<!ENTITY a 'ha'><!ENTITY b '&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;'>"
          + "<!ENTITY c '&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;'>]>"
          + "<jmeterTestPlan>&c;</jmeterTestPlan>";

  @TempDir private Path folder;

  private String refusal(String text) throws IOException {
    Path file = Files.writeString(folder.resolve("plan.jmx"), text);
    try {
      JmxImport.read(file, "mine");
      return "";
    } catch (JmxException e) {
      return String.valueOf(e.getMessage()).replace(file.toString(), "plan.jmx");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          <project/>                         | plan.jmx:1: is not a JMeter test plan: it begins with <project>.
          no XML at all                      | plan.jmx:1: is damaged, or is not XML:
          <jmeterTestPlan/>                  | contains no JDBC Request that can be imported.
          <jmeterTestPlan>&x;</jmeterTestPlan> | plan.jmx:1:
          <jmeterTestPlan/><second/>         | plan.jmx:1: is damaged, or is not XML:
          """)
  void aForeignFileIsRefusedWithItsLine(String text, String refusal) throws IOException {
    assertThat(refusal(text)).contains(refusal);
  }

  @Test
  void anEmptyFileIsRefused() throws IOException {
    assertThat(refusal("")).contains("plan.jmx:1: is damaged, or is not XML:");
  }

  @Test
  void entitiesAreRefusedUnread() throws IOException {
    Path secret = Files.writeString(folder.resolve("secret"), "s3cret");
    String outside =
        "<!DOCTYPE j [<!ENTITY x SYSTEM '"
            + secret.toUri()
            + "'>]><jmeterTestPlan>&x;</jmeterTestPlan>";

    String why = "plan.jmx:1: has a document type or entities, which test plans do not have.";
    assertThat(refusal(outside)).isEqualTo(why);
    assertThat(refusal(LAUGHS)).isEqualTo(why);
  }

  @Test
  void deepNestingIsRefused() throws IOException {
    String text = "<jmeterTestPlan>" + "<hashTree>".repeat(100_000);

    assertThat(refusal(text)).isEqualTo("plan.jmx:1: is nested deeper than 90 elements.");
  }

  private String omissions(String text) throws IOException, JmxException {
    Path file = Files.writeString(folder.resolve("plan.jmx"), text);
    return String.join("\n", JmxImport.read(file, "mine").omissions());
  }

  @Test
  void variablesThatNameThemselvesEnd() throws IOException, JmxException {
    String text = Jmx.group().select("Good", "SELECT 1").select("Bad", "SELECT ${most}").text();

    assertThat(omissions(text.replace("${__P(most,500)}", "${most}")))
        .contains("circular reference");
    assertThat(omissions(text.replace("${__P(most,500)}", "${__Random(${most},2)}")))
        .contains("circular reference");
    assertThat(omissions(text.replace("${__P(most,500)}", "${__P(x,${most})}")))
        .contains("circular reference");
  }

  @Test
  void variablesThatMultiplyEnd() throws IOException, JmxException {
    var variables = new StringBuilder();
    for (int i = 0; i < 15; i++) {
      variables.append(
          "<elementProp name='v%d' elementType='Argument'><stringProp name='Argument.value'>%s</stringProp></elementProp>"
              .formatted(i, ("${v" + (i + 1) + "}").repeat(10)));
    }
    String text = Jmx.group().select("Good", "SELECT 1").select("Bad", "SELECT ${v0}").text();
    String last = "<elementProp name='v15' elementType='Argument'/>";
    String more = "<elementProp name=\"most\"";

    assertThat(omissions(text.replace(more, variables + last + more))).contains("too long");
  }

  /// The import uses such characters internally as placeholders of drawn values.
  @Test
  void variablesWithCharactersOfThePrivateAreaAreRefused() throws IOException, JmxException {
    String text =
        Jmx.group()
            .select("Good", "SELECT 1")
            .select("Alone", "SELECT '${most}'")
            .select("Beside", "SELECT ${__Random(1,2)}, '${most}'")
            .text();

    assertThat(omissions(text.replace("${__P(most,500)}", "\uE000")))
        .contains("\"Alone\"", "\"Beside\"", "it has characters of Unicode's private area");
  }

  @Test
  void loopsInLoopsEnd() throws IOException, JmxException {
    Jmx jmx = Jmx.group(false, "1", "1").select("Good", "SELECT 1");
    for (int i = 0; i < 20; i++) {
      jmx.open("LoopController", "Loop", "LoopController.loops=100");
    }

    assertThat(omissions(jmx.select("Deep", "SELECT 2").text())).contains("\"Deep\"");
  }

  @Test
  void moreSqlThanAWorkloadHoldsIsRefused() throws IOException {
    String text = Jmx.group().select("Long", "SELECT '" + "x".repeat(300_000) + "'").text();

    assertThat(refusal(text)).contains("has 300,009 characters of SQL");
  }

  @Test
  void aLargeFileIsRefused() throws IOException {
    Path huge = folder.resolve("huge.jmx");
    try (var file = new RandomAccessFile(huge.toFile(), "rw")) {
      file.setLength(20 << 20); // sparse, so it takes no disk space
    }

    assertThatThrownBy(() -> JmxImport.read(huge, "mine"))
        .hasMessage(huge + ": cannot be read: it is larger than 16 MB.");
  }

  @Test
  void aFileThatIsMissingOrAFolderIsRefused() {
    assertThatThrownBy(() -> JmxImport.read(folder, "mine"))
        .hasMessage(folder + ": cannot be read: it is a folder.");
    Path missing = folder.resolve("x.jmx");
    assertThatThrownBy(() -> JmxImport.read(missing, "mine"))
        .hasMessage(missing + ": cannot be read: " + missing + " does not exist.");
  }

  /// Only the last line may be missing without harm.
  @Test
  void aFileThatWasCutOffIsRefused() throws IOException {
    String text = Files.readString(Path.of("src/testdata/jmeter/shop.jmx"));
    int whole = text.strip().length();

    for (int end = 0; end < whole; end += 97) {
      assertThat(refusal(text.substring(0, end))).as("%d", end).contains("plan.jmx:");
    }
  }

  @Test
  void damagedFilesAreRefusedOrImported() throws IOException {
    String text = Files.readString(Path.of("src/testdata/jmeter/shop.jmx"));
    Files.copy(Path.of("src/testdata/jmeter/towns.csv"), folder.resolve("towns.csv"));
    var random = new Random(2005);
    int imported = 0;
    for (int i = 0; i < 300; i++) {
      var damaged = new StringBuilder(text);
      for (int j = 0; j < 3; j++) {
        int at = random.nextInt(text.length() - 12);
        damaged.replace(at, at + random.nextInt(12), "${'\"?;,\\({".substring(random.nextInt(9)));
      }
      imported += refusal(damaged.toString()).isEmpty() ? 1 : 0;
    }
    assertThat(imported).isPositive();
  }
}
