package dynobench.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LastFolderTest {
  @TempDir private Path home;

  @Test
  void beginsInTheUsersDocumentsOrAtHome() throws Exception {
    var last = new LastFolder(home);
    assertThat(last.of(Path.of("plan.toml"))).isEqualTo(home);

    Path documents = Files.createDirectory(home.resolve("Documents"));

    assertThat(last.of(Path.of("plan.toml"))).isEqualTo(documents);
    assertThat(last.now()).as("to open").isEqualTo(documents);
  }

  @Test
  void goesOnWhereAFileWasChosenLast() throws Exception {
    var last = new LastFolder(home);
    Path plans = Files.createDirectory(home.resolve("plans"));

    last.use(plans.resolve("mine.toml"));

    assertThat(last.of(Path.of("chart.png"))).isEqualTo(plans);
  }

  @Test
  void beginsInTheFolderThatIsSuggestedUnlessItIsGone() throws Exception {
    var last = new LastFolder(home);
    Path plans = Files.createDirectory(home.resolve("plans"));

    assertThat(last.of(plans.resolve("mine.toml"))).isEqualTo(plans);
    assertThat(last.of(home.resolve("gone/mine.toml"))).isEqualTo(home);
  }
}
