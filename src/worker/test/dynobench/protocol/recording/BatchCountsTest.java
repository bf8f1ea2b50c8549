package dynobench.protocol.recording;

import static org.assertj.core.api.Assertions.assertThat;

import java.sql.BatchUpdateException;
import java.sql.SQLException;
import java.util.List;
import org.junit.jupiter.api.Test;

final class BatchCountsTest {
  private static final long FAILED = -3;

  private static boolean areEqual(List<Long> recorded, int... found) {
    return BatchCounts.areEqual(recorded, new BatchUpdateException(found));
  }

  @Test
  void anEngineThatGoesOnAfterAnErrorDiffersFromOneThatStops() {
    assertThat(areEqual(List.of(1L, FAILED, 1L), 1, -3, 1)).isTrue();
    assertThat(areEqual(List.of(1L, FAILED, 1L), 1)).isFalse();
    assertThat(areEqual(List.of(1L, FAILED), 1, -3, 1)).isFalse();
  }

  @Test
  void executionsAtTheEndThatChangedNothingDoNotCount() {
    assertThat(areEqual(List.of(1L, FAILED), 1)).isTrue();
    assertThat(areEqual(List.of(1L, FAILED), 1, 0, 0)).isTrue();
    assertThat(areEqual(List.of(1L, FAILED, FAILED), 1, -3)).isTrue();
    assertThat(areEqual(List.of(FAILED))).isTrue();
    assertThat(areEqual(List.of(2L, FAILED), 1)).isFalse();
  }

  @Test
  void unknownCountsAreNoDifference() {
    assertThat(areEqual(List.of(), 1, 1)).isTrue();
    assertThat(BatchCounts.areEqual(List.of(1L), new SQLException())).isTrue();
    assertThat(areEqual(List.of(1L, FAILED), -2)).isTrue();
  }
}
