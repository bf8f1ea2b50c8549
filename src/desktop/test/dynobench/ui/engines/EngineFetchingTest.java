package dynobench.ui.engines;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.catalog.Availability;
import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.fetch.FromFile;
import dynobench.files.Fingerprint;
import dynobench.ui.TestWiring;
import dynobench.ui.Wiring;
import dynobench.ui.engines.EngineNode.OfEngine;
import dynobench.ui.tasks.BackgroundTask;
import dynobench.ui.tasks.NoDialogs;
import dynobench.ui.tasks.Notifications;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EngineFetchingTest {
  @TempDir Path folder;
  private final List<String> asked = new ArrayList<>();
  private boolean agreeing = true;
  private Runnable meanwhile = () -> {};
  private Wiring wiring;
  private EnginesViewModel model;

  /// User who agrees or refuses.
  private final class Answers extends NoDialogs {
    @Override
    public boolean agrees(String title, String question, String yes) {
      asked.add(title + " " + question);
      return agreeing;
    }
  }

  @BeforeEach
  void begin() throws IOException {
    Path jar = Path.of(System.getProperty("dynobench.home"), "engines/hsqldb/hsqldb-2.7.4.jar");
    String hsqldb = Files.readString(Path.of("resources/engines/hsqldb/engine.toml"));
    String artifact =
        "{ artifact = \"own:own:1\", bytes = %d, sha256 = \"%s\" }"
            .formatted(Files.size(jar), Fingerprint.of(jar));
    Path engine = Files.createDirectories(folder.resolve("engines/elsewhere"));
    Files.writeString(
        engine.resolve("engine.toml"),
        hsqldb.replace("\"hsqldb-2.7.4.jar\"", artifact).replace("\"HSQLDB\"", "\"Elsewhere\""));
    wiring = TestWiring.in(folder);
    model =
        new EnginesViewModel(
            wiring.draft(),
            wiring.display(),
            new EnginesHere(
                wiring.draft(),
                new EngineFetching(
                    wiring.tasks(),
                    new Answers(),
                    FromFile.fetcher(
                        Catalog.store(wiring.home().engineRoots()), jar, () -> meanwhile.run())),
                wiring.home().engineRoots(),
                "looking"));
    wiring.draft().catalog().set(Optional.of(Catalog.load(wiring.home().engineRoots())));
  }

  private OfEngine engine(String id) {
    return model.engines().get().stream()
        .filter(each -> each.engine().id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void whatCanBeFetchedCanNotBeTickedUntilItIsHere() {
    assertThat(engine("elsewhere").availability()).isInstanceOf(Availability.Fetchable.class);
    assertThat(model.ticks().canToggle(engine("elsewhere"))).isFalse();
    assertThat(model.canGet(engine("elsewhere"))).isTrue();
    assertThat(model.canRemove(engine("derby"))).isFalse();
    assertThat(model.canGet(engine("derby"))).isFalse();

    model.get(engine("elsewhere").modes().getFirst());

    assertThat(asked.getFirst())
        .startsWith("Get Elsewhere 2.7.4, 1.7 MB?")
        .contains("Licence: HSQLDB License");
    assertThat(engine("elsewhere").isAvailable()).isTrue();
    assertThat(model.ticks().canToggle(engine("elsewhere"))).isTrue();
    assertThat(model.canGet(engine("elsewhere"))).isFalse();
    assertThat(wiring.notifications().list().getLast().sentence())
        .isEqualTo("Elsewhere 2.7.4 was fetched.");
  }

  @Test
  void nothingIsFetchedUnlessTheUserAgrees() {
    agreeing = false;

    model.get(engine("elsewhere"));

    assertThat(asked).hasSize(1);
    assertThat(engine("elsewhere").isAvailable()).isFalse();
    assertThat(folder.resolve("jars")).doesNotExist();
  }

  @Test
  void whatWasFetchedCanBeRemoved() {
    model.get(engine("elsewhere"));
    assertThat(model.canRemove(engine("elsewhere"))).isTrue();

    model.remove(engine("elsewhere"));

    assertThat(engine("elsewhere").isAvailable()).isFalse();
    assertThat(wiring.notifications().list().getLast().sentence())
        .isEqualTo("Elsewhere 2.7.4 was removed: 1.7 MB are free again.");
  }

  @Test
  void stoppingKeepsNothingHalf() {
    meanwhile = () -> wiring.tasks().background().tasks().forEach(BackgroundTask::cancel);

    model.get(engine("elsewhere"));

    assertThat(Thread.interrupted()).isTrue(); // this is the worker's thread as well
    assertThat(engine("elsewhere").isAvailable()).isFalse();
    assertThat(wiring.notifications().list().getLast())
        .isEqualTo(
            new Notifications.Notification(
                "Cancelled. The part that was fetched is kept; the next fetch continues there.",
                ""));
  }

  @Test
  void tellsHowManyMegabytesAreHere() {
    var stages = new ArrayList<String>();
    meanwhile =
        () ->
            wiring.tasks().background().tasks().getFirst().stage().subscribe(it -> stages.add(it));

    model.get(engine("elsewhere"));

    assertThat(stages)
        .startsWith("0 kB of 1.7 MB", "0.1 MB of 1.7 MB")
        .endsWith("1.7 MB of 1.7 MB")
        .hasSizeBetween(17, 19);
  }

  @Test
  void anEngineIsFetchedOnceAtATimeAndCanBeCancelled() {
    var queue = new ArrayDeque<Runnable>();
    Wiring waiting = TestWiring.in(folder, queue::add);
    var fetching =
        new EngineFetching(
            waiting.tasks(),
            new Answers(),
            FromFile.fetcher(Catalog.store(waiting.home().engineRoots()), folder, () -> {}));
    var here = new EnginesHere(waiting.draft(), fetching, waiting.home().engineRoots(), "looking");
    Descriptor elsewhere = engine("elsewhere").engine();

    here.get(elsewhere);
    here.get(elsewhere);

    assertThat(asked).hasSize(1);
    BackgroundTask task = Objects.requireNonNull(here.fetchTasks().get("elsewhere"));
    assertThat(task.title()).isEqualTo("Getting Elsewhere 2.7.4");
    task.cancel();
    queue.forEach(Runnable::run);
    assertThat(here.fetchTasks()).isEmpty();
  }

  @Test
  void otherVersionsStandBelowTheirEngineTheNewestFirst() {
    List<OfEngine> versions = engine("hsqldb").others().versions();

    assertThat(versions.getFirst().engine().version()).isEqualTo("2.6.1");
    assertThat(versions.getLast().engine().version()).isEqualTo("1.7.3.3");
    assertThat(versions)
        .allMatch(each -> each.availability() instanceof Availability.Fetchable)
        .allMatch(OfEngine::isOtherVersion);
  }

  @Test
  void theFilterFindsVersions() {
    model.filter().typed().set("1.8.0.7");

    assertThat(model.engines().get()).extracting(each -> each.engine().id()).contains("hsqldb");
    assertThat(engine("hsqldb").others().versions())
        .extracting(each -> each.engine().version())
        .containsExactly("1.8.0.7");
  }

  @Test
  void deletesOnesOwnEngineOnceOneAgrees() {
    agreeing = false;
    model.remove(engine("elsewhere"));
    assertThat(folder.resolve("engines/elsewhere/engine.toml")).exists();

    agreeing = true;
    assertThat(model.canRemove(engine("elsewhere"))).isTrue();
    model.remove(engine("elsewhere"));

    assertThat(asked).hasSize(2).allMatch(it -> it.startsWith("Delete Elsewhere (elsewhere)? "));
    assertThat(folder.resolve("engines/elsewhere")).doesNotExist();
    assertThat(wiring.draft().catalog().get().orElseThrow().engine("elsewhere")).isEmpty();
  }
}
