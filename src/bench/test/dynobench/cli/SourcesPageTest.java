package dynobench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

class SourcesPageTest {
  @Test
  void isMadeFromTheRowsAndWhatCameOut() throws IOException {
    assertThat(SourcesPage.PAGE)
        .content()
        .isEqualTo(SourcesPage.text(SourceRow.all(), SourcesPage.outcomes()));
  }

  @Test
  void everyRowSaysWhatItShows() throws IOException {
    assertThat(SourceRow.all())
        .hasSizeGreaterThan(40)
        .allSatisfy(row -> {
          assertThat(SourcesPage.PAGE.resolveSibling(row.page().replaceFirst("#.*", ""))).exists();
          if (row.run().isEmpty()) {
            assertThat(row.differs()).isNotEmpty();
          } else {
            assertThat(row.figure().isPresent()).isNotEqualTo(row.shows().isPresent());
            assertThat(row.run()).allMatch(command -> command.matches("[a-z]+ .*"));
          }
        })
        .extracting(SourceRow::did)
        .doesNotHaveDuplicates();
  }

  @Test
  void keepsQuotedWordsTogether() {
    assertThat(SourceRow.words("run phases --set 'commit=\"values 100\"'  --on a/b"))
        .containsExactly("run", "phases", "--set", "commit=\"values 100\"", "--on", "a/b");
  }

  @Test
  void keepsOutcomesOfKnownRowsOnly() throws IOException {
    assertThat(SourcesPage.outcomes().keySet())
        .isSubsetOf(SourceRow.all().stream().map(SourceRow::id).toList());
    assertThat(Files.readString(SourcesPage.PAGE)).doesNotContain("not run here");
  }
}
