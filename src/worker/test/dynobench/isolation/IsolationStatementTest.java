package dynobench.isolation;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.isolation.IsolationStatement.State;
import dynobench.isolation.LevelTally.AnomalyCount;
import dynobench.measure.IsolationLevel;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class IsolationStatementTest {
  private static LevelTally tally(AnomalyCount... seen) {
    IsolationLevel level = IsolationLevel.SERIALIZABLE;
    return new LevelTally(level, Optional.of(level), 14, 100_008, List.of(seen), "2026-11-28");
  }

  private static IsolationStatement serializable(
      Optional<IsolationModel> documented, AnomalyCount... seen) {
    return new IsolationStatement(
        IsolationLevel.SERIALIZABLE, documented, Optional.of(tally(seen)));
  }

  @Test
  void withoutATestTheNameCounts() {
    var named =
        new IsolationStatement(IsolationLevel.SERIALIZABLE, Optional.empty(), Optional.empty());

    assertThat(named.state()).isEqualTo(State.PROMISED);
    assertThat(named.words()).isEqualTo("serializable (by its name)");
    assertThat(named.description()).isEqualTo("serializable: serializable (not tested)");
    assertThat(named.sign()).isEqualTo("\u25cf");
  }

  @Test
  void writeSkewRefutesTheNameButNotTheDocumentationOfASnapshot() {
    var skew = new AnomalyCount(AnomalyClass.G2_ITEM, 37);

    assertThat(serializable(Optional.empty(), skew).state()).isEqualTo(State.REFUTED);
    assertThat(serializable(Optional.empty(), skew).words())
        .isEqualTo("snapshot isolation (promise refuted)");
    IsolationStatement documented = serializable(Optional.of(IsolationModel.SNAPSHOT), skew);
    assertThat(documented.state()).isEqualTo(State.TESTED);
    assertThat(documented.againstName()).containsExactly(AnomalyClass.G2_ITEM);
    assertThat(documented.description())
        .isEqualTo(
            "serializable: snapshot isolation (documented as snapshot isolation; 14 scripts,"
                + " 100,008 transactions, 2026-11-28); despite the name it lets write skew happen");
    assertThat(documented.text()).isEqualTo("snapshot isolation, tested");
  }

  @Test
  void aTestThatFindsNothingPromisesNoMoreThanTheEngine() {
    assertThat(serializable(Optional.of(IsolationModel.SNAPSHOT)).effectiveModel())
        .contains(IsolationModel.SNAPSHOT);
  }

  @Test
  void corruptListsFollowNoModel() {
    IsolationStatement corrupt =
        serializable(Optional.empty(), new AnomalyCount(AnomalyClass.CORRUPT, 1));

    assertThat(corrupt.effectiveModel()).isEmpty();
    assertThat(corrupt.sign()).isEqualTo(IsolationModel.NO_SIGN);
  }

  @Test
  void sumsKeepEveryAnomaly() {
    LevelTally sum =
        tally(new AnomalyCount(AnomalyClass.G2_ITEM, 3))
            .plus(
                tally(
                    new AnomalyCount(AnomalyClass.G2_ITEM, 4),
                    new AnomalyCount(AnomalyClass.G_SINGLE, 0)));

    assertThat(sum.seen())
        .containsExactly(
            new AnomalyCount(AnomalyClass.G_SINGLE, 0), new AnomalyCount(AnomalyClass.G2_ITEM, 7));
    assertThat(sum.scripts()).isEqualTo(28);
    assertThat(sum.transactions()).isEqualTo(200_016);
  }

  @Test
  void aMissingLevelIsNoFinding() {
    var missing =
        new IsolationStatement(
            IsolationLevel.REPEATABLE_READ,
            Optional.empty(),
            Optional.of(
                new LevelTally(
                    IsolationLevel.REPEATABLE_READ, Optional.empty(), 0, 0, List.of(), "")));

    assertThat(missing.isMissing()).isTrue();
    assertThat(missing.state()).isEqualTo(State.TESTED);
    assertThat(missing.description()).isEqualTo("repeatable read: the engine has no such level");
  }

  @Test
  void theDefaultLevelIsNamed() {
    var isolation =
        new ModeIsolation(
            Optional.of(IsolationLevel.SERIALIZABLE), List.of(serializable(Optional.empty())));

    assertThat(isolation.isTested()).isTrue();
    assertThat(isolation.lines())
        .containsExactly(
            "\u25cf serializable: serializable (14 scripts, 100,008 transactions, 2026-11-28)"
                + " (default)");
  }
}
