package dynobench.ui.details;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.catalog.Availability;
import dynobench.catalog.Catalog;
import dynobench.catalog.Descriptor;
import dynobench.chart.SeriesKey;
import dynobench.event.RunEvent;
import dynobench.measure.FileGroup;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.reference.Reference;
import dynobench.reference.References;
import dynobench.result.ContinuedRun;
import dynobench.result.SampleRun;
import dynobench.ui.MadeWiring;
import dynobench.ui.TestWiring;
import dynobench.ui.shownrun.EngineSelection.Pick;
import dynobench.ui.shownrun.ShownRun;
import dynobench.ui.widgets.ViewTexts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class DetailsViewModelTest {
  @TempDir private Path folder;
  private MadeWiring made;
  private DetailsViewModel model;

  @BeforeEach
  void open() {
    made = new MadeWiring(folder);
    model =
        new DetailsViewModel(
            made.wiring.display(),
            made.wiring.problemList().warnings(),
            made.wiring.library(),
            made.wiring.tasks(),
            made.wiring.clock().getZone(),
            new ViewTexts(DetailsView.class));
    model.visible().set(true);
  }

  private void select(Contender contender) {
    made.wiring.display().selected().set(Optional.of(new SeriesKey("made", contender)));
  }

  private String text() {
    return model.page().get().text();
  }

  @Test
  void aSeriesIsToldWithVersionDurabilityAndSettings() {
    made.show(MadeWiring.run(3, 4));
    select(MadeWiring.CONTENDERS.get(1));

    assertThat(model.page().get().title()).isEqualTo("Derby");
    assertThat(model.page().get().look()).isPresent();
    assertThat(text())
        .contains("Version: Product made (Driver 3)")
        .contains("Power cut: all acknowledged rows (claimed)\nwhat it promises")
        .contains("Tuned: page cache 40 MB instead of 4 MB")
        .contains("url: jdbc:made:Derby\njar: made-1.1.jar");
  }

  @Test
  void theTimeIsPartedAtTheLargestNumberOfRows() {
    made.show(MadeWiring.run(3, 4));
    select(MadeWiring.CONTENDERS.getFirst());

    List<DetailsPage.Split> splits =
        model.page().get().sections().stream()
            .flatMap(each -> each.items().stream())
            .filter(DetailsPage.Split.class::isInstance)
            .map(DetailsPage.Split.class::cast)
            .toList();
    assertThat(splits).hasSize(3).allMatch(each -> each.title().contains("at 3,000 rows"));
    assertThat(splits.get(1).openNanos()).isEqualTo(6_000_000);
    assertThat(splits.get(1).closeNanos()).isEqualTo(1_000_000);
  }

  @Test
  void scalingAndDoubtsOfTheSeriesAreTold() {
    made.show(MadeWiring.run(3, 4));
    select(MadeWiring.CONTENDERS.get(2));

    assertThat(text())
        .contains("insert: rows to the power of 1.00 (95 %: ")
        .doesNotContain("create: rows to the power")
        .contains("Trials failed: 1 of 45 trials failed");
    select(MadeWiring.CONTENDERS.getFirst());
    assertThat(text()).doesNotContain("Trials failed");
  }

  @Test
  void aFailedTrialIsToldWithItsStackTrace() {
    made.show(MadeWiring.run(3, 4));
    select(MadeWiring.CONTENDERS.get(2));

    assertThat(model.page().get().sections().stream().flatMap(each -> each.items().stream()))
        .contains(
            new DetailsPage.Bad(
                "Trial 45, 3,000 rows, repetition 4",
                "failed in insert: the disk is full",
                "",
                "java.sql.SQLException: full"));
  }

  @Test
  void withoutASeriesTheRunIsTold() {
    made.show(MadeWiring.run(3, 4));

    assertThat(text())
        .startsWith("made\nmade")
        .contains("State: finished")
        .contains("Trials: 45 started, 44 completed, 45 planned")
        .contains("Rows: 3 values from 1,000 to 3,000")
        .contains("Processor: a processor")
        .contains("File system: ext4");
    select(MadeWiring.CONTENDERS.getFirst());
    model.showRun();
    assertThat(model.page().get().title()).isEqualTo("made");
  }

  @Test
  void theNotesOfAStoredRunAreTold() throws IOException {
    Path run = Files.createDirectories(folder.resolve("runs").resolve("a-run"));
    made.wiring.bench().workspace().runs().writeNotes(run, "measured on battery");

    made.show(
        new ShownRun("a-run", ShownRun.Origin.STORED, Optional.of(run)), MadeWiring.run(1, 1));

    assertThat(text()).contains("Notes\nmeasured on battery");
  }

  @Test
  void aRunThatTheUserNamedIsCalledSo() {
    made.show(
        new ShownRun("2026-11-21-2147-made", ShownRun.Origin.STORED, Optional.empty()),
        MadeWiring.run(1, 1));
    assertThat(model.page().get().title()).as("its plan's name").isEqualTo("made");
    assertThat(model.page().get().subtitle()).isEqualTo("2026-11-21-2147-made");

    made.show(
        new ShownRun("before the fix", ShownRun.Origin.STORED, Optional.empty()),
        MadeWiring.run(1, 1));

    assertThat(model.page().get().title()).isEqualTo("before the fix");
    assertThat(model.page().get().subtitle()).isEqualTo("made");
  }

  @Test
  void publishedFiguresAreToldWithTheirCitation() {
    var reference = (Reference.Repeatable) References.named("lawrence-2005").orElseThrow();
    made.wiring.display().show(reference);
    assertThat(text())
        .contains(reference.publication().citation())
        .contains(reference.publication().conditions());

    Contender first = reference.series().getFirst().contender();
    made.wiring.display().selected().set(Optional.of(new SeriesKey(reference.id(), first)));
    assertThat(model.page().get().title()).isEqualTo(reference.series().getFirst().title());
    assertThat(text()).contains(reference.publication().citation());
  }

  @Test
  void nothingIsSaidInWords() {
    assertThat(text()).startsWith("No run");
  }

  @Test
  void aPickedModeIsToldAsTheCommandLineTellsIt() {
    made.show(MadeWiring.run(1, 1));
    Catalog.Resolved mode = mode("derby", "disk");
    made.wiring
        .display()
        .picked()
        .pick(new Pick.OfMode(mode, new Availability.Missing("no jar. Get it.")));

    assertThat(model.page().get().title()).isEqualTo("Derby on disk");
    assertThat(text())
        .contains("derby/disk\n", "Licence: " + mode.engine().licence())
        .contains("Can run here: no: no jar. Get it.")
        .contains(
            "Power cut: "
                + mode.mode().durability().powerCut().description()
                + "\n"
                + mode.mode().promise())
        .contains("Upkeep\nFirst release: ", "State: retired since 2025-10-10 (https://")
        .contains("Step 3: Shut the database down", "To be set: derby.system.home")
        .contains("Tuned: no", "insert: INSERT", "closes by: connecting to jdbc:derby:");
    assertThat(model.partial().get()).isTrue();
    model.showRun();
    assertThat(model.page().get().title()).isEqualTo("made");
    assertThat(model.partial().get()).isFalse();
  }

  @Test
  void aPickedEngineIsToldWithItsModes() {
    Catalog.Resolved mode = mode("je", "sync");
    made.wiring
        .display()
        .picked()
        .pick(new Pick.OfEngine(mode.engine(), new Availability.Available()));

    assertThat(text())
        .startsWith(mode.engine().name() + "\nje\n")
        .contains(
            "Can run here: yes", "Jar: je-", mode.mode().title() + "\nDurability: survives kill")
        .contains("State: dormant: no release since 2018-10-15")
        .contains("Size of the jars: 1 jar, ", "Step 1: Put the jar", "To be set: nothing");
  }

  @Test
  void theFilesOfAPickedSeriesAreToldOfItsLastTrial() {
    List<RunEvent> events = new ArrayList<>(MadeWiring.run(1, 1));
    RunEvent.TrialStarted begun =
        events.stream()
            .filter(RunEvent.TrialStarted.class::isInstance)
            .map(RunEvent.TrialStarted.class::cast)
            .findFirst()
            .orElseThrow();
    events.add(
        events.indexOf(begun) + 1,
        new RunEvent.FilesSeen(
            begun.atMillis(),
            begun.trial().number(),
            List.of(new FileGroup("*.jdb", 12, 1_500_000), new FileGroup("je.lck", 1, 0))));
    made.show(events);
    select(begun.trial().contender());

    assertThat(text())
        .contains("Files of the database\nAfter the phases of trial 1: 13 files, 1.5 MB.")
        .contains("*.jdb × 12 (1.5 MB)\nje.lck (0 kB)");
  }

  private Catalog.Resolved mode(String engine, String mode) {
    Descriptor found = Catalog.load(made.wiring.home().engineRoots()).engine(engine).orElseThrow();
    return new Catalog.Resolved(found, found.mode(mode).orElseThrow());
  }

  @Test
  void rowCountsThatAreNotInOrderAreToldAsTheyAre() {
    Plan plan = TestWiring.plan("name='x'\ncontenders=['je/sync']\nrows.sizes=[5000, 1000, 2000]");
    RunEvent.RunStarted made1 = MadeWiring.started(1, 1);
    made.show(
        List.of(
            new RunEvent.RunStarted(
                made1.atMillis(),
                "x",
                plan,
                9,
                made1.environment(),
                made1.series(),
                Optional.empty())));

    assertThat(text())
        .contains("Rows: 3 values from 1,000 to 5,000, in the order 5,000, 1,000, 2,000");
  }

  @Test
  void aRunWithAddedRoundsIsToldWithItsParts() {
    made.show(ContinuedRun.events());

    assertThat(text())
        .contains(
            "Round 1: 20 November 2026, 14:02",
            "Rounds 2–3: 21 November 2026, 14:02",
            "Repetitions: 3, after 1 warm-up trials of each",
            "10 started, 9 completed, 10 planned");
    made.show(SampleRun.events());
    assertThat(text()).doesNotContain("Round 1");
  }
}
