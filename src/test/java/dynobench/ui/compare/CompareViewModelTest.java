package dynobench.ui.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.measure.Metric;
import dynobench.ui.RunsWiring;
import dynobench.ui.Wiring;
import dynobench.ui.compare.Pair.Tone;
import dynobench.ui.parts.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
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
    model = new CompareViewModel(wiring.showing(), wiring.archive(), new Texts(CompareView.class));
  }

  private List<Pair> pairs() {
    return model.outcome().get().pairs();
  }

  @Test
  void aRunThatTakesTwiceAsLongIsSaidTo() {
    wiring.showing().compared().setAll(a, twice);

    assertThat(pairs()).hasSize(2).extracting(Pair::tone).containsOnly(Tone.WORSE);
    assertThat(pairs().getFirst().verdict()).isEqualTo("B takes 2.0 times as long (1.9 – 2.0)");
    assertThat(model.summary().get()).isEqualTo("Of 2 rows: 2 slower than A.");
  }

  @Test
  void turnedRoundItIsFaster() {
    wiring.showing().compared().setAll(a, twice);
    model.swap();

    assertThat(model.base().get()).contains(new Side.Run(twice));
    assertThat(pairs().getFirst().tone()).isEqualTo(Tone.BETTER);
    assertThat(pairs().getFirst().verdict()).startsWith("B is 2.0 times as fast");
  }

  @Test
  void ofRatesMoreIsBetter() {
    wiring.showing().compared().setAll(a, twice);
    model.metric().set(Metric.RATE);

    assertThat(pairs()).isNotEmpty().extracting(Pair::tone).containsOnly(Tone.WORSE);
    assertThat(pairs().getFirst().ratio()).isBetween(0.4, 0.6);
    assertThat(pairs().getFirst().verdict()).startsWith("B is 2.0 times as slow");
    assertThat(model.text()).contains("A [/s]");
  }

  @Test
  void runsThatSpreadAlikeShowNoDifference() {
    Path alike = it.store("alike", RunsWiring.NOW, 100, 101, 102, 103);
    wiring.showing().compared().setAll(a, alike);

    assertThat(pairs().getFirst().verdict()).isEqualTo("no difference shown (0.97 – 1.03)");
    assertThat(pairs().getFirst().tone()).isEqualTo(Tone.NOTHING);
  }

  @Test
  void tooFewRepetitionsAreSaidToBeTooFew() {
    Path once = it.store("once", RunsWiring.NOW, 500);
    wiring.showing().compared().setAll(a, once);

    assertThat(pairs().getFirst().verdict()).isEqualTo("too few repetitions: 4 of each would do");
    assertThat(pairs().getFirst().interval()).isEmpty();
  }

  @Test
  void severalRunsFollowEachOtherAtEachPoint() {
    Path third = it.store("third", RunsWiring.NOW, 300, 301, 302, 303);
    wiring.archive().refresh();
    wiring.showing().compared().setAll(a, twice, third);

    assertThat(pairs())
        .extracting(each -> each.row().a().title() + " " + each.letter())
        .containsExactly("Heap map B", "Heap map C", "Appended file B", "Appended file C");
    assertThat(pairs().get(1).verdict()).startsWith("C takes 3.0 times as long");
  }

  @Test
  void contendersOfTheShownRunAreCompared() {
    model.seen().set(true);
    wiring.archive().open(a);
    it.settle();
    model.contenders().set(true);
    List<Side> sides = model.choices().get();
    model.base().set(Optional.of(sides.getFirst()));
    model.use(sides.getLast(), true);

    assertThat(sides).extracting(Side::title).containsExactly("Heap map", "Appended file");
    assertThat(pairs())
        .singleElement()
        .satisfies(pair -> {
          assertThat(pair.ratio()).isBetween(1.9, 2.1);
          assertThat(pair.tone()).isEqualTo(Tone.WORSE);
        });
    assertThat(model.outcome().get().rivals()).anyMatch(each -> each.startsWith("The durability"));
  }

  @Test
  void contendersOfAnotherShownRunAreChosenAnew() {
    model.seen().set(true);
    model.contenders().set(true);
    wiring.archive().open(a);
    it.settle();

    assertThat(model.choices().get()).hasSize(2);
  }

  @Test
  void nothingIsComparedWithItself() {
    wiring.showing().compared().setAll(a, twice);
    model.base().set(Optional.of(new Side.Run(twice)));

    assertThat(model.others()).isEmpty();
    assertThat(pairs()).isEmpty();
  }

  @Test
  void aRunThatIsGoneIsChosenNoLonger() {
    wiring.showing().compared().setAll(a, twice);
    wiring.archive().store().delete(twice);
    wiring.archive().refresh();

    assertThat(model.others()).isEmpty();
    assertThat(pairs()).isEmpty();
    assertThat(model.base().get()).contains(new Side.Run(a));
  }

  @Test
  void onTheChartsTheBaselineIsShownAndTheOthersLieOverIt() {
    wiring.showing().compared().setAll(a, twice);
    model.showOnCharts();

    assertThat(wiring.showing().run().get().id()).isEqualTo("a");
    assertThat(wiring.showing().overlays())
        .singleElement()
        .satisfies(each -> assertThat(each.figures().id()).isEqualTo("twice"));
  }

  @Test
  void rivalExplanationsAndTheReachOfTheIntervalsAreSaid() {
    wiring.showing().compared().setAll(a, twice);

    assertThat(model.outcome().get().rivals())
        .anyMatch(each -> each.startsWith("Of 2 rows at 95 %"))
        .anyMatch(each -> each.startsWith("Load average at start:"))
        .anyMatch(each -> each.contains("Run one of them again"));
  }

  @Test
  void theTextHasALineForEachPairWithTabsBetweenColumns() {
    wiring.showing().compared().setAll(a, twice);

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
    wiring.showing().compared().setAll(a, twice);

    assertThat(model.summary().get())
        .isEqualTo(
            "Of 2 rows: 2 slower than A. B is in progress, or was cut off: it has 8 of 4 trials.");

    Files.write(log, whole);
    wiring.archive().refresh();
    assertThat(model.summary().get()).isEqualTo("Of 2 rows: 2 slower than A.");
  }

  @Test
  void aCancelledRunIsSaidToBe() throws IOException {
    Path log = twice.resolve("events.jsonl");
    String text = Files.readString(log);
    Files.writeString(log, text.replace("\"cancelled\":false", "\"cancelled\":true"));
    wiring.showing().compared().setAll(a, twice);

    assertThat(model.summary().get()).contains("B was cancelled: it has ");
  }
}
