package dynobench.reference;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static org.assertj.core.api.Assumptions.assumeThat;

import dynobench.plan.Plan;
import dynobench.planfile.PlanFile;
import dynobench.planfile.Presets;
import dynobench.toml.Problems;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Tests that presets, references and the guide agree with the known text and figures of the
/// sources. `facts.csv` lists every number that they may mention, by source.
class SourceStatementsTest {
  private static final Path SOURCES = Path.of("src/testdata/sources");
  private static final Path FIGURES = Path.of("resources/references");

  /// Pattern of a number that is not part of a name, such as a preset's.
  private static final Pattern NUMBER =
      Pattern.compile(
          "(?<![\\w.@/-])\\d[\\d,]*\\d(?:\\.\\d+)*(?![\\w])|(?<![\\w.@/-])\\d(?:\\.\\d+)*(?![\\w,.])");

  /// Years that texts use to name a source.
  private static final Set<String> YEARS = Set.of("2005", "2007", "2011", "2018");

  private static final Pattern OF_A_SOURCE =
      Pattern.compile(
          "\\b(2005|2007|2011|2018)\\b|the paper|the article|TestBench|Lawrence|Sujit Pal");

  static final Map<String, List<String>> PRESETS =
      Map.of(
          "lawrence-2005", List.of("article-2005", "article-2005-rigorous"),
          "pal-2007", List.of("article-2007"),
          "berkeleydb-2005", List.of("berkeley-2005"),
          "hsqldb-testbench", List.of("testbench-2011", "testbench-2018", "testbench-select"),
          "hsqldb-orders", List.of("orders-2011"));

  static final List<String> IDS = List.copyOf(PRESETS.keySet());

  private static List<CSVRecord> lines(Path file) throws IOException {
    try (var parser =
        CSVParser.parse(
            file,
            StandardCharsets.UTF_8,
            CSVFormat.DEFAULT.builder().setHeader().setSkipHeaderRecord(true).get())) {
      return parser.getRecords();
    }
  }

  private static Plan preset(String name) {
    return PlanFile.read(
            name, Presets.text(name).orElseThrow(), List.of(), Workloads.shipped(), new Problems())
        .orElseThrow();
  }

  private static Set<String> numbers(String text) {
    return NUMBER
        .matcher(text)
        .results()
        .map(MatchResult::group)
        .filter(each -> !YEARS.contains(each))
        .collect(Collectors.toCollection(HashSet::new));
  }

  @Nested
  class Numbers {
    private final List<CSVRecord> facts = lines(SOURCES.resolve("facts.csv"));

    Numbers() throws IOException {}

    private Set<String> of(String... sources) {
      return facts.stream()
          .filter(each -> sources.length == 0 || List.of(sources).contains(each.get("source")))
          .map(each -> each.get("number"))
          .collect(Collectors.toSet());
    }

    static List<String> sources() {
      return IDS;
    }

    @ParameterizedTest
    @MethodSource("sources")
    void arePrintedOfASourceOnlyIfTheyAreItsOwn(String source) throws IOException {
      String reference = Files.readString(FIGURES.resolve(source + ".toml"));
      var said = new HashSet<String>();
      reference
          .lines()
          .filter(line -> line.matches("(conditions|settings) = .*"))
          .forEach(line -> said.addAll(numbers(line)));
      PRESETS
          .getOrDefault(source, List.of())
          .forEach(name -> said.addAll(numbers(preset(name).description())));

      assertThat(said).isNotEmpty().isSubsetOf(of(source, "ours"));
    }

    /// Returns the sources that a sentence may refer to, by the year or name in it.
    private static String[] meant(String sentence) {
      return Stream.of(
              Stream.of("lawrence-2005", "berkeleydb-2005")
                  .filter(_ -> sentence.matches("(?s).*(2005|the paper|the article|Lawrence).*")),
              Stream.of("pal-2007").filter(_ -> sentence.matches("(?s).*(2007|Pal\\b).*")),
              Stream.of("hsqldb-testbench", "hsqldb-orders")
                  .filter(_ -> sentence.matches("(?s).*(2011|2018|TestBench).*")),
              Stream.of("ours"))
          .flatMap(each -> each)
          .toArray(String[]::new);
    }

