package dynobench.ui.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.RunEvent;
import dynobench.event.Series;
import dynobench.measure.Metric;
import dynobench.plan.DiskKind;
import dynobench.plan.Rows;
import dynobench.plan.Trial;
import dynobench.result.CrashedRun;
import dynobench.result.SampleRun;
import dynobench.ui.RunsWiring;
import dynobench.ui.Wiring;
import dynobench.ui.compare.CompareRow.Tone;
import dynobench.ui.shownrun.LastComparison;
import dynobench.ui.widgets.ViewTexts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompareViewModelTest {
  @TempDir Path workspace;

  private RunsWiring it;
  private Wiring wiring;
  private CompareViewModel model;
  private Path a;
  private Path twice;

  @BeforeEach
  void store() {
    it = RunsWiring.in(workspace);
    wiring = it.wiring();
    a = it.store("a", RunsWiring.NOW, 100, 101, 102, 103);
    twice = it.store("twice", RunsWiring.NOW, 200, 201, 202, 203);
    wiring.archive().refresh();
    model =
        new CompareViewModel(wiring.display(), wiring.archive(), new ViewTexts(CompareView.class));
  }

  private List<CompareRow> pairs() {
    return model.outcome().get().pairs();
  }

  @Test
  void runsOfDifferentTimesHaveARatioAndNoVerdict() {
    wiring.display().compared().setAll(a, twice);

    assertThat(pairs()).hasSize(2).extracting(CompareRow::tone).containsOnly(Tone.APART);
    assertThat(pairs().getFirst().ratio()).isBetween(1.9, 2.1);
    assertThat(pairs().getFirst().interval()).isPresent();
    assertThat(pairs().getFirst().verdict())
        .startsWith("not comparable: measured at different times, and a has no processor time");
    assertThat(model.summary().get())
        .as("once, and not in each row")
        .startsWith("Not comparable: measured at different times, and a has no processor time");
    assertThat(model.outcome().get().common()).isPresent();
  }

  @Test
  void turnedRoundTheRatioIsTheInverse() {
    wiring.display().compared().setAll(a, twice);
    model.sides().swap();

    assertThat(model.sides().base().get()).contains(new ComparisonSide.Run(twice));
    assertThat(pairs().getFirst().ratio()).isBetween(0.49, 0.51);
  }

  @Test
  void ofRatesMoreIsBetter() {
    compareContenders(it.store("turns", RunsWiring.NOW, 100, 101, 102, 103, 104, 105));
    model.metric().set(Metric.RATE);

    assertThat(pairs()).isNotEmpty().extracting(CompareRow::tone).containsOnly(Tone.WORSE);
    assertThat(pairs().getFirst().ratio()).isBetween(0.4, 0.6);
    assertThat(pairs().getFirst().verdict()).startsWith("B is 2.00 times as slow");
    assertThat(model.text()).contains("A [/s]");
  }

  @Test
  void contendersInTurnsAreTold() {
    compareContenders(it.store("turns", RunsWiring.NOW, 100, 101, 102, 103, 104, 105));

    assertThat(pairs().getFirst().tone()).isEqualTo(Tone.WORSE);
    assertThat(pairs().getFirst().verdict())
        .isEqualTo("B takes 2.00 times as long (2.000 – 2.000)");
    assertThat(model.summary().get()).isEqualTo("Of 1 row: 1 slower than A.");
    assertThat(model.outcome().get().rivals()).anyMatch(each -> each.contains("signed ranks"));
  }

  @Test
  void tooFewRoundsAreSaidToBeTooFew() {
    compareContenders(a);

    assertThat(pairs().getFirst().tone()).isEqualTo(Tone.TOO_FEW);
    assertThat(pairs().getFirst().verdict()).isEqualTo("too few rounds: 7 would be enough");
    assertThat(model.summary().get())
        .as("once, and not in each row")
        .isEqualTo("Too few rounds for a verdict: 7 would be enough.");
  }

  @Test
  void ratiosAreToldWhereTheyAreNotThoseOfTheMedians() {
    assertThat(model.ratios().get()).isEmpty();

    wiring.display().compared().setAll(a, twice);
    assertThat(model.ratios().get()).contains("of all pairwise ratios", "seldom");

    compareContenders(a);
    assertThat(model.ratios().get()).contains("of the rounds' ratios");
  }

  @Nested
  class WhatWasChosen {
    private CompareViewModel later(LastComparison left) {
      Wiring next = RunsWiring.in(workspace).wiring();
      var later =
          new CompareViewModel(next.display(), next.archive(), new ViewTexts(CompareView.class));
      next.display().comparison().set(Optional.of(left));
      next.archive().open(a);
      next.take();
      later.visible().set(true);
      return later;
    }

    private LastComparison left() {
      return wiring.display().comparison().get().orElseThrow();
    }

    @Test
    void comesBackAtTheNextStart() {
      wiring.display().compared().setAll(twice, a);
      model.metric().set(Metric.WORK);
      model.margin().set(0.1);

      CompareViewModel later = later(left());

      assertThat(later.sides().base().get()).contains(new ComparisonSide.Run(twice));
      assertThat(later.sides().others()).containsExactly(new ComparisonSide.Run(a));
      assertThat(later.metric().get()).isEqualTo(Metric.WORK);
      assertThat(later.margin().get()).isEqualTo(0.1);
      assertThat(later.outcome().get().pairs()).isNotEmpty();
    }

    @Test
    void comesBackWithoutTheRunsThatAreGone() {
      it.store("third", RunsWiring.NOW, 300, 301, 302, 303);
      wiring.archive().refresh();
      wiring.display().compared().setAll(a, it.folder("third"), twice);
      wiring.archive().store().delete(it.folder("third"));

      CompareViewModel later = later(left());

      assertThat(later.sides().base().get()).contains(new ComparisonSide.Run(a));
      assertThat(later.sides().others()).containsExactly(new ComparisonSide.Run(twice));
    }

    @Test
    void ofContendersComesBackWithTheirRun() {
      compareContenders(a);

      CompareViewModel later = later(left());

      assertThat(later.sides().contenders().get()).isTrue();
      assertThat(later.sides().base().get().map(ComparisonSide::title)).contains("Heap map");
      assertThat(later.outcome().get().pairs()).isNotEmpty();
    }

    @Test
    void isKeptForALaterStartWhereItIsNotThere() {
      var gone = new LastComparison(true, Optional.of("x/y"), List.of("x/z"), "TIME", 0.03);

      CompareViewModel later = later(gone);

      assertThat(later.sides().isAwaiting()).isTrue();
      assertThat(later.sides().base().get()).isEmpty();
    }

    @Test
    void isNotLostWhileContendersAreLookedAt() {
      wiring.display().compared().setAll(twice, a);
      compareContenders(a);

      model.sides().contenders().set(false);

      assertThat(model.sides().base().get()).contains(new ComparisonSide.Run(twice));
      assertThat(model.sides().others()).containsExactly(new ComparisonSide.Run(a));
    }
  }

  private void compareContenders(Path run) {
    wiring.archive().refresh();
    model.visible().set(true);
    wiring.archive().open(run);
    it.settle();
    model.sides().contenders().set(true);
    List<ComparisonSide> sides = model.sides().choices().get();
    model.sides().base().set(Optional.of(sides.getFirst()));
    model.sides().use(sides.getLast(), true);
  }

  @Test
  void severalRunsFollowEachOtherAtEachPoint() {
    Path third = it.store("third", RunsWiring.NOW, 300, 301, 302, 303);
    wiring.archive().refresh();
    wiring.display().compared().setAll(a, twice, third);

    assertThat(pairs())
        .extracting(each -> each.row().a().title() + " " + each.letter())
        .containsExactly("Heap map B", "Heap map C", "Appended file B", "Appended file C");
    assertThat(pairs().get(1).ratio()).isBetween(2.9, 3.1);
  }

  @Test
  void contendersOfTheShownRunAreCompared() {
    compareContenders(a);

    assertThat(model.sides().choices().get())
        .extracting(ComparisonSide::title)
        .containsExactly("Heap map", "Appended file");
    assertThat(pairs())
        .singleElement()
        .satisfies(pair -> assertThat(pair.ratio()).isBetween(1.9, 2.1));
    assertThat(model.outcome().get().rivals()).anyMatch(each -> each.startsWith("The durability"));
    assertThat(model.opponents())
        .isEqualTo(model.shown().series().stream().map(Series::contender).toList());
  }

  @Test
  void contendersOfAnotherShownRunAreChosenAnew() {
    model.visible().set(true);
    model.sides().contenders().set(true);
    wiring.archive().open(a);
    it.settle();

    assertThat(model.sides().choices().get()).hasSize(2);
  }

  @Test
  void whatIsNoDifferenceIsTheUsersToSay() {
    var events = new ArrayList<RunEvent>();
    long begin = RunsWiring.NOW.toEpochMilli();
    events.add(SampleRun.started(begin, "quick", SampleRun.environment("ext4"), "1.0"));
    for (int round = 1; round <= 10; round++) {
      var heap = new Trial(2 * round - 1, SampleRun.HEAP, "phases", Rows.at(10), round, false);
      SampleRun.addTrial(events, heap, 1_000, SampleRun.completed());
      var disk = new Trial(2 * round, SampleRun.DISK, "phases", Rows.at(10), round, false);
      SampleRun.addTrial(events, disk, 980 + 40 * (round % 2), SampleRun.completed());
    }
    compareContenders(SampleRun.store(workspace.resolve("runs").resolve("alike"), events));
    assertThat(pairs()).singleElement().extracting(CompareRow::tone).isEqualTo(Tone.ALIKE);

    model.margin().set(0.01);
    assertThat(pairs()).singleElement().extracting(CompareRow::tone).isEqualTo(Tone.UNDECIDED);
  }

  @Test
  void nothingIsComparedWithItself() {
    wiring.display().compared().setAll(a, twice);
    model.sides().base().set(Optional.of(new ComparisonSide.Run(twice)));

    assertThat(model.sides().others()).isEmpty();
    assertThat(model.opponents()).isEmpty();
    assertThat(pairs()).isEmpty();
  }

  @Test
  void aRunThatIsGoneIsChosenNoLonger() {
    wiring.display().compared().setAll(a, twice);
    wiring.archive().store().delete(twice);
    wiring.archive().refresh();

    assertThat(model.sides().others()).isEmpty();
    assertThat(pairs()).isEmpty();
    assertThat(model.sides().base().get()).contains(new ComparisonSide.Run(a));
  }

  @Test
  void onTheChartsTheBaselineIsShownAndTheOthersLieOverIt() {
    wiring.display().compared().setAll(a, twice);
    model.showOnCharts();

    assertThat(wiring.display().run().get().id()).isEqualTo("a");
    assertThat(wiring.display().overlays())
        .singleElement()
        .satisfies(each -> assertThat(each.figures().id()).isEqualTo("twice"));
  }

  @Test
  void rivalExplanationsAndTheReachOfTheIntervalsAreSaid() {
    Path newer = it.storeNewer("newer", RunsWiring.NOW, 200, 201, 202, 203);
    wiring.archive().refresh();
    wiring.display().compared().setAll(a, newer);

    assertThat(model.outcome().get().rivals())
        .anyMatch(each -> each.startsWith("Load average at start:"))
        .anyMatch(
            each -> each.contains("dynobench rerun a --against newer measures both in rounds"));
  }

  @Test
  void theTextHasALineForEachPairWithTabsBetweenColumns() {
    wiring.display().compared().setAll(a, twice);

    List<String> lines = model.text().lines().toList();
    assertThat(lines).startsWith("A\ta", "B\ttwice");
    assertThat(lines.get(2).split("\t", -1)).hasSize(9);
    assertThat(lines.get(3).split("\t", -1)).hasSize(9).startsWith("insert", "10", "Heap map", "B");
  }

  @Test
  void aRunThatIsNotWholeIsSaidToBeAndReadAgainWhenItHasGoneOn() throws IOException {
    Path log = twice.resolve("events.jsonl");
    List<String> whole = Files.readAllLines(log);
    Files.write(log, whole.subList(0, whole.size() - 1));
    wiring.archive().refresh();
    wiring.display().compared().setAll(a, twice);

    assertThat(model.summary().get())
        .isEqualTo(
            "Not comparable: measured at different times, and a has no processor time of other"
                + " processes. B is in progress, or was cut off: it has 8 of 4 trials.");

    Files.write(log, whole);
    wiring.archive().refresh();
    assertThat(model.summary().get())
        .as("once, and not in each row")
        .startsWith("Not comparable: measured at different times, and a has no processor time");
    assertThat(model.outcome().get().common()).isPresent();
  }

  @Test
  void aCancelledRunIsSaidToBe() throws IOException {
    Path log = twice.resolve("events.jsonl");
    String text = Files.readString(log);
    Files.writeString(log, text.replace("\"cancelled\":false", "\"cancelled\":true"));
    wiring.display().compared().setAll(a, twice);

    assertThat(model.summary().get()).contains("B was cancelled: it has ");
  }

  @Test
  void crashesOfTwoRunsAreComparedByWhatWasKept() {
    Path safe =
        SampleRun.store(it.folder("safe"), CrashedRun.ofKills("safe", DiskKind.EXT4, new int[8]));
    Path loose =
        SampleRun.store(
            it.folder("loose"),
            CrashedRun.ofKills("loose", DiskKind.EXT4, 10, 20, 30, 40, 50, 60, 70, 80));
    wiring.archive().refresh();
    wiring.display().compared().setAll(safe, loose);

    assertThat(pairs()).isEmpty();
    assertThat(model.outcome().get().crashes())
        .singleElement()
        .extracting(CrashPair::cells)
        .isEqualTo(
            List.of(
                "Appended file",
                "B",
                "killed",
                "8 of 8",
                "0 of 8, 0.08 s lost",
                "B loses more (by chance in 1 case in 6,435)"));
    assertThat(model.summary().get()).isEqualTo("Of 1 kind of crash: 1 with more lost than in A.");
    assertThat(model.text())
        .contains("contender\tother\thow", "killed\t8 of 8\t0 of 8", "rank sums");
  }

  @Test
  void aCrashRunAndAnotherOneHaveNothingInCommon() {
    Path crashed = SampleRun.store(it.folder("crashed"), CrashedRun.events());
    wiring.archive().refresh();
    wiring.display().compared().setAll(crashed, a);

    assertThat(model.outcome().get().isEmpty()).isTrue();
    assertThat(model.summary().get()).startsWith("A and the others have no measurement in common");
  }
}
