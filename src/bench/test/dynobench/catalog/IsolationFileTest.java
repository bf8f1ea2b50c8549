package dynobench.catalog;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.catalog.IsolationFile.Entry;
import dynobench.isolation.AnomalyClass;
import dynobench.isolation.IsolationModel;
import dynobench.isolation.IsolationStatement;
import dynobench.isolation.LevelTally;
import dynobench.isolation.LevelTally.AnomalyCount;
import dynobench.measure.IsolationLevel;
import dynobench.session.ProgramHome;
import dynobench.toml.Problems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IsolationFileTest {
  @TempDir Path folder;

  private static Entry entry(String version, AnomalyCount... seen) {
    IsolationLevel level = IsolationLevel.SERIALIZABLE;
    return new Entry(
        version,
        "mem",
        new LevelTally(level, Optional.of(level), 14, 5_000, List.of(seen), "2026-11-28"));
  }

  @Test
  void whatIsWrittenIsReadAgain() throws IOException {
    var file =
        new IsolationFile(
            List.of("2026-11-28T08:00:00Z"),
            List.of(
                entry("2.5.252", new AnomalyCount(AnomalyClass.G2_ITEM, 37)),
                new Entry(
                    "2.5.252",
                    "file-\"odd\"",
                    new LevelTally(
                        IsolationLevel.READ_COMMITTED,
                        Optional.empty(),
                        0,
                        0,
                        List.of(),
                        "2026-11-28"))));
    var problems = new Problems();

    file.write(folder);

    assertThat(IsolationFile.read(folder, problems)).contains(file);
    assertThat(problems.list()).isEmpty();
  }

  @Test
  void anotherRunAddsToTheSameLevel() {
    IsolationFile both =
        new IsolationFile(
                List.of("a"), List.of(entry("1", new AnomalyCount(AnomalyClass.G2_ITEM, 1))))
            .plus("b", List.of(entry("1", new AnomalyCount(AnomalyClass.G2_ITEM, 2)), entry("2")));

    assertThat(both.runs()).containsExactly("a", "b");
    assertThat(both.entries()).hasSize(2);
    assertThat(both.entries().getFirst().tally().seen())
        .containsExactly(new AnomalyCount(AnomalyClass.G2_ITEM, 3));
    assertThat(both.entries().getFirst().tally().transactions()).isEqualTo(10_000);
  }

  @Test
  void anUnknownLevelIsAProblemAndNoResult() throws IOException {
    Files.writeString(
        folder.resolve(IsolationFile.FILE),
        """
        format = 1
        runs = []
        [versions."1"."mem".dirty]
        taken = "serializable"
        date = "2026-11-28"
        seen = { g9 = 1 }
        """);
    var problems = new Problems();

    assertThat(IsolationFile.read(folder, problems)).isEmpty();
    assertThat(problems.list())
        .anyMatch(each -> each.toString().contains("is no isolation level: dirty"))
        .anyMatch(each -> each.toString().contains("g9"));
  }

  @Test
  void modesHaveTheResultsOfTheirVersionOnly() {
    Descriptor h2 = Catalog.load(ProgramHome.find().engineRoots()).engine("h2").orElseThrow();
    var file =
        new IsolationFile(
            List.of(),
            List.of(
                entry(h2.version(), new AnomalyCount(AnomalyClass.G2_ITEM, 37)),
                entry("1.0", new AnomalyCount(AnomalyClass.G0, 1))));

    IsolationStatement level =
        file.of(h2)
            .mode("mem")
            .orElseThrow()
            .isolation()
            .of(IsolationLevel.SERIALIZABLE)
            .orElseThrow();

    assertThat(level.documented()).contains(IsolationModel.SNAPSHOT);
    assertThat(level.tested().orElseThrow().anomalies()).containsExactly(AnomalyClass.G2_ITEM);
  }
}
