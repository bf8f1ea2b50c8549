package dynobench.fetch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.fetch.Shelf.Manner;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MavenJarsTest {
  private static final int SIZE = 100_000;

  @TempDir Path home;
  private Shelf shelf;
  private MavenJars maven;

  @BeforeEach
  void open() throws IOException {
    shelf = new Shelf(home);
    maven = new MavenJars(Optional.of(shelf.settings()));
  }

  @AfterEach
  void close() {
    shelf.close();
  }

  @Test
  void bringsWhatAnArtifactNeedsAtRunTime() throws Exception {
    shelf.put("own:driver:1", SIZE);
    shelf.put("own:shared:2", SIZE);
    shelf.describe("own:driver:1", "own:shared:2");
    shelf.describe("own:shared:2");
    var heard = new ArrayList<String>();

    List<Path> jars = maven.fetch("own:driver:1", heard::add);

    assertThat(jars)
        .extracting(Path::getFileName)
        .asString()
        .contains("driver-1.jar", "shared-2.jar");
    assertThat(jars).allSatisfy(it -> assertThat(it).startsWith(shelf.local()).isNotEmptyFile());
    assertThat(heard).anyMatch(it -> it.endsWith("driver-1.jar"));
  }

  @Test
  void leavesOutWhatIsOptional() throws Exception {
    shelf.put("own:driver:1", SIZE);
    shelf.put("own:extra:3", SIZE);
    shelf.describe("own:driver:1", "own:extra:3:optional");
    shelf.describe("own:extra:3");

    assertThat(maven.fetch("own:driver:1", _ -> {}))
        .extracting(each -> each.getFileName().toString())
        .containsExactly("driver-1.jar");
  }

  @Test
  void asksForNothingThatIsHere() throws Exception {
    shelf.put("own:driver:1", SIZE);
    shelf.describe("own:driver:1");
    maven.fetch("own:driver:1", _ -> {});
    int asked = shelf.asked().size();

    maven.fetch("own:driver:1", _ -> {});

    assertThat(shelf.asked()).hasSize(asked);
  }

  @Test
  void saysWhatCanNotBeHad() throws IOException {
    shelf.put("own:driver:1", SIZE);
    shelf.describe("own:driver:1", "own:shared:2");

    assertThatThrownBy(() -> maven.fetch("own:driver:1", _ -> {}))
        .isInstanceOf(FetchException.class)
        .hasMessageContaining("own:shared:jar:2");
  }

  @Test
  void saysThatItWasCutOff() throws IOException {
    shelf.put("own:driver:1", SIZE);
    shelf.describe("own:driver:1");
    shelf.answer(Manner.CUT);

    assertThatThrownBy(() -> maven.fetch("own:driver:1", _ -> {}))
        .isInstanceOf(FetchException.class)
        .hasMessageContaining("own:driver:1");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "duckdb", "a:b", "a:b:c:d", "../a:b:c", "a:b:[1,2]", "a b:c:d"})
  void refusesWhatAreNoCoordinates(String text) {
    assertThatThrownBy(() -> maven.fetch(text, _ -> {}))
        .isInstanceOf(FetchException.class)
        .hasMessageContaining("group:name:version");
    assertThat(shelf.asked()).isEmpty();
  }

  @Test
  void givesUpARepositoryThatTrickles() throws Exception {
    shelf.put("own:driver:1", SIZE);
    shelf.describe("own:driver:1");
    shelf.answer(Shelf.Manner.TRICKLE);
    var hasty = new MavenJars(Optional.of(shelf.settings()), Duration.ofSeconds(1));

    assertThatThrownBy(() -> hasty.fetch("own:driver:1", _ -> {}))
        .isInstanceOf(FetchException.class)
        .hasMessageContaining("not complete within 1 s");
  }
}
