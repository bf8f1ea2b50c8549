package dynobench.table;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.catalog.Catalog;
import dynobench.session.Home;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/// The guide prints what the shipped record says, and nothing else.
class KeptPageTest {
  private static final Path PAGE = Path.of("src/site/markdown/guide/kept.md");

  @Test
  void printsTheRecord() throws IOException {
    Catalog catalog = Catalog.load(Home.find().engineRoots());
    List<String> lines =
        Stream.concat(KeptTable.lines(catalog).stream(), KeptTable.others(catalog).stream())
            .map(cells -> "| " + String.join(" | ", cells) + " |")
            .toList();

    assertThat(lines).hasSizeGreaterThan(15);
    assertThat(Files.readAllLines(PAGE))
        .filteredOn(line -> line.matches("\\| [a-z0-9-]+/.*"))
        .containsExactlyElementsOf(lines);
  }
}
