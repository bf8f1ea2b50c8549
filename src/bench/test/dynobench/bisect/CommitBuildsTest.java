package dynobench.bisect;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.files.SystemPrograms;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/// Tests on a real repository, whose builds copy a file.
@EnabledOnOs({OS.LINUX, OS.MAC})
class CommitBuildsTest {
  private static final Contender MODEL = new Contender("h2", "file", new CommitStyle.Autocommit());

  @TempDir Path repository;
  @TempDir Path folder;

  @BeforeEach
  void commitThree() throws IOException, InterruptedException {
    git("init", "--quiet", "--initial-branch=main");
    for (int i = 1; i <= 3; i++) {
      Files.writeString(repository.resolve("source"), "commit " + i);
      git("add", "source");
      git(
          "-c",
          "user.name=x",
          "-c",
          "user.email=x@example.org",
          "commit",
          "--quiet",
          "-m",
          "Change " + i);
      git("tag", "v" + i);
    }
  }

  private void git(String... arguments) throws IOException, InterruptedException {
    var all = new ArrayList<>(List.of("-C", repository.toString()));
    all.addAll(List.of(arguments));
    String _ = SystemPrograms.run("git", all.toArray(String[]::new));
  }

  private CommitBuilds open(String build, Duration limit, String good, String bad)
      throws IOException, InterruptedException {
    var rules = new CommitBuilds.BuildRules(repository, build, Path.of("out/x.jar"), limit);
    return CommitBuilds.open(rules, good, bad, MODEL, folder.resolve("search"));
  }

  @Test
  void buildsEachCommitInATreeOfItsOwn() throws IOException, InterruptedException {
    CommitBuilds builds =
        open("mkdir out && cp source out/x.jar", Duration.ofMinutes(1), "v1", "main");

    assertThat(builds.names()).hasSize(3);
    assertThat(builds.names().getFirst()).endsWith("Change 1");
    for (int i = 0; i < 3; i++) {
      Path jar = Contender.pathOf(builds.contender(i).engine()).orElseThrow();
      assertThat(jar).hasContent("commit " + (i + 1));
    }
    assertThat(repository.resolve("out")).doesNotExist();

    builds.removeTree();

    assertThat(folder.resolve("search/tree")).doesNotExist();
  }

  @Test
  void saysWhyABuildCannotBeUsed() throws IOException, InterruptedException {
    CommitBuilds failing = open("echo broken; exit 7", Duration.ofMinutes(1), "v1", "v3");

    assertThatThrownBy(() -> failing.contender(1))
        .isInstanceOf(IOException.class)
        .hasMessageStartingWith("the build failed with exit code 7, see ");
    failing.removeTree();

    CommitBuilds empty = open("true", Duration.ofMinutes(1), "v1", "v3");

    assertThatThrownBy(() -> empty.contender(1)).hasMessageContaining("made no out/x.jar");
    empty.removeTree();

    CommitBuilds hanging = open("sleep 600", Duration.ofMillis(200), "v1", "v3");

    assertThatThrownBy(() -> hanging.contender(1)).hasMessageContaining("did not end within");
    hanging.removeTree();
  }

  @Test
  void refusesLocalChangesAndCommitsInTheWrongOrder() throws IOException {
    assertThatThrownBy(() -> open("true", Duration.ofMinutes(1), "v3", "v1"))
        .hasMessageStartingWith("v1 does not follow v3");
    assertThatThrownBy(() -> open("true", Duration.ofMinutes(1), "v1", "v1"))
        .hasMessageStartingWith("v1 does not follow v1");
    assertThatThrownBy(() -> open("true", Duration.ofMinutes(1), "nothing", "v1"))
        .isInstanceOf(IOException.class);

    Files.writeString(repository.resolve("source"), "changed");

    assertThatThrownBy(() -> open("true", Duration.ofMinutes(1), "v1", "v3"))
        .hasMessageContaining("has local changes");
  }
}
