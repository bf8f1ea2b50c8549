package dynobench.fetch;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.catalog.ArtifactName;
import dynobench.fetch.Shelf.Manner;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MavenReleasesTest {
  private static final ArtifactName OWN = new ArtifactName("org.own", "db");

  @TempDir Path home;
  private Shelf shelf;

  @BeforeEach
  void open() throws IOException {
    shelf = new Shelf(home);
  }

  @AfterEach
  void close() {
    shelf.close();
  }

  private static String list(String artifact, String... versions) {
    var list = new StringBuilder("<metadata><groupId>org.own</groupId><artifactId>");
    list.append(artifact).append("</artifactId><versioning><versions>");
    for (String each : versions) {
      list.append("<version>").append(each).append("</version>");
    }
    return list.append("</versions><lastUpdated>20261019194324</lastUpdated>")
        .append("</versioning></metadata>")
        .toString();
  }

  private ReleaseAnswer answer() throws IOException, InterruptedException {
    return answer(shelf.settings());
  }

  private static ReleaseAnswer answer(Path settings) throws IOException, InterruptedException {
    var releases = new MavenReleases(Optional.of(settings));
    return Objects.requireNonNull(releases.of(List.of(OWN)).get(OWN));
  }

  private PublishedReleases releases(String... versions) throws IOException, InterruptedException {
    shelf.list("org.own:db", list("db", versions));
    return ((ReleaseAnswer.Listed) answer()).releases();
  }

  private String reason() throws IOException, InterruptedException {
    return ((ReleaseAnswer.Unreadable) answer()).reason();
  }

  @ParameterizedTest
  @CsvSource({
    "1.0 2.0 1.9, 2.0",
    "2.3.9 2.3.10 2.3.2, 2.3.10",
    "3.0.0-alpha5 3.0.0-beta1 2.17.0, 2.17.0",
    "2.0M1 2.0-RC1 1.9, 1.9",
    "5.0-M1 4.9.2 4.9.2-SNAPSHOT, 4.9.2",
    "10.5.3.0 10.5.3.0_1, 10.5.3.0_1",
    "0.9.33-3 0.9.33-5, 0.9.33-5"
  })
  void namesTheHighestVersionThatIsNoPreRelease(String versions, String newest) throws Exception {
    assertThat(releases(versions.split(" ", -1)).newest()).isEqualTo(newest);
  }

  @Test
  void comparesVersionsAsMavenDoes() throws Exception {
    PublishedReleases releases = releases("17.10.0");

    assertThat(releases.compareTo("17.5")).isPositive();
    assertThat(releases.compareTo("17.10")).isZero();
    assertThat(releases.compareTo("18.0.0")).isNegative();
    assertThat(releases.changed()).contains(LocalDate.of(2026, 10, 19));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "<metadata><groupId>org.own</groupId> | its list of versions is damaged",
        "<html>Log in | its list of versions is damaged",
        "'' | its list of versions is damaged",
        "<!DOCTYPE a SYSTEM \"file:///etc/passwd\"><metadata/> | its list of versions is damaged",
        "<metadata/> | its list of versions is that of :",
      })
  void refusesADamagedList(String xml, String reason) throws Exception {
    shelf.list("org.own:db", xml);

    assertThat(reason()).isEqualTo(reason);
  }

  @Test
  void refusesTheListOfAnotherArtifactAndOneWithoutReleases() throws Exception {
    shelf.list("org.own:db", list("other", "1.0"));
    assertThat(reason()).isEqualTo("its list of versions is that of org.own:other");

    shelf.list("org.own:db", list("db", "1.0-beta1"));
    assertThat(reason()).isEqualTo("it lists no release");
  }

  @Test
  void tellsWhyARepositoryHasNoList() throws Exception {
    assertThat(reason()).isEqualTo("shelf: it does not have this file");

    shelf.list("org.own:db", list("db", "1.0"));
    shelf.answer(Manner.LOCKED);
    assertThat(reason()).startsWith("shelf: it answers").contains("401");
  }

  @Test
  void refusesAListOfFarTooManyBytes() throws Exception {
    shelf.list("org.own:db", " ".repeat(1_100_000));
    shelf.answer(Manner.ENDLESS);

    assertThat(reason()).isEqualTo("shelf: it sends more than 4 MB: another file");
  }

  @Test
  void tellsThatNoRepositoryCanBeReached() throws Exception {
    Path settings = shelf.settings();
    shelf.close();

    assertThat(answer(settings))
        .isInstanceOfSatisfying(
            ReleaseAnswer.Unreadable.class,
            it -> assertThat(it.reason()).startsWith("shelf: no connection"));
  }

  @Test
  void asksNothingIfMavenIsOffline() throws Exception {
    Path settings = shelf.settings();
    Files.writeString(
        settings,
        Files.readString(settings).replace("<mirrors>", "<offline>true</offline><mirrors>"));

    assertThat(answer(settings))
        .isEqualTo(new ReleaseAnswer.Unreadable("Maven's settings are offline"));
    assertThat(shelf.asked()).isEmpty();
  }

  @Test
  void failsOnceIfTheSettingsCannotBeRead() throws Exception {
    Path settings = Files.writeString(home.resolve("broken.xml"), "<settings>");
    var releases = new MavenReleases(Optional.of(settings));

    assertThatThrownBy(() -> releases.of(List.of(OWN)))
        .isInstanceOf(FetchException.class)
        .hasMessageContaining("settings");
  }
}
