package dynobench.isolation;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class IsolationModelTest {
  @Test
  void nothingSeenBehavesLikeSerializable() {
    assertThat(IsolationModel.strongest(List.of())).containsExactly(IsolationModel.SERIALIZABLE);
  }

  @Test
  void writeSkewAloneBehavesLikeSnapshotIsolation() {
    assertThat(IsolationModel.strongest(List.of(AnomalyClass.G2_ITEM, AnomalyClass.G2)))
        .containsExactly(IsolationModel.SNAPSHOT);
  }

  @Test
  void phantomsAloneBehaveLikeRepeatableRead() {
    assertThat(IsolationModel.strongest(List.of(AnomalyClass.PHANTOM)))
        .containsExactly(IsolationModel.REPEATABLE_READ);
  }

  @Test
  void aWriteSkewByASearchAloneMayBeEither() {
    assertThat(IsolationModel.strongest(List.of(AnomalyClass.G2)))
        .containsExactly(IsolationModel.REPEATABLE_READ, IsolationModel.SNAPSHOT);
  }

  @Test
  void aDirtyWriteBehavesLikeNoModel() {
    assertThat(IsolationModel.strongest(List.of(AnomalyClass.G0))).isEmpty();
  }

  @Test
  void aStrongerLevelForbidsWhatAWeakerOneForbids() {
    for (AnomalyClass each : AnomalyClass.values()) {
      if (IsolationModel.READ_COMMITTED.forbids(each)) {
        assertThat(IsolationModel.SNAPSHOT.forbids(each)).isTrue();
        assertThat(IsolationModel.REPEATABLE_READ.forbids(each)).isTrue();
      }
      assertThat(IsolationModel.SERIALIZABLE.forbids(each)).isTrue();
    }
  }
}
