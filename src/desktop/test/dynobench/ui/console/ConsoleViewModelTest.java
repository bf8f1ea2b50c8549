package dynobench.ui.console;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.event.RunEvent;
import dynobench.event.RunEvent.Source;
import dynobench.plan.CommitStyle;
import dynobench.plan.Contender;
import dynobench.plan.Rows;
import dynobench.plan.Trial;
import dynobench.ui.shownrun.ShownRun;
import dynobench.ui.tasks.Notifications.Notification;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class ConsoleViewModelTest {
  private static final int BATCH = 20_000;

  private final ConsoleViewModel model = new ConsoleViewModel(ZoneOffset.UTC);

  static RunEvent begins(int number, String use) {
    Contender contender = Contender.parse(use, new CommitStyle.Autocommit());
    return new RunEvent.TrialStarted(
        0, new Trial(number, contender, "phases", Rows.at(10), 1, false));
  }

  static RunEvent logged(int trial, Source source, String text) {
    return new RunEvent.Logged(3_723_004, trial, source, text);
  }

  private void twoContenders() {
    model.accept(
        List.of(
            begins(1, "derby/disk"),
            logged(1, Source.ERROR, "Derby booted"),
            begins(2, "h2/disk"),
            logged(2, Source.OUTPUT, "H2 opened"),
            logged(0, Source.DYNOBENCH, "disk is slow")));
  }

  private List<String> texts() {
    return model.shown().stream().map(ConsoleLine::text).toList();
  }

  @Test
  void whatTheWindowSaidIsFoundAmongTheLines() {
    model.add(
        List.of(new Notification("Wrote a file.", ""), new Notification("It broke.", "trace")), 0);

    assertThat(texts()).containsExactly("Wrote a file.", "It broke.");
  }

  @Test
  void linesCanBeLookedAtByContender() {
    twoContenders();

    assertThat(model.contenders()).containsExactly(ConsoleViewModel.ALL, "derby/disk", "h2/disk");
    assertThat(texts()).containsExactly("Derby booted", "H2 opened", "disk is slow");
    model.contender().set("h2/disk");
    assertThat(texts()).containsExactly("H2 opened");
  }

  @Test
  void searchKnowsNoCapitals() {
    twoContenders();

    model.search().set(" DERBY ");

    assertThat(texts()).containsExactly("Derby booted");
    assertThat(model.lines()).isEqualTo(3);
  }

  @Test
  void ofTwentyThousandLinesAtOnceTheLastTenThousandStay() {
    var batch = new ArrayList<RunEvent>();
    for (int line = 1; line <= BATCH; line++) {
      batch.add(logged(1, Source.ERROR, "line " + line));
    }
    long before = model.revision().get();

    model.accept(List.of(logged(1, Source.ERROR, "the first")));
    model.accept(batch);

    assertThat(model.revision().get()).isEqualTo(before + 2);
    assertThat(texts())
        .hasSize(LineStore.MOST_LINES)
        .startsWith("line 10001")
        .endsWith("line 20000");
    assertThat(model.dropped()).isEqualTo(10_001);
  }

  @Test
  void longLinesDropMoreOfTheOldOnes() {
    String million = "x".repeat(1_000_000);
    for (int line = 0; line < 20; line++) {
      model.accept(List.of(logged(1, Source.ERROR, million)));
    }

    assertThat(model.lines()).isEqualTo(8);
    assertThat(model.dropped()).isEqualTo(12);
    assertThat(model.shown().getFirst().shown()).hasSizeLessThan(400).endsWith("…");
  }

  @Test
  void copiedLinesAreComplete() {
    twoContenders();

    assertThat(model.text(model.shown().subList(0, 1)))
        .isEqualTo("01:02:03.004\tERROR\tderby/disk\tDerby booted\n");
  }

  @Test
  void clearingForgetsTheLinesAndAnotherRunTheContendersToo() {
    twoContenders();
    model.clear();
    assertThat(model.lines()).isZero();
    assertThat(model.contenders()).hasSize(3);
    model.contender().set("h2/disk");

    model.opened(ShownRun.NOTHING);

    assertThat(model.contenders()).containsExactly(ConsoleViewModel.ALL);
    assertThat(model.contender().get()).isEqualTo(ConsoleViewModel.ALL);
  }
}
