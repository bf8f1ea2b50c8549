package dynobench.ui.monitor;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.ui.monitor.recording.Curve;
import dynobench.ui.monitor.recording.Strip;
import dynobench.ui.settings.UserSettings.KeptLane;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class LanesTest {
  private final Lanes lanes = new Lanes();

  private List<Strip> order() {
    return lanes.all().get().stream().map(Lane::strip).toList();
  }

  private Lane lane(Strip strip) {
    return lanes.all().get().stream()
        .filter(each -> each.strip() == strip)
        .findFirst()
        .orElseThrow();
  }

  /// Returns the lanes of a run without clients.
  private List<Lane> seen() {
    return lanes.all().get().stream()
        .filter(each -> each.strip() != Strip.THROUGHPUT && each.strip() != Strip.LATENCY)
        .toList();
  }

  @Test
  void standAtFirstAsTheyAreListed() {
    assertThat(order()).containsExactly(Strip.values());
  }

  @Test
  void aLaneMovesPastTheNextOneThatIsSeen() {
    lanes.move(Strip.HEAP, 1, seen());
    assertThat(seen())
        .extracting(Lane::strip)
        .startsWith(Strip.CPU, Strip.MEMORY, Strip.HEAP, Strip.COLLECTIONS);

    lanes.move(Strip.HEAP, -1, seen());
    lanes.move(Strip.HEAP, -1, seen());
    lanes.move(Strip.HEAP, -1, seen());
    assertThat(seen()).extracting(Lane::strip).startsWith(Strip.HEAP, Strip.CPU);
    assertThat(order()).containsExactlyInAnyOrder(Strip.values());
  }

  @Test
  void aFoldedLaneKeepsItsHeightForLater() {
    lanes.scale(Strip.CPU, 2);
    double lines = lane(Strip.CPU).lines();
    lanes.fold(Strip.CPU);
    assertThat(lane(Strip.CPU).folded()).isTrue();
    assertThat(lane(Strip.CPU).neededLines()).isEqualTo(Lane.LEAST_LINES);

    lanes.fold(Strip.CPU);
    assertThat(lane(Strip.CPU).neededLines()).isEqualTo(lines);
  }

  @Test
  void theBorderBetweenTwoGivesToTheOneWhatItTakesFromTheOther() {
    double both = lane(Strip.CPU).lines() + lane(Strip.HEAP).lines();

    lanes.share(lane(Strip.CPU), lane(Strip.HEAP), 4);
    assertThat(lane(Strip.CPU).lines()).isEqualTo(4);
    assertThat(lane(Strip.HEAP).lines()).isEqualTo(both - 4);

    lanes.share(lane(Strip.CPU), lane(Strip.HEAP), 100);
    assertThat(lane(Strip.HEAP).lines()).isEqualTo(Lane.LEAST_LINES);
    lanes.share(lane(Strip.CPU), lane(Strip.HEAP), -1);
    assertThat(lane(Strip.CPU).lines()).isEqualTo(Lane.LEAST_LINES);
  }

  @Test
  void keysGoFromLaneToLaneAndToNone() {
    lanes.choose(1, seen());
    assertThat(lanes.chosen().get()).contains(Strip.CPU);
    lanes.choose(1, seen());
    lanes.choose(1, seen());
    assertThat(lanes.chosen().get()).contains(Strip.MEMORY);
    lanes.chosen().set(Optional.empty());
    lanes.choose(-1, seen());
    assertThat(lanes.chosen().get()).contains(Strip.WORKBENCH);
    lanes.choose(1, seen());
    assertThat(lanes.chosen().get()).isEmpty();
  }

  private static KeptLane kept(String id) {
    return new KeptLane(id, 3, true, Optional.empty());
  }

  @Test
  void hiddenCurvesComeBackHidden() {
    lanes.toggle(Curve.HEAP_MAX);
    lanes.toggle(Curve.CPU_MACHINE);
    lanes.toggle(Curve.CPU_MACHINE);
    List<KeptLane> left = lanes.storedLanes();
    lanes.reset();
    assertThat(lane(Strip.HEAP).hidden()).isEmpty();

    lanes.restore(left);
    assertThat(lane(Strip.HEAP).hidden()).containsExactly(Curve.HEAP_MAX);
    assertThat(lane(Strip.HEAP).leading()).contains(Curve.HEAP_USED);
    assertThat(lane(Strip.CPU).hidden()).isEmpty();
    lanes.restore(List.of(new KeptLane("cpu", 3, false, Optional.of("heap-max unknown"))));
    assertThat(lane(Strip.CPU).hidden()).as("curves of other lanes").isEmpty();
  }

  @Test
  void comeBackAsTheyWereLeftWithThoseThatWereUnknownThen() {
    assertThat(lanes.storedLanes()).isEmpty();
    lanes.fold(Strip.HEAP);
    lanes.move(Strip.HEAP, -1, seen());
    List<KeptLane> left = lanes.storedLanes();
    lanes.reset();

    lanes.restore(left.subList(0, 2));
    assertThat(order()).startsWith(Strip.HEAP, Strip.CPU).containsExactlyInAnyOrder(Strip.values());
    assertThat(lane(Strip.HEAP).folded()).isTrue();
    lanes.restore(List.of(kept("gone"), kept("gc")));
    assertThat(order()).containsExactly(Strip.values());
    lanes.reset();
    assertThat(order()).containsExactly(Strip.values());
  }
}
