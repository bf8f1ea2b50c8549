package dynobench.ui.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ui.TestWiring;
import dynobench.ui.Wiring;
import dynobench.ui.draft.DraftField;
import dynobench.ui.parts.Texts;
import dynobench.workload.Range;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RowsBarViewModelTest {
  @TempDir Path folder;
  private Wiring wiring;
  private RowsBarViewModel bar;

  @BeforeEach
  void begin() {
    wiring = TestWiring.in(folder);
    wiring.planFiles().preset("article-2005");
    bar = new RowsBarViewModel(wiring.draft(), new Texts(PlanView.class));
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
    bar.high().set(100_000);

    assertThat(rows()).isEqualTo(new Range.Linear(5000, 10_000, 11));
    assertThat(bar.high().get()).isEqualTo(100_000);
    assertThat(bar.words().get()).isEqualTo("rows 5,000 – 105,000, step 10,000");
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
  void makesEqualStepsOfAListOfOne() {
    wiring.planFiles().preset("quick");
    assertThat(bar.words().get()).isEqualTo("rows 2,000");

    bar.high().set(20_000);

    assertThat(rows()).isEqualTo(new Range.Linear(2000, 5000, 5));
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
}
