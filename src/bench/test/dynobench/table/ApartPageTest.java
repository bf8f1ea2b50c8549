package dynobench.table;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.catalog.Catalog;
import dynobench.session.ProgramHome;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/// Tests that a page of the guide matches the shipped record of tests of isolation exactly.
class ApartPageTest {
  private static final Path PAGE = Path.of("src/site/markdown/guide/apart.md");

  @Test
  void printsTheRecord() throws IOException {
    Catalog catalog = Catalog.load(ProgramHome.find().engineRoots());
    List<String> lines =
        ApartTable.lines(catalog).stream()
            .map(cells -> "| " + String.join(" | ", cells) + " |")
            .toList();

    assertThat(lines).hasSizeGreaterThan(100);
    assertThat(Files.readAllLines(PAGE))
        .filteredOn(line -> line.matches("\\| [a-z0-9-]+@.*"))
        .containsExactlyElementsOf(lines);
  }
}
