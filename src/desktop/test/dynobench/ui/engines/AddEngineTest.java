package dynobench.ui.engines;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.catalog.Availability;
import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.describing.EngineTryout;
import dynobench.ui.TestWiring;
import dynobench.ui.Wiring;
import dynobench.ui.widgets.ViewTexts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// A real driver is described, tested and saved.
class AddEngineTest {
  @TempDir Path folder;
  private Wiring wiring;
  private EnginesHere here;
  private AddEngineViewModel model;

  @BeforeEach
  void begin() throws IOException {
    wiring = TestWiring.withEngines(folder);
    here =
        new EnginesHere(
            wiring.draft(),
            new EngineFetching(wiring.tasks(), wiring.dialogs(), wiring.home().fetcher()),
            wiring.home().engineRoots(),
            "looking");
    wiring.draft().catalog().set(Optional.of(Catalog.load(wiring.home().engineRoots())));
    model =
        new AddEngineViewModel(
            here,
            new AddEngineContext(wiring.home(), wiring.bench(), wiring.dialogs(), wiring.tasks()),
            new ViewTexts(AddEngineView.class));
  }

  private Descriptor shipped(String id) {
    return here.catalog().orElseThrow().engine(id).orElseThrow();
  }

  @Test
  void aJarTellsItsDriverAndWhatIsKnownOfIt() {
    model.addJar(shipped("h2").jars().getFirst());

    assertThat(model.drivers()).contains("org.h2.Driver");
    assertThat(model.driver().get()).isEqualTo("org.h2.Driver");
    assertThat(model.url().get()).contains("jdbc:h2:", "{folder}");
  }

  @Test
  void otherJarsTakeTheirOwnDriversPlace() {
    model.addJar(shipped("h2").jars().getFirst());
    model.id().set("mine");

    model.jars().setAll(shipped("hsqldb").jars());

    assertThat(model.driver().get()).startsWith("org.hsqldb.");
    assertThat(model.url().get()).contains("jdbc:hsqldb:");
    assertThat(model.id().get()).isEmpty();
  }

  @Test
  void whatWasTriedIsKeptAndKnownAtOnce() {
    model.copy(shipped("sqlite"));
    model.url().set("jdbc:sqlite::memory:");

    model.test();

    assertThat(model.status().get()).contains("SQLite", "Save adds it");
    assertThat(model.id().get()).as("sqlite is taken").startsWith("sqlite-3.");
    assertThat(model.results()).hasSize(13);
    assertThat(model.results())
        .filteredOn(EngineTryout.Result::tried)
        .hasSize(10)
        .allMatch(each -> each.failure().isEmpty());
    assertThat(model.busy().get()).isFalse();

    model.id().set("mine");
    model.save();

    assertThat(here.catalog().orElseThrow().engine("mine")).isPresent();
    assertThat(here.available().get().get("mine")).isEqualTo(new Availability.Available());
    assertThat(folder.resolve("engines").resolve("mine")).isNotEmptyDirectory();
  }

  @Test
  void anotherUrlForgetsWhatWasFoundOut() {
    model.copy(shipped("h2"));
    model.url().set("jdbc:nobody:x");
    model.test();

    assertThat(model.status().get()).contains("jdbc:nobody:x");
    assertThat(model.found().get()).isEmpty();

    model.url().set("jdbc:h2:mem:x");
    assertThat(model.status().get()).isEmpty();
  }

  @Test
  void aNameThatIsTakenIsToldWhileItIsTyped() {
    model.copy(shipped("sqlite"));
    assertThat(model.objection().get()).as("before anything is typed").isEmpty();

    model.id().set("derby");
    assertThat(model.objection().get()).contains("The engine \"derby\" exists already");

    model.id().set("derby ä");
    assertThat(model.objection().get()).contains("lower-case letters");

    model.id().set("derby-2");
    assertThat(model.objection().get()).isEmpty();
  }

  @Test
  void aNameThatIsTakenIsRefused() throws IOException {
    Files.createDirectories(folder.resolve("engines"));
    model.copy(shipped("sqlite"));
    model.id().set("derby");

    model.save();

    assertThat(model.status().get()).contains("The engine \"derby\" exists already");
  }

  @Test
  void aJarThatIsNoneSaysSo() throws IOException {
    model.addJar(Files.writeString(folder.resolve("no.jar"), "no jar"));

    assertThat(wiring.notifications().list().getLast().sentence()).contains("no.jar");
  }
}
