package dynobench.promise;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class DurabilityTest {
  private static Tested tested(Kept found, int whole, long rows, long millis) {
    return new Tested(found, 20, whole, rows, millis, "2.7", "2026-11-22", "ext4");
  }

  private static Statement statement(Kept promised, Tested tested) {
    return new Statement(promised, Optional.of(tested));
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
  void theOneWordOfOldAnswersBothAsFarAsItGoes(String word, Kept kill, Kept powerCut) {
    Durability both = DurabilityClass.named(word).durability();

    assertThat(both).isEqualTo(Durability.promised(kill, powerCut));
    assertThat(DurabilityClass.of(both).name()).isEqualTo(word);
    assertThat(DurabilityClass.named("word of a newer version")).isEqualTo(DurabilityClass.UNKNOWN);
  }

  @Test
  void aPromiseThatHoldsCountsThoughMoreWasFound() {
    Statement better = statement(Kept.MOMENTS, tested(Kept.EVERYTHING, 20, 0, 0));

    assertThat(better.state()).isEqualTo(Statement.State.TESTED);
    assertThat(better.kept()).isEqualTo(Kept.MOMENTS);
    assertThat(better.words())
        .isEqualTo(
            "all but the last moments (tested 20 times, all there; version 2.7, ext4, 2026-11-22)");
  }

  @Test
  void aPromiseThatDoesNotHoldCountsAsWhatWasFound() {
    Statement broken = statement(Kept.EVERYTHING, tested(Kept.MOMENTS, 17, 1, 20));

    assertThat(broken.state()).isEqualTo(Statement.State.REFUTED);
    assertThat(broken.kept()).isEqualTo(Kept.MOMENTS);
    assertThat(broken.text()).isEqualTo("moments, refuted");
    assertThat(broken.words())
        .isEqualTo(
            "all but the last moments (it promises everything acknowledged, which is refuted:"
                + " tested 20 times, 3 of them not all there, at most 1 row lost (0.02 s); version"
                + " 2.7, ext4, 2026-11-22)");
  }

  @Test
  void whatNobodyStatesIsWhatWasFound() {
    Statement found = statement(Kept.UNSTATED, tested(Kept.UNTIL_CLOSE, 0, 9_000, 40_000));

    assertThat(found.state()).isEqualTo(Statement.State.TESTED);
    assertThat(found.kept()).isEqualTo(Kept.UNTIL_CLOSE);
    assertThat(Statement.promised(Kept.UNSTATED).words()).isEqualTo("not stated");
    assertThat(Statement.promised(Kept.NOTHING).words()).isEqualTo("nothing (promised)");
  }

  @Test
  void aPowerCutWeighsMoreThanAKill() {
    Stream<Durability.Answer> answers =
        Stream.of(
                Durability.promised(Kept.EVERYTHING, Kept.MOMENTS),
                Durability.promised(Kept.EVERYTHING, Kept.EVERYTHING),
                Durability.promised(Kept.MOMENTS, Kept.MOMENTS),
                Durability.UNKNOWN)
            .map(Durability::answer)
            .sorted();

    assertThat(answers).extracting(Durability.Answer::sign).containsExactly("██", "█▄", "▄▄", "??");
    assertThat(Durability.promised(Kept.NOTHING, Kept.NOTHING).words())
        .isEqualTo("nothing outlives the process");
    assertThat(Durability.promised(Kept.EVERYTHING, Kept.DAMAGED).words())
        .isEqualTo(
            "killed: everything acknowledged; power cut: may not open, or come back damaged");
  }

  @ParameterizedTest
  @EnumSource(Kept.class)
  void eachHasASignOfItsOwn(Kept kept) {
    assertThat(Stream.of(Kept.values()).filter(it -> it.sign().equals(kept.sign()))).hasSize(1);
    assertThat(kept.sign()).hasSize(1);
  }

  @Test
  void whatIsFoundFollowsFromWhatWasCounted() {
    assertThat(tally(0, 0, 0, 0).found()).isEqualTo(Kept.EVERYTHING);
    assertThat(tally(3, 900, 0, 0).found()).isEqualTo(Kept.MOMENTS);
    assertThat(tally(3, 11_000, 0, 0).found()).isEqualTo(Kept.UNTIL_CLOSE);
    assertThat(tally(0, 0, 1, 0).found()).isEqualTo(Kept.DAMAGED);
    assertThat(tally(0, 0, 0, 1).found()).isEqualTo(Kept.DAMAGED);
  }

  private static Tally tally(long lost, long millis, int notOpened, long spoilt) {
    return new Tally(
        "m",
        "autocommit",
        Blow.PLUG,
        Stage.WRITING,
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
    Tally both = tally(3, 900, 0, 0).plus(tally(5, 100, 1, 0));

    assertThat(both)
        .isEqualTo(
            new Tally(
                "m",
                "autocommit",
                Blow.PLUG,
                Stage.WRITING,
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
