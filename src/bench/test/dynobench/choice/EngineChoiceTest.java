package dynobench.choice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dynobench.catalog.Catalog;
import dynobench.estimate.PastTrials;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.preflight.Preflight;
import dynobench.toml.Problems;
import dynobench.workloadfile.Workloads;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class EngineChoiceTest {
  private static final Duration TEN_MINUTES = Duration.ofMinutes(10);

  private final Catalog catalog =
      Catalog.load(List.of(Path.of(System.getProperty("dynobench.home"), "engines")));
  private final EngineChoice choice =
      new EngineChoice(catalog, Workloads.shipped().standard(), new PastTrials());

  private ChosenPlan chosen(long rows, SurvivalNeed need, Duration time) {
    return choice.plan(new ChoiceQuestion(rows, 512, need, time)).orElseThrow();
  }

  @ParameterizedTest
  @EnumSource(SurvivalNeed.class)
  void choosesModesOfOneDurabilityThatMeetTheNeed(SurvivalNeed need) {
    Plan plan = chosen(50_000, need, TEN_MINUTES).plan();

    assertThat(plan.contenders()).hasSizeGreaterThan(3);
    assertThat(plan.contenders())
        .extracting(each ->
            catalog.resolve(each, new Problems()).orElseThrow().mode().durability().answer())
        .allMatch(need::isMetBy)
        .containsOnly(
            catalog
                .resolve(plan.contenders().getFirst(), new Problems())
                .orElseThrow()
                .mode()
                .durability()
                .answer());
    assertThat(plan.contenders()).extracting(Contender::family).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @EnumSource(SurvivalNeed.class)
  void makesAPlanThatCanDecideWithinTheTime(SurvivalNeed need) {
    ChosenPlan chosen = chosen(50_000, need, TEN_MINUTES);
    var problems = new Problems();
    Preflight.Cleared cleared =
        new Preflight(catalog, Workloads.shipped(), Long.MAX_VALUE, Long.MAX_VALUE)
            .check(chosen.plan(), problems);

    assertThat(problems.list()).isEmpty();
    assertThat(cleared.missingRounds()).isEmpty();
    assertThat(chosen.plan().mostTime()).contains(TEN_MINUTES);
    assertThat(chosen.estimate()).isLessThan(TEN_MINUTES);
  }

  @Test
  void saysWhyAnEngineIsLeftOut() {
    assertThat(chosen(1_000, SurvivalNeed.POWER_CUT, TEN_MINUTES).leftOut())
        .extracting(ChosenPlan.LeftOutEngine::sentence)
        .containsExactly("H2: loses rows in a power cut.");
  }

  @ParameterizedTest
  @CsvSource({"1000, 600, autocommit", "50000, 600, every 10", "1000000, 600, every 1000"})
  void sharesACommitAmongRowsWhenTimeIsShort(long rows, int seconds, String style) {
    ChosenPlan chosen = chosen(rows, SurvivalNeed.POWER_CUT, Duration.ofSeconds(seconds));

    assertThat(chosen.plan().contenders()).allMatch(each -> each.commit().text().equals(style));
    assertThat(chosen.notes().stream().anyMatch(note -> note.contains("share a commit")))
        .isEqualTo(!style.equals("autocommit"));
  }

  @Test
  void dropsContendersBeforeItBreaksTheTime() {
    ChosenPlan chosen = chosen(3_000_000, SurvivalNeed.POWER_CUT, TEN_MINUTES);

    assertThat(chosen.plan().contenders()).hasSize(2);
    assertThat(chosen.leftOut())
        .extracting(ChosenPlan.LeftOutEngine::why)
        .contains("would take too long for the time");
    assertThat(chosen.notes())
        .anyMatch(note -> note.startsWith("The time may be too short for a sure answer: "));
    assertThat(chosen.plan().mostTime()).contains(TEN_MINUTES);
  }

  @Test
  void leavesOutModesWhoseRowsDoNotFitIntoTheHeap() {
    var question = new ChoiceQuestion(5_000_000, 64, SurvivalNeed.NOTHING, TEN_MINUTES);

    assertThat(choice.plan(question)).isEmpty();
  }

  @Test
  void refusesAnImpossibleQuestion() {
    assertThatThrownBy(() -> new ChoiceQuestion(0, 512, SurvivalNeed.KILL, TEN_MINUTES))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("rows must be from 1 to ");
    assertThatThrownBy(() -> new ChoiceQuestion(1, 512, SurvivalNeed.KILL, Duration.ZERO))
        .hasMessage("the time must be at least a second");
  }
}
