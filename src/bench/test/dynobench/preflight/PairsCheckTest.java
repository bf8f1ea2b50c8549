package dynobench.preflight;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.catalog.Catalog;
import dynobench.files.Fingerprint;
import dynobench.plan.Plan;
import dynobench.planfile.PlanFile;
import dynobench.planfile.PlanText;
import dynobench.toml.Problems;
import dynobench.workload.Factor;
import dynobench.workloadfile.Workloads;
import java.io.File;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests of plans that name a user-defined file of key–value pairs.
class PairsCheckTest {
  private static final Catalog CATALOG =
      Catalog.load(List.of(Path.of(System.getProperty("dynobench.home")).resolve("engines")));
  private static final long PLENTY = 1L << 40;
  private static final String FIVE = "a=1\nb=2\nc=3\nd=4\ne=5\n";

  private final Path folder;

  PairsCheckTest(@TempDir Path folder) {
    this.folder = folder;
  }

  private Path file(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  private static Plan plan(Path file, String... more) {
    String text =
        """
        name = "p"
        workload = "lookup"
        contenders = ["hsqldb/mem"]
        parameters.pairs_file = %s
        %s
        """
            .formatted(PlanText.quoted(file.toString()), String.join("\n", more));
    var problems = new Problems();
    return PlanFile.read("p", text, List.of(), Workloads.shipped(), problems)
        .orElseThrow(() -> new AssertionError(problems.list().toString()));
  }

  private static Plan checked(Plan plan, Problems problems) {
    return new Preflight(CATALOG, Workloads.shipped(), PLENTY, PLENTY)
        .check(plan, problems)
        .possible();
  }

  private static Plan sound(Plan plan) {
    var problems = new Problems();
    Plan checked = checked(plan, problems);
    assertThat(problems.list()).isEmpty();
    return checked;
  }

  private String refusal(Plan plan) {
    var problems = new Problems();
    assertThat(checked(plan, problems)).isNotNull();
    return problems.list().stream()
        .map(each -> each.key() + ": " + each.message())
        .collect(Collectors.joining("\n"))
        .replace(folder.toAbsolutePath() + File.separator, "");
  }

  @Test
  void thePlanTellsWhatRepeatingItNeeds() throws IOException {
    Path file = file("five.properties", FIVE);
    Path relative = Path.of("").toAbsolutePath().relativize(file.toAbsolutePath());

    Plan checked = sound(plan(relative));

    assertThat(checked.parameters().values())
        .containsEntry("pairs_file", file.toAbsolutePath().toString())
        .containsEntry("pairs", "5")
        .containsEntry("pairs_sha256", Fingerprint.of(file));
    assertThat(checked.factors()).isEmpty();
    Plan again =
        PlanFile.read("", PlanText.of(checked), List.of(), Workloads.shipped(), new Problems())
            .orElseThrow();
    assertThat(again).isEqualTo(checked);
    assertThat(sound(again)).isEqualTo(checked);
  }

  @Test
  void aPlanMayLoadFewerOfThem() throws IOException {
    Path file = file("five.properties", FIVE);

    Plan some = sound(plan(file, "parameters.pairs = 3", "parameters.terms = 3"));
    assertThat(some.parameters().text("pairs")).isEqualTo("3");

    Plan varied = sound(plan(file, "parameters.terms = 2", "vary.pairs = [2, 5]"));
    assertThat(varied.parameters().get("pairs")).isEmpty();
    assertThat(varied.factors()).extracting(Factor::name).containsExactly("pairs");
  }

  @Test
  void moreThanThereAreAreRefused() throws IOException {
    Path file = file("five.properties", FIVE);

    assertThat(refusal(plan(file, "vary.pairs = [5, 6]")))
        .isEqualTo("parameters.pairs: 6 is more than the 5 pairs of five.properties");
    assertThat(refusal(plan(file, "parameters.terms = 6")))
        .isEqualTo("parameters.pairs_file: 5 pairs are fewer than terms = 6: lower terms");
  }

  @Test
  void aValueMustFitIntoItsColumn() throws IOException {
    Path csv = file("wide.csv", "name,value\na,1\nlong," + "x".repeat(40) + "\n");

    assertThat(refusal(plan(csv, "parameters.terms = 1", "vary.value_width = [64, 32]")))
        .isEqualTo(
            "parameters.pairs_file: cannot be used: wide.csv: line 3: the value of \"long\" has 40"
                + " characters, but value_width = 32: set value_width to at least 40");
    assertThat(sound(plan(csv, "parameters.terms = 1", "parameters.value_width = 40"))).isNotNull();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          a.properties | a=1@a=1@                 | the key "a" occurs twice
          a.properties | =1@                      | it has an empty key
          a.properties | # nothing@               | it contains no pairs
          a.properties | a=\\u12                  | Malformed \\uxxxx encoding.
          a.properties | a=\\ud800@               | the value of "a" contains a control character
          a.properties | a=\\u0000@               | the value of "a" contains a control character
          a.csv        | name,value@              | it contains no pairs
          a.csv        | a,1@b,2@a,3@             | line 3: the key "a" occurs twice
          a.csv        | a,1@b,2,3@               | line 2: it must have two columns, name and value, not 3
          a.csv        | a;1@                     | line 1: it must have two columns, name and value, not 1
          """)
  void whatCantBeLoadedAsItIsIsRefused(String name, String text, String message)
      throws IOException {
    Path file = file(name, text.replace('@', '\n'));

    assertThat(refusal(plan(file)))
        .isEqualTo("parameters.pairs_file: cannot be used: " + name + ": " + message);
  }

  @Test
  void longKeysAndValuesAreRefused() throws IOException {
    assertThat(refusal(plan(file("a.csv", "x".repeat(65) + ",1\n"))))
        .endsWith("x…\" has 65 characters, more than 64");
    assertThat(refusal(plan(file("b.csv", "a," + "x".repeat(255) + "\n"))))
        .endsWith("the value of \"a\" has 255 characters, more than 254");
  }

  @Test
  void whatIsNoSuchFileIsRefused() throws IOException {
    Path broken = folder.resolve("broken.csv");
    Files.write(broken, "a,ä\n".getBytes(StandardCharsets.ISO_8859_1));
    assertThat(refusal(plan(broken)))
        .isEqualTo("parameters.pairs_file: cannot be used: broken.csv: it is not UTF-8 text");
    Path latin = folder.resolve("broken.properties");
    Files.write(latin, "a=ä\n".getBytes(StandardCharsets.ISO_8859_1));
    assertThat(refusal(plan(latin))).endsWith("broken.properties: it is not UTF-8 text");
    assertThat(refusal(plan(file("open.csv", "a,\"1\nb,2\n"))))
        .startsWith("parameters.pairs_file: cannot be used: open.csv: it is not valid CSV: ");
    assertThat(refusal(plan(Files.createDirectory(folder.resolve("folder.csv")))))
        .endsWith("folder.csv: it is a folder");
    assertThat(refusal(plan(folder.resolve("missing.csv"))))
        .isEqualTo("parameters.pairs_file: cannot be used: missing.csv does not exist");
    assertThat(refusal(plan(Path.of("missing.csv"))))
        .endsWith("missing.csv does not exist; a relative path starts in the current directory");
  }

  @Test
  void whatIsTooLargeIsRefused() throws IOException {
    Path large = folder.resolve("large.properties");
    try (var file = new RandomAccessFile(large.toFile(), "rw")) {
      file.setLength((64L << 20) + 1);
    }
    assertThat(refusal(plan(large))).endsWith("large.properties: it is larger than 64 MB");

    String many =
        IntStream.rangeClosed(0, 1_000_000)
            .mapToObj(each -> each + ",1\n")
            .collect(Collectors.joining());
    assertThat(refusal(plan(file("many.csv", many))))
        .endsWith("many.csv: it has more than 1,000,000 pairs");
  }

  @Test
  void aFileThatHasChangedSinceARunIsRefused() throws IOException {
    Path file = file("five.properties", FIVE);
    Plan stored = sound(plan(file));
    String sum = Fingerprint.of(Files.writeString(file, FIVE.replace('5', '6')));

    assertThat(refusal(stored))
        .isEqualTo(
            "parameters.pairs_file: five.properties has changed: its SHA-256 is "
                + sum
                + ", which differs from pairs_sha256. Restore the old file, or remove pairs_sha256"
                + " and pairs");
  }

  @Test
  void aSumNeedsAFile() {
    assertThat(refusal(plan(Path.of(""), "parameters.pairs_sha256 = '" + "0".repeat(64) + "'")))
        .isEqualTo("parameters.pairs_sha256: has no effect without pairs_file");
  }

  @Test
  void aFileOfAnEditorsOwnMakingIsRead() throws IOException {
    Path csv = file("marked.csv", "\ufeffname,value\r\n\"a,b\",\"says \"\"ä\"\"\"\r\n\r\nc,\r\n");
    PairsFile.Content content = PairsFile.read(csv, 254);

    assertThat(content.pairs().count()).isEqualTo(2);
    assertThat(content.pairs().name(0)).isEqualTo("a,b");
    assertThat(content.pairs().value(0)).isEqualTo("says \"ä\"");
    assertThat(content.pairs().name(1)).isEqualTo("c");
    assertThat(content.pairs().value(1)).isEmpty();
  }

  @Test
  void aPropertiesFileKeepsItsOrder() throws IOException {
    Path properties =
        file("o.properties", "# c\nz : 1\ny = zwei \\\n   W\\u00f6rter\nx\\ x=\ud83d\ude00\n");
    PairsFile.Content content = PairsFile.read(properties, 254);

    assertThat(IntStream.range(0, content.pairs().count()).mapToObj(content.pairs()::name))
        .containsExactly("z", "y", "x x");
    assertThat(content.pairs().value(1)).isEqualTo("zwei Wörter");
    assertThat(content.pairs().value(2)).isEqualTo("\ud83d\ude00");
  }
}
