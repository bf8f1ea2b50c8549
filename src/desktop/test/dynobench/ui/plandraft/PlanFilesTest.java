package dynobench.ui.plandraft;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.planfile.PlanText;
import dynobench.toml.Problem;
import dynobench.ui.TestWiring;
import dynobench.ui.Wiring;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PlanFilesTest {
  @TempDir Path folder;
  private Wiring wiring;
  private PlanFiles files;

  @BeforeEach
  void begin() {
    wiring = TestWiring.in(folder);
    files = wiring.planFiles();
    files.preset("article-2005");
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(folder.resolve(name), text);
  }

  @Nested
  class Opening {
    @Test
    void loadsAPlanAndRemembersTheFile() throws Exception {
      Path file = write("a.toml", PlanText.of(TestWiring.preset("quick")));

      files.open(file);

      assertThat(wiring.draft().plan().get()).contains(TestWiring.preset("quick"));
      assertThat(files.file()).contains(file);
      assertThat(files.recent()).containsExactly(file);
      assertThat(files.refusal().get()).isEmpty();
    }

    @Test
    void suggestsTheFolderOfTheLastPlanForTheNext() throws Exception {
      assertThat(files.beside("b.toml")).isEqualTo("b.toml");

      files.open(write("a.toml", PlanText.of(TestWiring.preset("quick"))));
      assertThat(files.beside("b.toml")).isEqualTo(folder.resolve("b.toml").toString());

      files.startNew();
      assertThat(files.beside("b.toml")).as("the last one").isEqualTo(folder + "/b.toml");
    }

    @Test
    void replaysARecordingOnTheEnginesThatAreHere() {
      Path recording = Path.of("src/testdata/recordings/notes.recording");
      files.drop(List.of(recording));

      Plan plan = wiring.draft().plan().get().orElseThrow();
      assertThat(plan.name()).isEqualTo("Replay of notes.recording");
      assertThat(plan.workload()).isEqualTo("recording");
      assertThat(plan.parameters().get("recording_file"))
          .contains(recording.toAbsolutePath().toString());
      assertThat(plan.contenders())
          .extracting(Contender::use)
          .containsExactly("h2/file", "hsqldb/cached-flush", "derby/disk", "sqlite/wal-full");
      assertThat(files.origin().get()).isEqualTo(new PlanFiles.Origin.New());
      assertThat(files.recent()).isEmpty();
      wiring.planFiles().replacement().undo();
      assertThat(files.origin().get()).isEqualTo(new PlanFiles.Origin.Preset("article-2005"));
    }

    /// The form can't hold a crash plan: it would turn it into a measuring one.
    @Test
    void offersAPlanOfCrashesAndLeavesTheForm() throws Exception {
      var before = wiring.draft().plan().get();
      Path file = write("c.toml", "name = 'c'\ncontenders = ['hsqldb/memory']\n[crash]\n");
      files.open(file);

      assertThat(files.crashes().get()).map(Plan::name).contains("c");
      assertThat(files.refusal().get()).isEmpty();
      assertThat(files.recent()).contains(file);
      assertThat(wiring.draft().plan().get()).isEqualTo(before);
      assertThat(files.file()).isEmpty();
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
              "Correct b.toml before you run it: 5 problems",
              "b.toml:5: contenders.commit: commit must be \"autocommit\", \"one transaction\","
                  + " \"every N\", \"batch N\" or \"values N\", not \"?\"",
              "b.toml:2: colour: is not a known key");
      assertThat(wiring.draft().problems().get())
          .extracting(Problem::key)
          .containsExactlyInAnyOrder("name", "repetitions", "rows.sizes");
      assertThat(wiring.draft().field(DraftField.SIZES).get()).isEqualTo("10  2000  many");
      assertThat(wiring.draft().field(DraftField.WARMUPS).get()).isEqualTo("2");
      assertThat(wiring.draft().contenders())
          .extracting(each -> each.use() + " " + each.own().map(CommitStyle::text).orElse("-"))
          .containsExactly("a/b -", "c/d every 7");

      wiring.draft().field(DraftField.NAME).set("corrected");
      wiring.draft().field(DraftField.REPETITIONS).set("1");
      wiring.draft().field(DraftField.SIZES).set("10");
      assertThat(files.save()).isTrue();
      assertThat(files.refusal().get()).isEmpty();
      assertThat(file).content().contains("corrected");
    }

    @Test
    void tellsEverythingThatIsWrongWithAFileThatIsNoPlan() throws Exception {
      files.drop(List.of(write("b.toml", "[package]\nname = \"other\"")));

      assertThat(files.refusal().get())
          .containsExactly(
              "Cannot open b.toml as a plan: 3 problems",
              "b.toml: contenders: is empty: name at least one engine and mode",
              "b.toml: name: is missing: a text in quotes was expected",
              "b.toml:1: package: is not a known key");
      assertThat(wiring.draft().plan().get()).contains(TestWiring.preset("article-2005"));
      assertThat(wiring.notifications().list()).hasSize(1);
      assertThat(files.recent()).isEmpty();
    }

    @Test
    void refusesWhatIsNoTextOrNoFile() throws Exception {
      Path binary = Files.write(folder.resolve("x.toml"), new byte[] {1, 0, (byte) 0xff});

      for (Path each : List.of(binary, folder, folder.resolve("missing.toml"))) {
        files.open(each);

        assertThat(files.refusal().get()).singleElement().asString().contains(each.toString());
        assertThat(wiring.draft().plan().get()).contains(TestWiring.preset("article-2005"));
      }
    }

    @Test
    void readsNoHugeFile() throws Exception {
      Path huge = folder.resolve("huge.toml");
      try (var file = new RandomAccessFile(huge.toFile(), "rw")) {
        file.setLength(8L << 30); // sparse: takes no disk
      }

      files.open(huge);

      assertThat(files.refusal().get()).singleElement().asString().contains("is larger than 1 MB");
    }

    @Test
    void asksBeforeItReplacesChangesOfAFile() throws Exception {
      Path file = write("a.toml", PlanText.of(TestWiring.preset("quick")));
      files.open(write("b.toml", PlanText.of(TestWiring.preset("article-2005"))));
      files.replacing().set(_ -> false);
      wiring.draft().field(DraftField.SEED).set("7");

      files.open(file);

      assertThat(files.preset("durability")).isFalse();
      assertThat(files.startNew()).isFalse();
      assertThat(wiring.draft().field(DraftField.SEED).get()).isEqualTo("7");
    }
  }

  @Nested
  class Saving {
    @Test
    void writesWhatOpensAgain() {
      Path file = folder.resolve("c.toml");
      wiring.draft().field(DraftField.SEED).set("7");

      assertThat(files.save()).isFalse();
      assertThat(files.save(file)).isTrue();

      var saved = wiring.draft().plan().get();
      assertThat(wiring.draft().changed().get()).isFalse();
      files.preset("quick");
      files.open(file);
      assertThat(wiring.draft().plan().get()).isEqualTo(saved);
    }

    @Test
    void refusesAPlanWithMistakesAndNamesThem() {
      wiring.draft().field(DraftField.SEED).set("x");
      Path file = folder.resolve("d.toml");

      assertThat(files.save(file)).isFalse();

      assertThat(file).doesNotExist();
      assertThat(files.refusal().get()).hasSize(2);
    }

    @Test
    void saysWhyTheDiskRefuses() {
      assertThat(files.saveAndWait(folder.resolve("no/folder/e.toml"))).isFalse();

      assertThat(files.refusal().get())
          .singleElement()
          .asString()
          .contains("e.toml", "Choose another folder");
      assertThat(files.file()).isEmpty();
    }
  }

  @Nested
  class SavingInTheBackground {
    private final List<Runnable> waiting = new ArrayList<>();

    @BeforeEach
    void begin() {
      wiring = TestWiring.in(folder.resolve("other"), waiting::add);
      files = wiring.planFiles();
      files.preset("article-2005");
    }

    @Test
    void twoSavesEndWithTheLast() {
      Path file = folder.resolve("a.toml");
      files.save(file);
      wiring.draft().field(DraftField.SEED).set("7");
      files.save(file);
      assertThat(file).doesNotExist();

      List.copyOf(waiting).reversed().forEach(Runnable::run);

      assertThat(file).content().contains("seed = 7");
      assertThat(wiring.draft().changed().get()).isFalse();
      assertThat(files.file()).contains(file);
    }

    @Test
    void whatIsTypedMeanwhileIsNotStored() {
      files.save(folder.resolve("a.toml"));
      wiring.draft().field(DraftField.SEED).set("7");
      waiting.forEach(Runnable::run);

      assertThat(wiring.draft().changed().get()).isTrue();
    }

    @Test
    void aPlanThatCameMeanwhileIsNotThatFiles() {
      files.save(folder.resolve("a.toml"));
      files.preset("quick");
      waiting.forEach(Runnable::run);

      assertThat(files.file()).isEmpty();
      assertThat(files.recent()).containsExactly(folder.resolve("a.toml"));
    }
  }

  @Nested
  class APresetThatWasChanged {
    private String description() {
      return wiring.draft().field(DraftField.DESCRIPTION).get();
    }

    @Test
    void saysSoUntilItIsAsItWas() {
      String own = description();
      wiring.draft().field(DraftField.SEED).set("7");
      assertThat(description()).isEqualTo("Changed from the preset article-2005.");
      assertThat(wiring.draft().plan().get().orElseThrow().description())
          .startsWith("Changed from");

      wiring.draft().field(DraftField.SEED).set("2005");
      assertThat(description()).isEqualTo(own);
      assertThat(wiring.draft().changed().get()).isFalse();
    }

    @Test
    void keepsWhatTheUserWrote() {
      wiring.draft().field(DraftField.DESCRIPTION).set("mine");
      wiring.draft().field(DraftField.SEED).set("7");
      assertThat(description()).isEqualTo("mine");
    }

    @Test
    void keepsItsSentenceInAFileOfItsOwn() {
      wiring.draft().field(DraftField.SEED).set("7");
      files.save(folder.resolve("a.toml"));
      wiring.draft().field(DraftField.SEED).set("8");
      assertThat(description()).isEqualTo("Changed from the preset article-2005.");
    }
  }

  @Nested
  class TheNextStart {
    private void restart() {
      String text = files.text().orElseThrow();
      String from = files.from();
      wiring = TestWiring.in(folder);
      files = wiring.planFiles();
      assertThat(files.restore(text, from)).isTrue();
    }

    @Test
    void knowsTheFileAndThatThePlanWasChangedSince() {
      Path file = folder.resolve("a.toml");
      files.save(file);
      restart();
      assertThat(files.file()).contains(file);
      assertThat(wiring.draft().changed().get()).isFalse();

      wiring.draft().field(DraftField.SEED).set("7");
      restart();
      assertThat(files.file()).contains(file);
      assertThat(wiring.draft().field(DraftField.SEED).get()).isEqualTo("7");
      assertThat(wiring.draft().changed().get()).isTrue();
      files.replacing().set(_ -> false);
      assertThat(files.startNew()).isFalse();
    }

    @Test
    void takesAPlanWhoseFileIsGoneForChanged() throws IOException {
      files.save(folder.resolve("a.toml"));
      Files.delete(folder.resolve("a.toml"));
      restart();

      assertThat(wiring.draft().changed().get()).isTrue();
      assertThat(files.save()).isTrue();
      assertThat(folder.resolve("a.toml")).exists();
      assertThat(wiring.draft().changed().get()).isFalse();
    }

    @Test
    void knowsThePreset() {
      restart();
      assertThat(files.origin().get()).isEqualTo(new PlanFiles.Origin.Preset("article-2005"));
      assertThat(wiring.draft().changed().get()).isFalse();

      wiring.draft().field(DraftField.SEED).set("7");
      restart();
      assertThat(files.origin().get()).isEqualTo(new PlanFiles.Origin.Preset("article-2005"));
      assertThat(wiring.draft().changed().get()).isTrue();
      assertThat(wiring.draft().field(DraftField.SEED).get()).isEqualTo("7");
    }

    @Test
    void remembersOtherPlanFilesThatAreStillThere() throws IOException {
      Path file = write("a.toml", "");
      files.remember(List.of(file.toString(), folder.resolve("gone").toString(), "\0"));
      assertThat(files.recent()).containsExactly(file);
      files.remember(List.of());
      assertThat(files.recent()).isEmpty();
    }
  }

  @Test
  void aNewPlanHasTheDefaultsAndNoContender() {
    assertThat(files.startNew()).isTrue();

    assertThat(wiring.draft().contenders()).isEmpty();
    assertThat(wiring.draft().changed().get()).isFalse();
    assertThat(wiring.draft().problems().get())
        .singleElement()
        .satisfies(problem -> assertThat(problem.key()).isEqualTo("contenders"));
  }

  @Test
  void givesThePlanToTheNextStart() {
    String text = files.text().orElseThrow();
    files.preset("quick");

    assertThat(files.restore(text)).isTrue();
    assertThat(wiring.draft().plan().get()).contains(TestWiring.preset("article-2005"));
    assertThat(files.restore("nonsense")).isFalse();
  }
}
