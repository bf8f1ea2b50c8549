package dynobench.run;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.worker.RelayYield;
import dynobench.worker.RelayYield.PausePoint;
import org.junit.jupiter.api.Test;

class SliceSizeTest {
  private final SliceSize size = new SliceSize();

  /// Reports pairs of slices whose operations take these times.
  private void pairs(int count, long fast, long slow) {
    for (int i = 0; i < count; i++) {
      long operations = size.operations();
      size.accept(new RelayYield(PausePoint.SLICED, operations, operations * fast));
      size.accept(new RelayYield(PausePoint.SLICED, operations, operations * slow));
    }
  }

  @Test
  void doublesUntilTheFasterSideTakesOneToThreeMilliseconds() {
    pairs(30, 1_000, 2_000);

    assertThat(size.operations() * 1_000).isBetween(1_000_000L, 3_000_000L);
  }

  @Test
  void neverTakesTheSlowerSideMuchLongerThanFiftyMilliseconds() {
    pairs(30, 1_000, 1_000_000);
    assertThat(size.operations() * 1_000_000).isBetween(20_000_000L, 50_000_000L);

    pairs(30, 1_000, 40_000_000);
    assertThat(size.operations()).isEqualTo(1);
    pairs(1, 1_000, 90_000_000);
    assertThat(size.operations()).isEqualTo(1);
  }

  @Test
  void shrinksWhenOperationsGetSlower() {
    pairs(30, 1_000, 1_000);
    pairs(30, 10_000, 10_000);

    assertThat(size.operations() * 10_000).isBetween(1_000_000L, 3_000_000L);
  }

  @Test
  void beginsAnewWithEachPhase() {
    pairs(30, 1_000, 1_000);
    size.accept(new RelayYield(PausePoint.READY, 0, 0));

    assertThat(size.operations()).isEqualTo(1);
  }

  @Test
  void growsInALongPhaseSoThatItsSlicesCanBeTold() {
    pairs(30_000, 1_000, 1_100);

    assertThat(size.operations() * 1_000).isBetween(16_000_000L, 50_000_000L);
  }

  @Test
  void isReadBackAsItWasSaid() {
    var yield = new RelayYield(PausePoint.SLICED, 512, 1_234_567);

    assertThat(RelayYield.parse(yield.text())).contains(yield);
    assertThat(RelayYield.parse("yield SLICED 512")).isEmpty();
    assertThat(RelayYield.parse("yield SLICED x 1")).isEmpty();
    assertThat(RelayYield.parse("yield NOWHERE 1 1")).isEmpty();
    assertThat(RelayYield.parse("{\"type\":\"Sampled\"}")).isEmpty();
  }
}
