package dynobench.ui.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.plan.RowRange;
import dynobench.ui.desk.Desk;
import dynobench.ui.desk.DraftField;
import dynobench.ui.desk.TestDesk;
import dynobench.ui.parts.Texts;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RowsBarViewModelTest {
  @TempDir Path folder;
  private Desk desk;
  private RowsBarViewModel bar;

  @BeforeEach
  void begin() {
    desk = TestDesk.in(folder);
    desk.planFiles().preset("article-2005");
    bar = new RowsBarViewModel(desk.draft(), new Texts(PlanView.class));
  }

  private RowRange rows() {
    return desk.draft().plan().get().orElseThrow().rows();
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

    assertThat(rows()).isEqualTo(new RowRange.Linear(5000, 10_000, 11));
    assertThat(bar.high().get()).isEqualTo(100_000);
    assertThat(bar.words().get()).isEqualTo("rows 5,000 – 105,000, step 10,000");
  }

  @Test
  void comesBackToWhereItWas() {
    for (long high : List.of(60_000L, 700_000L, 9_000_000L, 40_000L, 50_000L)) {
      bar.high().set(high);
    }

    assertThat(rows()).isEqualTo(new RowRange.Linear(5000, 5000, 10));
  }

  @Test
  void keepsFactors() {
    desk.draft()
        .load(TestDesk.plan("name='x'\ncontenders='a/b'\nrows={from=1000,factor=10,count=5}"));

    bar.high().set(100_000);

    assertThat(rows()).isEqualTo(new RowRange.Geometric(1000, 10, 3));
    assertThat(bar.words().get()).isEqualTo("rows 1,000 – 100,000, × 10");
  }

  @Test
  void makesEqualStepsOfAListOfOne() {
    desk.planFiles().preset("quick");
    assertThat(bar.words().get()).isEqualTo("rows 2,000");

    bar.high().set(20_000);

    assertThat(rows()).isEqualTo(new RowRange.Linear(2000, 5000, 5));
  }

  @Test
  void followsTheFieldsWhileTheyMakeAPlan() {
    desk.draft().field(DraftField.FROM).set("10000");
    assertThat(bar.low().get()).isEqualTo(10_000);

    desk.draft().field(DraftField.FROM).set("x");
    assertThat(bar.low().get()).isEqualTo(10_000);
    assertThat(bar.words().get()).isEqualTo("rows: see Plan");
  }

  @Test
  void survivesEndsThatMeet() {
    bar.high().set(5000);

    assertThat(rows()).isEqualTo(new RowRange.Linear(5000, 5000, 1));
  }
}
