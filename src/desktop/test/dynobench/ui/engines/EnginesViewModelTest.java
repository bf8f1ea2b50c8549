package dynobench.ui.engines;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.chart.SeriesKey;
import dynobench.plan.CommitStyle.Autocommit;
import dynobench.plan.Contender;
import dynobench.reference.Reference;
import dynobench.reference.References;
import dynobench.ui.MadeWiring;
import dynobench.ui.TestWiring;
import dynobench.ui.Wiring;
import dynobench.ui.engines.EngineNode.OfEngine;
import dynobench.ui.engines.EngineNode.OfGroup;
import dynobench.ui.engines.EngineNode.OfMode;
import dynobench.ui.engines.EngineTicks.Tick;
import dynobench.ui.shownrun.EngineSelection;
import dynobench.ui.shownrun.EventFeed;
import dynobench.ui.shownrun.ShownRun;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EnginesViewModelTest {
  @TempDir Path folder;
  private Wiring wiring;
  private EnginesViewModel model;

  @BeforeEach
  void begin() throws IOException {
    write("broken", "name = 3");
    String sqlite = Files.readString(Path.of("resources/engines/sqlite/engine.toml"));
    write("elsewhere", sqlite.replace("SQLite", "Elsewhere"));
    wiring = TestWiring.withEngines(folder);
    model =
        new EnginesViewModel(
            wiring.draft(),
            wiring.display(),
            new EnginesHere(
                wiring.draft(),
                new EngineFetching(wiring.tasks(), wiring.dialogs(), wiring.home().fetcher()),
                wiring.home().engineRoots(),
                "looking"));
  }

  private void write(String id, String text) throws IOException {
    Path engine = Files.createDirectories(folder.resolve("engines").resolve(id));
    Files.writeString(engine.resolve("engine.toml"), text);
  }

  private OfEngine engine(String id) {
    return model.engines().get().stream()
        .filter(each -> each.engine().id().equals(id))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void whatHasNoWayToDoTheWorkloadSaysSoAndCanNotBeTicked() {
    OfEngine file = engine("baseline-file");
    assertThat(file.isAvailable()).isTrue();
    model.ticks().toggle(file.modes().getFirst());

    wiring.draft().choose("records");

    OfEngine unable = engine("baseline-file");
    assertThat(unable.isAvailable()).isFalse();
    assertThat(unable.reason())
        .isEqualTo("Not for Records: it does not support records by number.");
    assertThat(engine("je").modes()).allMatch(EngineNode::isAvailable);
    assertThat(model.ticks().canToggle(unable.modes().getFirst())).as("to untick it").isTrue();
    assertThat(model.ticks().canToggle(unable.modes().getLast())).isFalse();

    wiring.draft().choose("phases");
    assertThat(engine("baseline-file").isAvailable()).isTrue();
  }

  @Test
  void tickAllModesOfAnEngineAndUntickThem() {
    OfEngine derby = engine("derby");
    assertThat(model.ticks().of(derby)).isEqualTo(Tick.NONE);

    model.ticks().toggle(derby.modes().getFirst());
    assertThat(model.ticks().of(derby)).isEqualTo(Tick.SOME);

    model.ticks().toggle(derby);
    assertThat(model.ticks().of(derby)).isEqualTo(Tick.ALL);
    assertThat(wiring.draft().contenders()).hasSize(derby.modes().size());

    model.ticks().toggle(derby);
    assertThat(model.ticks().of(derby)).isEqualTo(Tick.NONE);
  }

  @Test
  void whatCanNotRunHereSaysWhyAndIsNeverTicked() {
    OfEngine elsewhere = engine("elsewhere");

    model.ticks().toggle(elsewhere);
    model.ticks().toggle(elsewhere.modes().getFirst());

    assertThat(elsewhere.reason()).contains(".jar");
    assertThat(model.ticks().canToggle(elsewhere)).isFalse();
    assertThat(wiring.draft().contenders()).isEmpty();
  }

  @Test
  void whatCanNotRunHereCanBeUnticked() {
    EngineNode.OfMode mode = engine("elsewhere").modes().getFirst();
    wiring.draft().use(mode.use(), true);
    assertThat(model.ticks().canToggle(mode)).isTrue();

    model.ticks().toggle(mode);

    assertThat(wiring.draft().contenders()).isEmpty();
  }

  @Test
  void filtersByNameAndByWhatSurvives() {
    model.filter().typed().set("hsq");
    assertThat(model.engines().get()).extracting(each -> each.engine().id()).containsOnly("hsqldb");

    model.filter().typed().set("Power Cut");
    assertThat(model.engines().get())
        .flatExtracting(OfEngine::modes)
        .isNotEmpty()
        .allMatch(mode -> mode.resolved().mode().durability().description().contains("power cut"));

    model.filter().typed().set("no such thing");
    assertThat(model.engines().get()).isEmpty();
  }

  private List<OfEngine> ofRank(EngineNode.Rank rank) {
    return model.engines().get().stream().filter(it -> it.rank() == rank).toList();
  }

  @Test
  void bundledEnginesComeFirstAndBaselinesAndWhatCannotRunLastInGroups() {
    assertThat(model.rows())
        .filteredOn(OfEngine.class::isInstance)
        .extracting(it -> ((OfEngine) it).engine().id())
        .startsWith("je", "derby", "h2", "hsqldb", "sqlite")
        .contains("duckdb")
        .doesNotContain("elsewhere", "baseline-map");
    assertThat(model.rows().subList(model.rows().size() - 2, model.rows().size()))
        .containsExactly(
            new OfGroup(EngineNode.Rank.BASELINE, ofRank(EngineNode.Rank.BASELINE)),
            new OfGroup(EngineNode.Rank.UNABLE, ofRank(EngineNode.Rank.UNABLE)));
    assertThat(ofRank(EngineNode.Rank.BASELINE))
        .extracting(it -> it.engine().id())
        .containsExactly("baseline-file", "baseline-map");
    assertThat(ofRank(EngineNode.Rank.UNABLE))
        .extracting(it -> it.engine().id())
        .contains("elsewhere", "daffodil");

    wiring.draft().choose("bank");

    assertThat(ofRank(EngineNode.Rank.UNABLE))
        .extracting(it -> it.engine().id())
        .contains("elsewhere", "je", "baseline-map");
    assertThat(ofRank(EngineNode.Rank.BASELINE)).isEmpty();
  }

  @Test
  void filtersByWhatSurvivesAndByWhatCanRun() {
    model.filter().powerCut().set(true);
    List<OfMode> safe = modes();
    assertThat(safe)
        .extracting(OfMode::use)
        .contains("je/sync", "derby/disk", "postgresql/default", "elsewhere/wal-full")
        .doesNotContain("je/no-sync", "hsqldb/mem");

    model.filter().canRun().set(true);
    assertThat(modes())
        .isNotEmpty()
        .isSubsetOf(safe)
        .allMatch(EngineNode::isAvailable)
        .extracting(OfMode::use)
        .contains("je/sync")
        .doesNotContain("postgresql/default", "elsewhere/wal-full");

    model.filter().powerCut().set(false);
    model.filter().kill().set(true);
    assertThat(modes())
        .extracting(OfMode::use)
        .contains("je/write-no-sync")
        .doesNotContain("je/no-sync");

    model.filter().clear();
    assertThat(modes()).extracting(OfMode::use).contains("hsqldb/mem", "postgresql/default");
  }

  private List<OfMode> modes() {
    return model.engines().get().stream().flatMap(each -> each.modes().stream()).toList();
  }

  @Test
  void groupsCountTheirModesInThePlan() {
    wiring.planFiles().preset("every-engine");

    assertThat(model.ticks().count(ofRank(EngineNode.Rank.BASELINE))).isEqualTo(2);
    assertThat(model.ticks().count(ofRank(EngineNode.Rank.UNABLE))).isZero();
    OfGroup baselines = new OfGroup(EngineNode.Rank.BASELINE, ofRank(EngineNode.Rank.BASELINE));
    assertThat(model.ticks().of(baselines)).isEqualTo(Tick.SOME);
    assertThat(model.ticks().canToggle(baselines)).isFalse();
  }

  @Test
  void whatReplacesAllContendersCanBeUndone() {
    wiring.planFiles().preset("quick");
    var before = List.copyOf(wiring.draft().contenders());

    model.ticks().untickAll();
    assertThat(wiring.draft().contenders()).isEmpty();
    wiring.planFiles().replacement().undo();
    assertThat(wiring.draft().contenders()).isEqualTo(before);

    model.ticks().only(engine("h2"));
    wiring.planFiles().replacement().undo();
    assertThat(wiring.draft().contenders()).isEqualTo(before);
  }

  @Test
  void listsBrokenDescriptorsWithoutTheirFolder() {
    assertThat(model.problems().get()).isNotEmpty().allMatch(line -> line.startsWith("broken"));
  }

  @Test
  void onlyTicksNothingElse() {
    wiring.planFiles().preset("quick");
    model.ticks().only(engine("derby").modes().getFirst());

    assertThat(wiring.draft().contenders()).hasSize(1);
  }

  @Test
  void ticksAllThatPromiseTheSameAndNothingElse() {
    wiring.planFiles().preset("quick");
    EngineNode.OfMode sync =
        engine("je").modes().stream()
            .filter(each -> each.use().equals("je/sync"))
            .findFirst()
            .orElseThrow();

    model.tickAlike(sync);

    assertThat(List.of("je/sync", "derby/disk", "sqlite/wal-full")).allMatch(wiring.draft()::uses);
    assertThat(List.of("h2/file", "je/no-sync", "hsqldb/mem")).noneMatch(wiring.draft()::uses);
  }

  @Test
  void tellsTheDeskWhichModeOrEngineWasPicked() {
    EngineNode.OfMode mode = engine("je").modes().getFirst();
    model.pick(mode);
    assertThat(wiring.display().picked().pick().get())
        .contains(new EngineSelection.Pick.OfMode(mode.resolved(), mode.availability()));

    OfEngine elsewhere = engine("elsewhere");
    model.pick(elsewhere);
    assertThat(wiring.display().picked().pick().get())
        .contains(new EngineSelection.Pick.OfEngine(elsewhere.engine(), elsewhere.availability()));
  }

  @Test
  void pickingHighlightsAModeThatTheRunHasAndLeavesTheChartsAloneOtherwise() {
    var feed = new EventFeed();
    wiring.display().show(new ShownRun("made", ShownRun.Origin.LIVE, Optional.empty()), feed);
    feed.accept(MadeWiring.started(1, 1));
    wiring.take();
    var key = Optional.of(new SeriesKey("made", MadeWiring.CONTENDERS.get(1)));

    model.pick(mode("derby/disk"));
    assertThat(wiring.display().selected().get()).isEqualTo(key);
    model.pick(mode("je/plain"));
    assertThat(wiring.display().selected().get()).isEqualTo(key);
    assertThat(wiring.display().picked().pick().get()).isPresent();
  }

  @Test
  void pickingASeriesOrOpeningARunForgetsTheEngine() {
    var key = Optional.of(new SeriesKey("a", new Contender("je", "sync", new Autocommit())));
    wiring.display().selected().set(key);
    model.pick(mode("je/sync"));
    wiring.display().selected().set(Optional.of(key.get())); // the same again
    assertThat(wiring.display().picked().pick().get()).isEmpty();

    model.pick(mode("je/sync"));
    wiring.display().show((Reference.Repeatable) References.named("pal-2007").orElseThrow());
    assertThat(wiring.display().picked().pick().get()).isEmpty();
  }

  private EngineNode.OfMode mode(String use) {
    return model.engines().get().stream()
        .flatMap(each -> each.modes().stream())
        .filter(each -> each.use().equals(use))
        .findFirst()
        .orElseThrow();
  }
}
