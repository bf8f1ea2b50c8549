package dynobench.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVPrinter;
import org.apache.commons.csv.CSVRecord;

/// Page of the guide on the sources, generated from its rows and their outcomes.
final class SourcesPage {
  static final Path PAGE = Path.of("src/site/markdown/guide/sources.md");

  /// Outcomes of the rows, written by [SourcesRunTest].
  private static final Path OUTCOMES = Path.of("src/site/sources-outcomes.csv");

  private static final String HEAD =
      """
      # Where to find what the sources did

      Four publications measured databases, and readers of the first one asked for more measurements. Dynobench repeats
      the published measurements, and does the requested ones. Each row below has a command for one measurement. A
      number in parentheses is the number of a reader's comment.

      If you build from the source, `dynobench` is `target/dynobench/bin/dynobench`. Rows with MySQL need `dynobench
      engines get mysql` once.

      ## How to read the last column

      The last column shows what the command prints: the phase, then a figure of each contender. The figures come from
      one small run on a shared machine with two cores, with the settings in parentheses. They only show that the
      command works, and what it prints. To compare engines, run the command with its default sizes, and look at the
      durability signs in its output.

      A test runs all commands at still smaller sizes. It runs those of fetched engines only where the engines are
      present.
      """;

  private SourcesPage() {}

  static String text(List<SourceRow> rows, Map<String, String> outcomes) {
    return rows.stream()
        .collect(Collectors.groupingBy(SourceRow::source, LinkedHashMap::new, Collectors.toList()))
        .entrySet()
        .stream()
        .map(each -> section(each.getKey(), each.getValue(), outcomes))
        .collect(Collectors.joining("", HEAD, ""));
  }

  private static String section(String source, List<SourceRow> rows, Map<String, String> outcomes) {
    return rows.stream()
        .map(row -> line(row, outcomes.getOrDefault(row.id(), "not run here")))
        .collect(
            Collectors.joining(
                "",
                "\n## %s\n\n| The source | Command | What came out here |\n|---|---|---|\n"
                    .formatted(source),
                ""));
  }

  private static String line(SourceRow row, String outcome) {
    String differs = row.differs().isEmpty() ? "" : ". **Differs:** " + row.differs();
    String commands =
        row.run().stream()
            .map(command -> "`dynobench " + command.replace("|", "\\|") + "`")
            .collect(Collectors.joining(", then "));
    return "| [%s](%s)%s | %s | %s |\n"
        .formatted(
            row.did(),
            row.page(),
            differs,
            commands.isEmpty() ? "–" : commands,
            cell(row, outcome));
  }

  private static String cell(SourceRow row, String outcome) {
    if (row.run().isEmpty()) {
      return "–";
    }
    String settings = row.here().isEmpty() ? "" : " (with `" + row.here() + "`)";
    return (outcome + settings).replace("|", "\\|");
  }

  static Map<String, String> outcomes() throws IOException {
    if (!Files.exists(OUTCOMES)) {
      return Map.of();
    }
    try (var parser = CSVParser.parse(OUTCOMES, StandardCharsets.UTF_8, CSVFormat.DEFAULT)) {
      return parser.stream()
          .collect(Collectors.toMap((CSVRecord each) -> each.get(0), each -> each.get(1)));
    }
  }

  /// Writes the outcomes and the page.
  static void write(List<SourceRow> rows, Map<String, String> outcomes) throws IOException {
    try (var printer =
        new CSVPrinter(
            Files.newBufferedWriter(OUTCOMES),
            CSVFormat.DEFAULT.builder().setRecordSeparator('\n').get())) {
      for (SourceRow row : rows) {
        if (outcomes.containsKey(row.id())) {
          printer.printRecord(row.id(), outcomes.get(row.id()));
        }
      }
    }
    Files.writeString(PAGE, text(rows, outcomes));
  }
}
