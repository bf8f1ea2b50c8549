package dynobench.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Page of the guide that prints stored results of tests.
record RecordPage(String name) {
  /// Requires that the rows of the page are these lines.
  ///
  /// @param first pattern of the beginning of such a row, after the first bar
  void requireRows(String first, int fewest, List<List<String>> lines) throws IOException {
    List<String> rows =
        lines.stream().map(cells -> "| " + String.join(" | ", cells) + " |").toList();

    assertThat(rows).hasSizeGreaterThan(fewest);
    assertThat(Files.readAllLines(Path.of("src/site/markdown/guide", name)))
        .filteredOn(line -> line.matches("\\| " + first + ".*"))
        .containsExactlyElementsOf(rows);
  }
}
