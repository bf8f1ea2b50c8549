package dynobench.run;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.worker.RelayGrant;
import dynobench.worker.RelayYield;
import dynobench.worker.RelayYield.PausePoint;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class RelayBatonTest {
  private static final RelayYield READY = new RelayYield(PausePoint.READY, 0, 0);

  private final List<String> grants = new ArrayList<>();
  private final RelayBaton baton =
      new RelayBaton(grant -> note("A", grant), grant -> note("B", grant));

  private void note(String side, RelayGrant grant) {
    grants.add(side + (grant.equals(RelayGrant.ALL) ? "*" : grant.operations()));
  }

  private void slice(int side, long operations, long nanos) {
    baton.yielded(side, new RelayYield(PausePoint.SLICED, operations, nanos));
  }

  @Test
  void letsNobodyBeginBeforeBothAreReady() {
    baton.yielded(1, READY);
    assertThat(grants).isEmpty();

    baton.yielded(0, READY);
    assertThat(grants).containsExactly("A1");
  }

  @Test
  void hasEachSideGoFirstAsOftenAsTheOther() {
    baton.yielded(0, READY);
    baton.yielded(1, READY);
    for (int i = 0; i < 8; i++) {
      slice(grants.getLast().startsWith("A") ? 0 : 1, 1, SliceSize.SHORTEST_NANOS);
    }

    assertThat(grants).containsExactly("A1", "B1", "B1", "A1", "A1", "B1", "B1", "A1", "A1");
  }

  @Test
  void givesBothOfAPairTheSameOperations() {
    baton.yielded(0, READY);
    baton.yielded(1, READY);
    slice(0, 1, 1_000);
    slice(1, 1, 1_000);
    slice(1, 2, 900_000);
    slice(0, 2, 5_000_000);
    slice(0, 4, 1_200_000);

    assertThat(grants).containsExactly("A1", "B1", "B2", "A2", "A4", "B4");
  }

  @Test
  void letsTheOtherGoOnAloneWhenOneIsGoneWhoeversTurnItWas() {
    baton.yielded(0, READY);
    baton.yielded(1, READY);
    baton.finished(0);
    assertThat(grants).containsExactly("A1", "B*");

    slice(1, 100, 1);
    assertThat(grants).containsExactly("A1", "B*", "B*");
    baton.finished(1);
    assertThat(grants).hasSize(3);
  }

  @Test
  void takesTheTurnFromOneThatDiesWhileItWaits() {
    baton.yielded(0, READY);
    baton.yielded(1, READY);
    baton.finished(1);
    slice(0, 1, 1);

    assertThat(grants).containsExactly("A1", "A*");
  }

  @Test
  void letsOneBeginAloneWhenTheOtherNeverCame() {
    baton.finished(0);
    baton.yielded(1, READY);

    assertThat(grants).containsExactly("B*");
  }

  @Test
  void hearsNobodyWhoseTurnItIsNot() {
    baton.yielded(0, READY);
    baton.yielded(1, READY);
    slice(1, 1, 1);
    slice(1, 1, 1);

    assertThat(grants).containsExactly("A1");
  }
}
