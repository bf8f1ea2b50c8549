package dynobench.ui.desk;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.plan.CommitStyle;
import dynobench.plan.PlanText;
import dynobench.toml.Problem;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlanFilesTest {
  @TempDir Path folder;
  private Desk desk;
  private PlanFiles files;

  @BeforeEach
  void begin() {
    desk = TestDesk.in(folder);
    files = desk.planFiles();
    files.preset("article-2005");
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  @Nested
  class Opening {
    @Test
    void loadsAPlanAndRemembersTheFile() throws Exception {
      Path file = write("a.toml", PlanText.of(TestDesk.preset("quick")));

      files.open(file);

      assertThat(desk.draft().plan().get()).contains(TestDesk.preset("quick"));
      assertThat(files.file()).contains(file);
      assertThat(files.recent()).containsExactly(file);
      assertThat(files.refusal().get()).isEmpty();
    }

    @Test
    void showsAPlanWithMistakesToBeCorrected() throws Exception {
      Path file =
          write(
              "b.toml",
              """
              repetitions = 0
              colour = 1
              warmups = 2
              rows = { sizes = [10, 2000, "many"] }
              contenders = ["a/b", { use = "c/d", commit = "every 7" }, { use = "e/f", commit = "?" }]
              """);
      files.drop(List.of(file));

      assertThat(files.refusal().get())
          .containsExactly(
              "b.toml must be corrected before it can run: 5 problems",
              "b.toml:5: contenders.commit: commit must be \"autocommit\", \"one transaction\","
                  + " \"every N\" or \"batch N\", not \"?\"",
              "b.toml:2: colour: is not a key that is known here");
      assertThat(desk.draft().problems().get())
          .extracting(Problem::key)
          .containsExactlyInAnyOrder("name", "repetitions", "rows.sizes");
      assertThat(desk.draft().field(DraftField.SIZES).get()).isEqualTo("10  2000  many");
      assertThat(desk.draft().field(DraftField.WARMUPS).get()).isEqualTo("2");
      assertThat(desk.draft().contenders())
          .extracting(each -> each.use() + " " + each.own().map(CommitStyle::text).orElse("-"))
          .containsExactly("a/b -", "c/d every 7");

      desk.draft().field(DraftField.NAME).set("corrected");
      desk.draft().field(DraftField.REPETITIONS).set("1");
      desk.draft().field(DraftField.SIZES).set("10");
      assertThat(files.save()).isTrue();
      assertThat(files.refusal().get()).isEmpty();
      assertThat(file).content().contains("corrected");
    }

    @Test
    void tellsEverythingThatIsWrongWithAFileThatIsNoPlan() throws Exception {
      files.drop(List.of(write("b.toml", "[package]\nname = \"other\"")));

      assertThat(files.refusal().get())
          .containsExactly(
              "b.toml is no plan that can be used: 3 problems",
              "b.toml: contenders: there are none: name at least one engine and mode",
              "b.toml: name: is missing: a text in quotes was expected",
              "b.toml:1: package: is not a key that is known here");
      assertThat(desk.draft().plan().get()).contains(TestDesk.preset("article-2005"));
      assertThat(desk.notices().list()).hasSize(1);
      assertThat(files.recent()).isEmpty();
    }

    @Test
    void refusesWhatIsNoTextOrNoFile() throws Exception {
      Path binary = Files.write(folder.resolve("x.toml"), new byte[] {1, 0, (byte) 0xff});

      for (Path each : List.of(binary, folder, folder.resolve("missing.toml"))) {
        files.open(each);

        assertThat(files.refusal().get()).singleElement().asString().contains(each.toString());
        assertThat(desk.draft().plan().get()).contains(TestDesk.preset("article-2005"));
      }
    }

    @Test
    void readsNoHugeFile() throws Exception {
      Path huge = folder.resolve("huge.toml");
      try (var file = new RandomAccessFile(huge.toFile(), "rw")) {
        file.setLength(8L << 30); // sparse: takes no disk
      }

      files.open(huge);

      assertThat(files.refusal().get())
          .singleElement()
          .asString()
          .contains("is larger than any plan");
    }

    @Test
    void asksBeforeItReplacesChangesOfAFile() throws Exception {
      Path file = write("a.toml", PlanText.of(TestDesk.preset("quick")));
      files.open(write("b.toml", PlanText.of(TestDesk.preset("article-2005"))));
      files.replacing().set(_ -> false);
      desk.draft().field(DraftField.SEED).set("7");

      files.open(file);

      assertThat(files.preset("durability")).isFalse();
      assertThat(files.startNew()).isFalse();
      assertThat(desk.draft().field(DraftField.SEED).get()).isEqualTo("7");
    }
  }

  @Nested
  class Saving {
    @Test
    void writesWhatOpensAgain() {
      Path file = folder.resolve("c.toml");
      desk.draft().field(DraftField.SEED).set("7");

      assertThat(files.save()).isFalse();
      assertThat(files.save(file)).isTrue();

      var saved = desk.draft().plan().get();
      assertThat(desk.draft().changed().get()).isFalse();
      files.preset("quick");
      files.open(file);
      assertThat(desk.draft().plan().get()).isEqualTo(saved);
    }

    @Test
    void refusesAPlanWithMistakesAndNamesThem() {
      desk.draft().field(DraftField.SEED).set("x");
      Path file = folder.resolve("d.toml");

      assertThat(files.save(file)).isFalse();

      assertThat(file).doesNotExist();
      assertThat(files.refusal().get()).hasSize(2);
    }

    @Test
    void saysWhyTheDiskRefuses() {
      assertThat(files.save(folder.resolve("no/folder/e.toml"))).isFalse();

      assertThat(files.refusal().get())
          .singleElement()
          .asString()
          .contains("e.toml", "Choose another folder");
      assertThat(files.file()).isEmpty();
    }
  }

  @Test
  void aNewPlanHasTheDefaultsAndNoContender() {
    assertThat(files.startNew()).isTrue();

    assertThat(desk.draft().contenders()).isEmpty();
    assertThat(desk.draft().changed().get()).isFalse();
    assertThat(desk.draft().problems().get())
        .singleElement()
        .satisfies(problem -> assertThat(problem.key()).isEqualTo("contenders"));
  }

  @Test
  void givesThePlanToTheNextStart() {
    String text = files.text().orElseThrow();
    files.preset("quick");

    assertThat(files.restore(text)).isTrue();
    assertThat(desk.draft().plan().get()).contains(TestDesk.preset("article-2005"));
    assertThat(files.restore("nonsense")).isFalse();
  }
}
