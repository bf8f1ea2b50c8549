package dynobench.ui.monitor;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ui.monitor.VisibleRange.Follow;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class VisibleRangeTest {
  private final AtomicInteger changes = new AtomicInteger();
  private final AtomicInteger pointings = new AtomicInteger();
  private double end = 100_000;
  private final VisibleRange range =
      new VisibleRange(() -> end, changes::incrementAndGet, pointings::incrementAndGet);

  @Test
  void aMarkIsShownUntilTheUserZoomsIntoIt() {
    range.mark(40_000, 20_000);
    assertThat(range.marked()).contains(new TimeWindow(20_000, 40_000));
    assertThat(range.window()).isEqualTo(new TimeWindow(0, 100_000));
    assertThat(changes).as("the curves stay as they are").hasValue(0);

    range.zoomToMarked();

    assertThat(range.window()).isEqualTo(new TimeWindow(20_000, 40_000));
    assertThat(range.marked()).isEmpty();
    assertThat(range.follow().get()).isEqualTo(Follow.NOTHING);
  }

  @Test
  void aMarkReachesAtMostToTheEnds() {
    range.mark(-5, 200_000);

    assertThat(range.marked()).contains(new TimeWindow(0, 100_000));
  }

  @Test
  void aShortMarkBecomesTheShortestRange() {
    range.mark(99_990, 100_000);
    range.zoomToMarked();

    assertThat(range.window()).isEqualTo(new TimeWindow(99_000, 100_000));
  }

  @Test
  void withoutAMarkNothingIsZoomed() {
    range.zoomToMarked();
    range.mark(5_000, 5_000);
    range.zoomToMarked();

    assertThat(range.follow().get()).isEqualTo(Follow.EVERYTHING);
  }

  @Test
  void keysMarkFromTheReadOutLineOn() {
    range.readAt(50_000);
    range.markOn(0.1);
    range.markOn(0.1);
    assertThat(range.marked()).contains(new TimeWindow(50_000, 70_000));

    range.markOn(-0.3);
    assertThat(range.marked()).contains(new TimeWindow(40_000, 50_000));
    assertThat(range.cursor()).hasValue(40_000);

    range.unmark();
    assertThat(range.marked()).isEmpty();
    assertThat(range.cursor()).isEmpty();
  }

  @Test
  void whatFollowsTheEndMovesWithIt() {
    range.follow().set(Follow.LAST_MINUTE);
    end = 130_000;
    assertThat(range.window()).isEqualTo(new TimeWindow(70_000, 130_000));

    range.follow(false, Follow.LAST_MINUTE);
    end = 150_000;
    assertThat(range.window()).isEqualTo(new TimeWindow(70_000, 130_000));
  }

  @Test
  void readingOutChangesNoCurves() {
    range.readAt(10);
    range.moveCursor(0.1);
    range.readLatest();

    assertThat(changes).hasValue(0);
    assertThat(pointings).hasValue(3);
  }
}
