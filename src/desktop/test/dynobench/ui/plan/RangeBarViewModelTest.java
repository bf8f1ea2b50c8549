package dynobench.ui.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ui.TestWiring;
import dynobench.ui.Wiring;
import dynobench.ui.plandraft.DraftField;
import dynobench.ui.widgets.LogScale;
import dynobench.ui.widgets.ViewTexts;
import dynobench.workload.Range;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RangeBarViewModelTest {
  @TempDir Path folder;
  private Wiring wiring;
  private RangeBarViewModel bar;

  @BeforeEach
  void begin() {
    wiring = TestWiring.in(folder);
    wiring.planFiles().preset("article-2005");
    bar = new RangeBarViewModel(wiring.draft(), new ViewTexts(PlanView.class));
  }

  private Range rows() {
    return wiring.draft().plan().get().orElseThrow().factor("rows").orElseThrow().range();
  }

  @Test
  void showsTheRangeOfThePlan() {
    assertThat(bar.low().get()).isEqualTo(5000);
    assertThat(bar.high().get()).isEqualTo(50_000);
    assertThat(bar.words().get()).isEqualTo("rows 5,000 – 50,000, step 5,000");
  }

  @Test
  void movesAnEndInRoundStepsAndLeavesItWhereTheUserPutIt() {
    bar.high().set(90_000);
    bar.low().set(11_000);

    assertThat(rows()).isEqualTo(new Range.Linear(10_000, 10_000, 9));
    assertThat(bar.low().get()).isEqualTo(11_000);
    assertThat(bar.words().get()).isEqualTo("rows 10,000 – 90,000, step 10,000");
  }

  @Test
  void makesRoundSizesWhereverTheLowerEndIs() {
    bar.high().set(1_000_000);
    bar.low().set(2500);

    assertThat(rows().numbers())
        .startsWith(2500L, 100_000L, 200_000L)
        .endsWith(900_000L, 1_000_000L);
    assertThat(bar.words().get()).isEqualTo("rows 2,500 – 1,000,000, 11 values");

    bar.low().set(100_000);

    assertThat(rows()).isEqualTo(new Range.Linear(100_000, 100_000, 10));
  }

  @Test
  void comesBackToWhereItWas() {
    for (long high : List.of(60_000L, 700_000L, 9_000_000L, 40_000L, 50_000L)) {
      bar.high().set(high);
    }

    assertThat(rows()).isEqualTo(new Range.Linear(5000, 5000, 10));
  }

  @Test
  void keepsFactors() {
    wiring
        .draft()
        .load(TestWiring.plan("name='x'\ncontenders='a/b'\nrows={from=1000,factor=10,count=5}"));

    bar.high().set(100_000);

    assertThat(rows()).isEqualTo(new Range.Geometric(1000, 10, 3));
    assertThat(bar.words().get()).isEqualTo("rows 1,000 – 100,000, × 10");
  }

  @Test
  void makesSeveralOfAListOfOne() {
    wiring.planFiles().preset("quick");
    assertThat(bar.words().get()).isEqualTo("rows 2,000");

    bar.high().set(20_000);

    assertThat(rows().numbers()).containsExactly(2000L, 5000L, 10_000L, 15_000L, 20_000L);
  }

  @Test
  void followsTheFieldsWhileTheyMakeAPlan() {
    wiring.draft().field(DraftField.FROM).set("10000");
    assertThat(bar.low().get()).isEqualTo(10_000);

    wiring.draft().field(DraftField.FROM).set("x");
    assertThat(bar.low().get()).isEqualTo(10_000);
    assertThat(bar.words().get()).isEqualTo("rows: see Plan");
  }

  @Test
  void survivesEndsThatMeet() {
    bar.high().set(5000);

    assertThat(rows()).isEqualTo(new Range.Linear(5000, 5000, 1));
  }

  @Test
  void followsTheFactorThatVaries() {
    wiring
        .draft()
        .load(
            TestWiring.plan(
                "name='x'\ncontenders='a/b'\nworkload='records'\nvary={value_bytes=[8,64]}"));
    assertThat(bar.words().get()).isEqualTo("value bytes 8 – 64, 2 values");
    assertThat(bar.scale().get()).isEqualTo(new LogScale(8, 4096));
    assertThat(bar.lowName()).isEqualTo("Smallest value bytes");

    bar.high().set(4096);

    assertThat(wiring.draft().problems().get()).isEmpty();
    Range range =
        wiring.draft().plan().get().orElseThrow().factor("value_bytes").orElseThrow().range();
    assertThat(range.numbers()).containsExactly(8L, 4096L);
  }

  @Test
  void neverLeavesWhatIsPermitted() {
    wiring
        .draft()
        .load(TestWiring.plan("name='x'\ncontenders='a/b'\nworkload='lookup'\nvary={terms=[1]}"));
    for (long high : List.of(7L, 99L, 640L, 1000L)) {
      bar.high().set(high);
      assertThat(wiring.draft().problems().get()).as(high + " terms").isEmpty();
    }
  }

  @Test
  void saysThatNothingHasARange() {
    assertThat(bar.nothing().get()).isFalse();

    wiring.draft().vary("");

    assertThat(bar.nothing().get()).isTrue();
    assertThat(bar.words().get()).isEqualTo("no range: see Plan");
    assertThat(bar.tip().get()).contains("nothing to drag");
    bar.high().set(7);
    assertThat(wiring.draft().plan().get().orElseThrow().factors()).isEmpty();
  }
}