    @Test
    void standInTheGuideOnlyIfTheyAreThatSourcesOrOurs() throws IOException {
      int sentences = 0;
      for (Path page : pages()) {
        List<String> found =
            Files.readString(page)
                .replaceAll("`[^`]*`", "")
                .lines()
                .flatMap(line -> Stream.of(line.split("(?<=[.;|:]) ")))
                .filter(sentence -> OF_A_SOURCE.matcher(sentence).find())
                .toList();
        for (String sentence : found) {
          assertThat(numbers(sentence)).as(sentence).isSubsetOf(of(meant(sentence)));
        }
        sentences += found.size();
      }

      assertThat(sentences).isGreaterThan(30);
    }

    /// Sources by section of the file of rows.
    private static final Map<String, List<String>> SECTIONS =
        Map.of(
            "article", List.of("lawrence-2005", "ours"),
            "comments", List.of("lawrence-2005", "ours"),
            "pal", List.of("pal-2007", "ours"),
            "berkeley", List.of("berkeleydb-2005", "ours"),
            "hsqldb", List.of("hsqldb-testbench", "hsqldb-orders", "ours"));

    @Test
    void standInTheRowsOfWhatASourceDidOnlyIfTheyAreItsOrOurs() throws IOException {
      String section = "";
      int rows = 0;
      for (String line : Files.readAllLines(Path.of("src/site/sources.toml"))) {
        if (line.startsWith("[")) {
          section = line.replaceAll("\\[(\\w+).*", "$1");
        } else if (line.startsWith("did = ") || line.startsWith("differs = ")) {
          Set<String> known =
              of(SECTIONS.getOrDefault(section, List.of("none")).toArray(String[]::new));
          // Numbers in parentheses are the numbers of readers' comments.
          String said = line.replaceAll("\\([\\d, ]+\\)", "");
          assertThat(numbers(said)).as(line).isSubsetOf(known);
          rows++;
        }
      }

      assertThat(rows).isGreaterThan(50);
    }

    private static List<Path> pages() throws IOException {
      try (Stream<Path> files = Files.walk(Path.of("src/site/markdown"))) {
        return Stream.concat(
                files
                    .filter(file -> file.toString().endsWith(".md"))
                    .filter(file -> !file.endsWith("sources.md")),
                Stream.of(Path.of("README.md")))
            .toList();
      }
    }

    @Test
    void standInTheHelpOfParametersOnlyIfTheyAreASourcesOrOurs() {
      var said = new HashSet<String>();
      Workloads.shipped().all().stream()
          .map(Workload::parameters)
          .flatMap(List::stream)
          .flatMap(each -> Stream.of(each.help().split("[;.] ")))
          .filter(clause -> OF_A_SOURCE.matcher(clause).find())
          .forEach(clause -> said.addAll(numbers(clause)));

      assertThat(said).isNotEmpty().isSubsetOf(of());
    }

    @Test
    void sayWhereTheyAreFrom() {
      assertThat(facts)
          .allSatisfy(each -> {
            assertThat(each.get("proof")).isIn("page", "figures", "references", "project", "ours");
            assertThat(each.get("source").equals("ours"))
                .isEqualTo(each.get("proof").equals("ours"));
            assertThat(each.get("says")).isNotBlank();
          });
    }
  }

  @Nested
  class Figures {
    @Test
    void areThoseThatWerePublished() throws IOException {
      Path published = Path.of("../shared/reference");
      assumeThat(published).exists();

      for (String name : List.of("lawrence-2005.csv", "pal-2007.csv", "berkeleydb-2005.csv")) {
        assertThat(FIGURES.resolve(name)).hasSameTextualContentAs(published.resolve(name));
      }
      List<String> ours = Files.readAllLines(FIGURES.resolve("hsqldb-testbench.csv"));
      List<String> theirs = Files.readAllLines(published.resolve("hsqldb-testbench.csv"));
      assertThat(ours).hasSameSizeAs(theirs);
      for (int i = 0; i < ours.size(); i++) {
        assertThat(ours.get(i)).startsWith(theirs.get(i));
      }
    }

