package dynobench.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

final class ReplayComparisonTest {
  private static ReplayComparison comparison(long same, long notCompared, long notRun) {
    return new ReplayComparison(1000, same, notCompared, notRun, "", List.of());
  }

  @Test
  void aContenderThatDidTheRecordedWorkHasARank() {
    assertThat(comparison(1000, 0, 0).isRankable()).isTrue();
    assertThat(comparison(990, 0, 0).isRankable()).isTrue();
    assertThat(comparison(500, 500, 0).isRankable()).isTrue();
    assertThat(comparison(990, 0, 0).isComplete()).isFalse();
  }

  @Test
  void aContenderThatDidOtherWorkHasNone() {
    assertThat(comparison(989, 0, 0).isRankable()).isFalse();
    assertThat(comparison(999, 0, 1).isRankable()).isFalse();
  }
}
