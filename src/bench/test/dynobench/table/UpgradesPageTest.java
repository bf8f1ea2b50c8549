package dynobench.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.Reader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVRecord;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Tests that the matrices of the guide are those of the stored results.
class UpgradesPageTest {
  private static final Path SITE = Path.of("src/site");

  @ParameterizedTest
  @CsvSource({"hsqldb, 100", "derby, 100", "h2, 49", "je, 36", "sqlite, 25"})
  void theMatrixIsThatOfTheStoredResults(String engine, int pairs) throws IOException {
    List<CSVRecord> rows = rows(SITE.resolve("upgrades/" + engine + ".csv"));
    String page = Files.readString(SITE.resolve("markdown/guide/upgrades.md"));

    assertThat(rows).hasSize(pairs);
    for (String from : versions(rows, "from")) {
      assertThat(page)
          .contains(
              rows.stream()
                  .filter(each -> each.get("from").equals(from))
                  .map(UpgradesPageTest::word)
                  .collect(Collectors.joining(" | ", "| " + from + " | ", " |")));
    }
  }

  private static List<CSVRecord> rows(Path file) throws IOException {
    CSVFormat format = CSVFormat.DEFAULT.builder().setHeader().setSkipHeaderRecord(true).get();
    try (Reader text = Files.newBufferedReader(file)) {
      return new ArrayList<>(format.parse(text).getRecords());
    }
  }

  private static List<String> versions(List<CSVRecord> rows, String column) {
    return rows.stream().map(each -> each.get(column)).distinct().toList();
  }

  private static String word(CSVRecord row) {
    boolean isOneWay =
        row.get("verdict").equals("opens")
            && Stream.of("", "opened").noneMatch(row.get("back")::equals);
    return switch (row.get("verdict")) {
      case "changes" -> "CHANGES";
      case "not-tried" -> "not tried";
      default -> isOneWay ? "one way" : row.get("verdict");
    };
  }
}
