package dynobench.comparison;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.comparison.CrashComparison.CrashRow;
import dynobench.comparison.CrashComparison.Verdict;
import dynobench.plan.DiskKind;
import dynobench.result.CrashedRun;
import dynobench.result.RunResult;
import dynobench.result.SampleRun;
import java.util.List;
import org.junit.jupiter.api.Test;

class CrashComparisonTest {
  private static final CrashVerdictWords WORDS = new CrashVerdictWords("NEW");
  private static final int[] NONE = new int[8];

  private static RunResult kills(String id, int... lost) {
    return SampleRun.result(CrashedRun.ofKills(id, DiskKind.EXT4, lost));
  }

  private static CrashRow only(RunResult base, RunResult... others) {
    List<CrashRow> rows = CrashComparison.of(List.of(base), List.of(others)).rows();
    assertThat(rows).hasSize(1);
    return rows.getFirst();
  }

  @Test
  void thatLosesMoreWhichLosesMoreRowsEachTime() {
    RunResult base = kills("a", 10, 20, 30, 15, 25, 35, 12, 22);
    RunResult worse = kills("b", 310, 320, 330, 315, 325, 335, 312, 322);

    assertThat(only(base, worse).verdict()).isEqualTo(Verdict.LOSES_MORE);
    assertThat(WORDS.verdict(only(base, worse)))
        .isEqualTo("NEW loses more (by chance in 1 case in 6,435)");
    assertThat(only(worse, base).verdict()).isEqualTo(Verdict.LOSES_LESS);
    assertThat(only(base, worse).base().summary()).isEqualTo("0 of 8, 0.03 s lost");
  }

  /// One loss in eight crashes may be chance.
  @Test
  void oneLossDecidesNothing() {
    CrashRow row = only(kills("a", NONE), kills("b", 0, 0, 0, 9, 0, 0, 0, 0));

    assertThat(row.verdict()).isEqualTo(Verdict.NOT_DECIDED);
    assertThat(WORDS.verdict(row)).isEqualTo("no difference shown");
  }

  @Test
  void noLossOnEitherSideSaysHowManyWouldHaveShown() {
    assertThat(WORDS.verdict(only(kills("a", NONE), kills("b", new int[20]))))
        .isEqualTo("neither loses rows; a loss in up to 31 % of crashes could be missed");
  }

  /// Two losses against none in two crashes each happen by chance in one case of six.
  @Test
  void twoOfEachAreTooFew() {
    assertThat(WORDS.verdict(only(kills("a", 0, 0), kills("b", 9, 9))))
        .isEqualTo("too few crashes");
  }

  @Test
  void crashesOfSeveralRunsCountTogether() {
    CrashRow row = only(kills("a", NONE), kills("b", 1, 1, 1, 1), kills("c", 1, 1, 1, 1));

    assertThat(row.other().times()).isEqualTo(8);
    assertThat(row.writers()).isEqualTo(8);
    assertThat(row.verdict()).isEqualTo(Verdict.LOSES_MORE);
  }

  @Test
  void ofDifferentKindsThereIsNothingInCommon() {
    RunResult kills = kills("a", NONE);
    List<CrashRow> rows = CrashComparison.of(List.of(kills), List.of(CrashedRun.result())).rows();

    assertThat(rows).extracting(CrashRow::how).containsExactly("killed");
    assertThat(CrashComparison.isOf(List.of(kills, CrashedRun.result()))).isTrue();
    assertThat(CrashComparison.isOf(List.of(kills, SampleRun.result(SampleRun.events()))))
        .isFalse();
  }

  /// Different file systems are reported as a difference but compared, since they may be the
  /// subject.
  @Test
  void saysThatTheCrashesDiffered() {
    RunResult other = SampleRun.result(CrashedRun.ofKills("b", DiskKind.XFS, NONE));

    assertThat(CrashComparison.of(List.of(kills("a", NONE)), List.of(other)).differences())
        .containsExactly(
            "The crashes: killed 8 times, after 1 s, ext4 in run, killed 8 times, after 1 s, xfs in"
                + " run.");
  }
}