    @Test
    void ofTheArticleHaveTheSizesOfThePreset() throws IOException {
      Set<Long> sizes =
          lines(FIGURES.resolve("lawrence-2005.csv")).stream()
              .map(each -> Long.parseLong(each.get("rows")))
              .collect(Collectors.toSet());

      assertThat(preset("article-2005").factors()).hasSize(1);
      assertThat(preset("article-2005").factors().getFirst().range().levels())
          .extracting(level -> Long.parseLong(level.toString()))
          .containsExactlyInAnyOrderElementsOf(sizes);
    }

    @Test
    void ofTestBenchAreTransactionsBySeconds() throws IOException {
      assertThat(lines(FIGURES.resolve("hsqldb-testbench.csv")))
          .hasSize(5)
          .allSatisfy(each ->
              assertThat(
                      Double.parseDouble(each.get("transactions"))
                          / Double.parseDouble(each.get("seconds")))
                  .isCloseTo(
                      Double.parseDouble(each.get("transactions_per_second")), within(1e-6)));
    }

    @Test
    void ofTestBenchAreOfAsManyTransactionsAsThePresets() throws IOException {
      Plan plan = preset("testbench-2018");
      long clients = 4;
      Map<String, String> set = plan.parameters().values();

      assertThat(lines(FIGURES.resolve("hsqldb-testbench.csv")))
          .allSatisfy(each -> {
            String parameter = each.get("test").equals("select") ? "selects" : "operations";
            assertThat(Long.parseLong(each.get("transactions")))
                .isEqualTo(clients * Long.parseLong(set.get(parameter)));
          });
      assertThat(plan.factors().getFirst().range().levels()).hasToString("[" + clients + "]");
    }
  }

  @Nested
  class CommandLines {
    /// Parsed line of the file.
    record Line(String preset, String use, String options) {
      static Line of(String text) {
        String[] parts = text.split(" ", 3);
        return new Line(parts[0], parts[1], " " + parts[2]);
      }

      String mode() {
        return use.substring(use.indexOf('/') + 1);
      }

      String option(String name) {
        return Pattern.compile(" " + name + " ?(\\S+)")
            .matcher(options)
            .results()
            .map(each -> each.group(1))
            .findFirst()
            .orElseThrow();
      }
    }

    static List<Line> lines() throws IOException {
      return Files.readAllLines(SOURCES.resolve("testbench-commands.txt")).stream()
          .filter(line -> !line.startsWith("#"))
          .map(Line::of)
          .toList();
    }

    @ParameterizedTest
    @MethodSource("lines")
    void ofTestBenchAreWhatThePresetsRun(Line line) {
      Plan plan = preset(line.preset());
      var contender =
          plan.contenders().stream()
              .filter(each -> each.use().equals(line.use()))
              .findFirst()
              .orElseThrow();
      Map<String, String> set = plan.parameters().values();

      assertThat(contender.heapMegabytes().orElse(plan.jvm().heapMegabytes()) + "M")
          .isEqualTo(line.option("-Xmx"));
      assertThat(set).containsEntry("scale", line.option("-tps"));
      assertThat(set).containsEntry("operations", line.option("-tpc"));
      assertThat(set).containsEntry("accounts", "100000");
      assertThat(plan.factors().getFirst().range().levels())
          .hasToString("[" + line.option("-clients") + "]");
    }

    @ParameterizedTest
    @MethodSource("lines")
    void ofTestBenchAreWhatTheModesConnectTo(Line line) throws IOException {
      String engine = Files.readString(Path.of("resources/engines/hsqldb/engine.toml"));
      String section = engine.substring(engine.indexOf("[modes." + line.mode() + "]"));
      section = section.substring(0, section.indexOf("\n[", 1));
      List<String> url = Pattern.compile(";").splitAsStream(line.option("-url")).toList();

      String kind = url.getFirst().substring(0, "jdbc:hsqldb:file".length() - 1);
      assertThat(section).contains(kind);
      for (String property : url.subList(1, url.size())) {
        assertThat(section)
            .contains(
                property.equals("hsqldb.default_table_type=cached")
                    ? "tables = \"CACHED\""
                    : property);
      }
    }
  }
}
