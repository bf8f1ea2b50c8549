package dynobench.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.fetch.MavenReleases;
import dynobench.session.ProgramHome;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import picocli.CommandLine;

class UpkeepCommandTest {
  @TempDir Path folder;
  private Path settings;
  private final StringWriter out = new StringWriter();
  private final StringWriter err = new StringWriter();

  /// Lets a local folder replace all repositories.
  @BeforeEach
  void offer() throws IOException {
    settings =
        Files.writeString(
            folder.resolve("settings.xml"),
            """
            <settings>
              <localRepository>%s</localRepository>
              <mirrors><mirror><id>shelf</id><mirrorOf>*</mirrorOf><url>%s</url></mirror></mirrors>
            </settings>
            """
                .formatted(folder.resolve("maven"), folder.resolve("shelf").toUri()));
  }

  private void list(String group, String artifact, String... versions) throws IOException {
    Path list =
        folder
            .resolve("shelf")
            .resolve(group.replace('.', '/'))
            .resolve(artifact)
            .resolve("maven-metadata.xml");
    Files.createDirectories(list.getParent());
    Files.writeString(
        list,
        """
        <metadata><groupId>%s</groupId><artifactId>%s</artifactId>
        <versioning><versions><version>%s</version></versions>
        <lastUpdated>20261019194324</lastUpdated></versioning></metadata>
        """
            .formatted(group, artifact, String.join("</version><version>", versions)));
  }

  private int run(String... arguments) {
    var context = new CommandContext(ProgramHome.find(), Clock.systemUTC(), "test");
    return new CommandLine(new UpkeepCommand(context, new MavenReleases(Optional.of(settings))))
        .setOut(new PrintWriter(out))
        .setErr(new PrintWriter(err))
        .execute(arguments);
  }

  private String row(String engine) {
    return out.toString()
        .lines()
        .filter(each -> each.startsWith(engine + " "))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void namesANewerRelease() throws IOException {
    list("com.h2database", "h2", "2.5.252", "2.6.300", "2.7.1-beta1");

    assertThat(run("h2")).isEqualTo(ExitCode.OK);
    assertThat(row("h2")).contains("2.5.252", "2026-09-23", "active", " 11 ", "2.7 MB", "a newer");
    assertThat(out.toString()).contains("release: 2.6.300", "2026-10-19");
  }

  @Test
  void saysThatTheDescriptorsReleaseIsTheNewest() throws IOException {
    list("org.apache.derby", "derby", "10.16.1.1", "10.17.1.0");

    assertThat(run("derby")).isEqualTo(ExitCode.OK);
    assertThat(row("derby")).contains("10.17.1.0", "the same", "retired", "21");
    assertThat(out.toString()).doesNotContain("a newer");
  }

  /// The packages of a server have other versions than the server.
  @Test
  void comparesTheVersionOfTheFetchedFile() throws IOException {
    list("mysql", "mysql-connector-mxj-db-files", "5.0.12");

    assertThat(run("mysql")).isEqualTo(ExitCode.OK);
    assertThat(row("mysql")).contains("5.5.9", "the same");
  }

  @Test
  void failsIfAListIsMissingButShowsAllRows() throws IOException {
    list("com.h2database", "h2", "2.5.252");

    assertThat(run("h2", "derby")).isEqualTo(ExitCode.FAILED);
    assertThat(row("h2")).contains("the same");
    assertThat(row("derby")).contains("not");
    assertThat(out.toString()).contains("compared:", "shelf:");
  }

  @Test
  void comparesNothingForAnEngineThatMavenDoesNotHave() {
    assertThat(run("daffodil")).isEqualTo(ExitCode.OK);
    assertThat(out.toString()).contains("nothing");
  }

  @Test
  void asksForAllVersionsOfAnEngine() throws IOException {
    list("com.h2database", "h2", "2.5.252");

    assertThat(run("h2@*")).isEqualTo(ExitCode.OK);
    assertThat(row("h2@1.4.200")).contains("1.4.200", "2019-10-14", " 7 ", "a newer");
    assertThat(row("h2")).contains("the same");
  }

  @Test
  void measuresAProcessWithOneEmptyTableAndSaysWhatItLeavesOut() {
    var line = new TestCommandLine(folder);

    assertThat(line.run("upkeep", "--measure", "h2", "daffodil")).isEqualTo(ExitCode.OK);
    assertThat(line.err()).contains("daffodil is left out: ");
    assertThat(line.out())
        .contains("above an empty worker", "medians of 5 processes", "Saved in")
        .containsPattern("h2/file +2\\.5\\.252 +[0-9.]+ MB +[0-9.]+ MB +[0-9.]+ MB +[0-9.]+ MB");
  }

  @Test
  void saysThatMavenHasOnlyAnOlderRelease() throws IOException {
    list("com.h2database", "h2", "2.5.250");

    assertThat(run("h2")).isEqualTo(ExitCode.OK);
    assertThat(out.toString()).contains("only an", "older", "2.5.250");
  }

  @Test
  void refusesABaseline() {
    assertThat(run("h2", "baseline-map")).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString()).contains("baseline-map is not an engine");
  }

  @Test
  void refusesAnUnknownEngine() {
    assertThat(run("derbi")).isEqualTo(ExitCode.USAGE);
    assertThat(err.toString()).contains("There is no engine \"derbi\"", "derby");
  }
}
