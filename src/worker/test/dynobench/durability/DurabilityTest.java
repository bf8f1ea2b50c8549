package dynobench.durability;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class DurabilityTest {
  private static CrashTestResult tested(SurvivalLevel found, int whole, long rows, long millis) {
    return new CrashTestResult(found, 20, whole, rows, millis, "2.7", "2026-11-22", "ext4");
  }

  private static DurabilityStatement statement(SurvivalLevel promised, CrashTestResult tested) {
    return new DurabilityStatement(promised, Optional.of(tested));
  }

  @ParameterizedTest
  @CsvSource({
    "UNKNOWN, UNSTATED, UNSTATED",
    "PROCESS, NOTHING, NOTHING",
    "CLOSE, UNTIL_CLOSE, UNTIL_CLOSE",
    "MOMENTS, MOMENTS, UNSTATED",
    "KILL, EVERYTHING, UNSTATED",
    "POWER_CUT, EVERYTHING, EVERYTHING"
  })
  void theOneWordOfOldAnswersBothAsFarAsItGoes(
      String word, SurvivalLevel kill, SurvivalLevel powerCut) {
    Durability both = DurabilityClass.named(word).durability();

    assertThat(both).isEqualTo(Durability.promised(kill, powerCut));
    assertThat(DurabilityClass.of(both).name()).isEqualTo(word);
    assertThat(DurabilityClass.named("word of a newer version")).isEqualTo(DurabilityClass.UNKNOWN);
  }

  @Test
  void aPromiseThatHoldsCountsThoughMoreWasFound() {
    DurabilityStatement better =
        statement(SurvivalLevel.MOMENTS, tested(SurvivalLevel.EVERYTHING, 20, 0, 0));

    assertThat(better.state()).isEqualTo(DurabilityStatement.State.TESTED);
    assertThat(better.effectiveLevel()).isEqualTo(SurvivalLevel.MOMENTS);
    assertThat(better.description())
        .isEqualTo(
            "all but the last moments (20 tests, no row missing; version 2.7, ext4, 2026-11-22)");
  }

  @Test
  void aPromiseThatDoesNotHoldCountsAsWhatWasFound() {
    DurabilityStatement broken =
        statement(SurvivalLevel.EVERYTHING, tested(SurvivalLevel.MOMENTS, 17, 1, 20));

    assertThat(broken.state()).isEqualTo(DurabilityStatement.State.REFUTED);
    assertThat(broken.effectiveLevel()).isEqualTo(SurvivalLevel.MOMENTS);
    assertThat(broken.text()).isEqualTo("moments, refuted");
    assertThat(broken.description())
        .isEqualTo(
            "all but the last moments (claims all acknowledged rows, refuted:"
                + " rows missing after 3 of 20 tests, at most 1 row lost (0.02 s); version"
                + " 2.7, ext4, 2026-11-22)");
  }

  @Test
  void whatNobodyStatesIsWhatWasFound() {
    DurabilityStatement found =
        statement(SurvivalLevel.UNSTATED, tested(SurvivalLevel.UNTIL_CLOSE, 0, 9_000, 40_000));

    assertThat(found.state()).isEqualTo(DurabilityStatement.State.TESTED);
    assertThat(found.effectiveLevel()).isEqualTo(SurvivalLevel.UNTIL_CLOSE);
    assertThat(DurabilityStatement.promised(SurvivalLevel.UNSTATED).description())
        .isEqualTo("not stated");
    assertThat(DurabilityStatement.promised(SurvivalLevel.NOTHING).description())
        .isEqualTo("nothing (claimed)");
  }

  @Test
  void aPowerCutWeighsMoreThanAKill() {
    Stream<Durability.Answer> answers =
        Stream.of(
                Durability.promised(SurvivalLevel.EVERYTHING, SurvivalLevel.MOMENTS),
                Durability.promised(SurvivalLevel.EVERYTHING, SurvivalLevel.EVERYTHING),
                Durability.promised(SurvivalLevel.MOMENTS, SurvivalLevel.MOMENTS),
                Durability.UNKNOWN)
            .map(Durability::answer)
            .sorted();

    assertThat(answers).extracting(Durability.Answer::sign).containsExactly("██", "█▄", "▄▄", "??");
    assertThat(Durability.promised(SurvivalLevel.NOTHING, SurvivalLevel.NOTHING).description())
        .isEqualTo("nothing outlives the process");
    assertThat(Durability.promised(SurvivalLevel.EVERYTHING, SurvivalLevel.DAMAGED).description())
        .isEqualTo(
            "after a kill: all acknowledged rows; after a power cut: may not open, or come back"
                + " damaged");
  }

  @ParameterizedTest
  @EnumSource(SurvivalLevel.class)
  void eachHasASignOfItsOwn(SurvivalLevel kept) {
    assertThat(Stream.of(SurvivalLevel.values()).filter(it -> it.sign().equals(kept.sign())))
        .hasSize(1);
    assertThat(kept.sign()).hasSize(1);
  }

  @Test
  void whatIsFoundFollowsFromWhatWasCounted() {
    assertThat(tally(0, 0, 0, 0).level()).isEqualTo(SurvivalLevel.EVERYTHING);
    assertThat(tally(3, 900, 0, 0).level()).isEqualTo(SurvivalLevel.MOMENTS);
    assertThat(tally(3, 11_000, 0, 0).level()).isEqualTo(SurvivalLevel.UNTIL_CLOSE);
    assertThat(tally(0, 0, 1, 0).level()).isEqualTo(SurvivalLevel.DAMAGED);
    assertThat(tally(0, 0, 0, 1).level()).isEqualTo(SurvivalLevel.DAMAGED);
  }

  private static CrashTally tally(long lost, long millis, int notOpened, long spoilt) {
    return new CrashTally(
        "m",
        "autocommit",
        CrashKind.PLUG,
        CrashStage.WRITING,
        "ext4",
        1,
        0,
        lost,
        millis,
        notOpened,
        spoilt,
        "",
        5,
        10,
        10,
        "2026-11-20");
  }

  @Test
  void aTallySaysHowOftenAndWhatIsWorst() {
    assertThat(tally(0, 0, 0, 0).summary()).isEqualTo("0 of 1");
    assertThat(tally(1, 0, 0, 0).summary()).isEqualTo("0 of 1, 1 row lost");
    assertThat(tally(100, 4, 0, 0).summary()).isEqualTo("0 of 1, 100 rows lost");
    assertThat(tally(9_000, 512, 1, 3).summary())
        .isEqualTo("0 of 1, 0.51 s lost, 1 not opened, 3 spoilt");
  }

  @Test
  void talliesAddUpToTheWorst() {
    CrashTally both = tally(3, 900, 0, 0).plus(tally(5, 100, 1, 0));

    assertThat(both)
        .isEqualTo(
            new CrashTally(
                "m",
                "autocommit",
                CrashKind.PLUG,
                CrashStage.WRITING,
                "ext4",
                2,
                0,
                5,
                900,
                1,
                0,
                "",
                5,
                20,
                20,
                "2026-11-20"));
    assertThat(List.of(both.key())).containsExactly("plug-writing-ext4");
  }
}
