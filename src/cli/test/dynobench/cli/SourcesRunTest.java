package dynobench.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import dynobench.Thorough;
import dynobench.catalog.Availability;
import dynobench.catalog.Catalog;
import dynobench.session.ProgramHome;
import dynobench.table.NumberText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Runs each row of the guide's page *Where to find what the sources did*. With
/// `-Dsources.record=.*` it uses the sizes that the page prints, and writes the page. Another
/// regular expression selects some of the rows.
@Thorough
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class SourcesRunTest {
  /// Regular expression of the ids of the rows to record.
  private static final String H2_FAULT = "half a transaction";

  private static final String RECORDED = System.getProperty("sources.record", "");

  private static final boolean RECORDS = !RECORDED.isEmpty();

  private static final Catalog CATALOG = Catalog.load(ProgramHome.find().engineRoots());

  /// Folders of files that commands read.
  private static final List<Path> GIVEN =
      Stream.of("sources", "jmeter")
          .map(name -> Path.of("src/testdata", name).toAbsolutePath())
          .toList();

  private static final Pattern FILE =
      Pattern.compile("(?<![\\w./])[a-z-]+\\.(csv|jmx|png|properties|svg)(?![\\w.])");

  @TempDir private static Path folder;

  /// Workspace and output that a first command left, by its words.
  private record Ran(Path workspace, String out) {}

  private final Map<List<String>, Ran> ran = new HashMap<>();
  private final Map<String, String> outcomes = new HashMap<>();

  static Stream<SourceRow> rows() throws IOException {
    return SourceRow.all().stream()
        .filter(row -> !row.run().isEmpty())
        .filter(row -> !RECORDS || row.id().matches(RECORDED));
  }

  @ParameterizedTest
  @MethodSource("rows")
  void doesWhatTheSourceDid(SourceRow row) throws IOException {
    assumeThat(row.needs()).allMatch(SourcesRunTest::isHere);

    Ran first = first(row);
    String last = first.out();
    for (String command : row.run().subList(1, row.run().size())) {
      last =
          output(
              first.workspace(), words(command, first.workspace()), home(row, first.workspace()));
    }

    Optional<String> outcome =
        row.figure().isPresent()
            ? Optional.of(figures(row.figure().get(), first.workspace()))
            : row.found(last);
    assertThat(outcome).as(last).isPresent();
    outcomes.put(row.id(), outcome.get());
  }

  private static boolean isHere(String engine) {
    return CATALOG
        .engine(engine)
        .or(() -> CATALOG.fetchable(engine))
        .filter(each -> CATALOG.availability(each) instanceof Availability.Available)
        .isPresent();
  }

  private Ran first(SourceRow row) throws IOException {
    List<String> words =
        SourceRow.words(row.run().getFirst() + " " + (RECORDS ? row.here() : row.small()));
    Ran known = ran.get(words);
    if (known != null) {
      return known;
    }
    Path workspace = Files.createTempDirectory(folder, "workspace");
    var made =
        new Ran(workspace, output(workspace, placed(words, workspace), home(row, workspace)));
    ran.put(words, made);
    return made;
  }

  private static List<String> words(String command, Path workspace) {
    return placed(SourceRow.words(command), workspace);
  }

  /// Replaces files in a command. Written files are in its workspace, read files in the test data.
  private static List<String> placed(List<String> words, Path workspace) {
    return words.stream()
        .map(word ->
            FILE.matcher(word).replaceAll(file -> place(file.group(), workspace).toString()))
        .toList();
  }

  private static Path place(String name, Path workspace) {
    return GIVEN.stream()
        .map(folder -> folder.resolve(name))
        .filter(Files::exists)
        .findFirst()
        .orElse(workspace.resolve(name));
  }

  private static String output(Path workspace, List<String> words, ProgramHome home) {
    var commands = new TestCommandLine(workspace, home);
    int code = commands.run(words.toArray(String[]::new));
    // A copy that H2 makes while a client writes can hold half a transaction; the page says so.
    boolean fault = commands.out().contains("H2 on disk") && commands.out().contains(H2_FAULT);
    assertThat(code)
        .as("%s%n%s%n%s", words, commands.out(), commands.err())
        .isEqualTo(fault ? ExitCode.FAILED : ExitCode.OK);
    return commands.out();
  }

  /// Returns the user's home with the fetched engines. A command that writes workloads gets another
  /// home.
  private static ProgramHome home(SourceRow row, Path workspace) {
    ProgramHome home = ProgramHome.find();
    return row.run().getFirst().startsWith("workloads")
        ? new ProgramHome(home.folder(), workspace.resolve("engines"), home.java())
        : home;
  }

  /// Returns the medians of a phase at the largest size, in the order of the contenders.
  private static String figures(SourceRow.Figure figure, Path workspace) throws IOException {
    Path file = workspace.resolve("figures-" + figure.metric() + ".csv");
    output(
        workspace,
        List.of(
            "export", "latest", "--wide", "--metric", figure.metric(), "--csv", file.toString()),
        ProgramHome.find());
    try (var parser = CSVParser.parse(file, StandardCharsets.UTF_8, CSVFormat.DEFAULT)) {
      List<CSVRecord> lines = parser.getRecords();
      List<String> phases =
          lines.stream()
              .map(line -> line.get(0))
              .filter(phase -> phase.matches(figure.phase()))
              .distinct()
              .toList();
      assertThat(phases).as("phases of " + figure + " in " + lines).isNotEmpty();
      return phases.stream()
          .map(phase -> phase + ": " + levels(lines, phase, figure.of()))
          .collect(Collectors.joining("; "));
    }
  }

  /// Returns a phase's figures at all levels, or at the largest size if the settings state it.
  private static String levels(List<CSVRecord> lines, String phase, Pattern of) {
    List<String> levels =
        lines.stream()
            .filter(line -> line.get(0).equals(phase))
            .map(line -> figures(lines.getFirst(), line, of))
            .filter(each -> !each.isEmpty())
            .toList();
    assertThat(levels).as("figures of " + phase + " in " + lines).isNotEmpty();
    String last = levels.getLast();
    return last.matches("[\\d,]+ \\w+: .*")
        ? last.substring(last.indexOf(": ") + 2)
        : String.join("; ", levels);
  }

  /// Formats a line as its levels followed by its figures. Returns an empty text without figures.
  private static String figures(CSVRecord head, CSVRecord line, Pattern of) {
    var texts = new ArrayList<String>();
    var level = new ArrayList<String>();
    IntStream.range(1, head.size())
        .filter(i -> !line.get(i).isEmpty())
        .forEach(i -> {
          String[] title = head.get(i).split(" \\[(?=[^\\[]*\\]$)", 2);
          if (title.length == 1) {
            level.add(line.get(i) + " " + title[0]);
          } else if (of.matcher(title[0]).find()) {
            String unit = title[1].replaceAll(".*, |\\]$", "");
            texts.add(
                "%s %s %s"
                    .formatted(title[0], NumberText.figure(Double.parseDouble(line.get(i))), unit));
          }
        });
    String values = String.join("; ", texts);
    return level.isEmpty() || values.isEmpty() ? values : String.join(", ", level) + ": " + values;
  }

  @AfterAll
  void writesThePage() throws IOException {
    if (RECORDS) {
      var all = new HashMap<>(SourcesPage.outcomes());
      all.putAll(outcomes);
      SourcesPage.write(SourceRow.all(), all);
    }
  }
}
