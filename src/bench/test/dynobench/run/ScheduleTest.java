package dynobench.run;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.plan.Plan;
import dynobench.plan.Rows;
import dynobench.plan.Trial;
import dynobench.plan.TrialOrder;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class ScheduleTest {
  private static final List<String> TWO = List.of("a/x", "b/y");

  private static List<String> words(List<Trial> trials) {
    return trials.stream().map(ScheduleTest::words).toList();
  }

  private static String words(Trial trial) {
    return "%s %d %s%d"
        .formatted(
            trial.contender().use(),
            Rows.of(trial.levels()),
            trial.warmup() ? "w" : "r",
            trial.repetition());
  }

  private static List<String> schedule(TrialOrder order, long seed) {
    return words(Schedule.of(SchedulePlans.ordered(order, seed, TWO, 10L, 20L)));
  }

  @Test
  void letsContendersTakeTurnsThereAndBack() {
    assertThat(schedule(TrialOrder.INTERLEAVED, 1))
        .containsExactly(
            "a/x 10 w1",
            "b/y 10 w1",
            "a/x 20 w1",
            "b/y 20 w1",
            "a/x 10 r1",
            "b/y 10 r1",
            "a/x 20 r1",
            "b/y 20 r1",
            "b/y 10 r2",
            "a/x 10 r2",
            "b/y 20 r2",
            "a/x 20 r2");
  }

  @Test
  void letsOfEveryTwoEachComeFirstAsOftenAsTheOther() {
    List<String> uses = List.of("a/x", "b/y", "c/z");
    List<Trial> trials =
        Schedule.of(
            SchedulePlans.plan(
                "phases", uses, List.of(10L), TrialOrder.INTERLEAVED, SchedulePlans.JVM, 1));
    for (String one : uses) {
      for (String other : uses) {
        long first =
            IntStream.rangeClosed(1, 2)
                .filter(round -> number(trials, one, round) < number(trials, other, round))
                .count();
        assertThat(first).isEqualTo(one.equals(other) ? 0 : 1);
      }
    }
  }

  private static int number(List<Trial> trials, String use, int round) {
    return trials.stream()
        .filter(trial -> trial.contender().use().equals(use))
        .filter(trial -> trial.repetition() == round && !trial.warmup())
        .mapToInt(Trial::number)
        .findFirst()
        .orElseThrow();
  }

  @Test
  void keepsRoundsTogetherWhenShuffled() {
    assertThat(Schedule.of(SchedulePlans.ordered(TrialOrder.SHUFFLED, 7, TWO, 10L, 20L)))
        .filteredOn(trial -> !trial.warmup())
        .extracting(Trial::repetition)
        .isSorted();
  }

  @Test
  void runsOneContenderAfterTheOther() {
    assertThat(schedule(TrialOrder.BY_CONTENDER, 1))
        .containsExactly(
            "a/x 10 w1",
            "a/x 20 w1",
            "a/x 10 r1",
            "a/x 20 r1",
            "a/x 10 r2",
            "a/x 20 r2",
            "b/y 10 w1",
            "b/y 20 w1",
            "b/y 10 r1",
            "b/y 20 r1",
            "b/y 10 r2",
            "b/y 20 r2");
  }

  @Test
  void shufflesTheSameWayForTheSameSeedOnly() {
    List<String> shuffled = schedule(TrialOrder.SHUFFLED, 7);

    assertThat(schedule(TrialOrder.SHUFFLED, 7)).isEqualTo(shuffled);
    assertThat(schedule(TrialOrder.SHUFFLED, 8)).isNotEqualTo(shuffled);
    assertThat(shuffled).isNotEqualTo(schedule(TrialOrder.INTERLEAVED, 7));
  }

  @Test
  void putsAllWarmupsBeforeWhatCountsWhenShuffled() {
    assertThat(schedule(TrialOrder.SHUFFLED, 7).subList(0, 4))
        .containsExactlyInAnyOrder("a/x 10 w1", "b/y 10 w1", "a/x 20 w1", "b/y 20 w1");
  }

  @ParameterizedTest
  @EnumSource
  void runsEveryTrialOnceAndNumbersThemInOrder(TrialOrder order) {
    Plan plan = SchedulePlans.ordered(order, 3, TWO, 10L, 20L);
    List<Trial> trials = Schedule.of(plan);

    assertThat(trials).hasSize(plan.trialCount());
    assertThat(words(trials))
        .doesNotHaveDuplicates()
        .containsExactlyInAnyOrderElementsOf(schedule(TrialOrder.INTERLEAVED, 3));
    assertThat(trials)
        .extracting(Trial::number)
        .containsExactlyElementsOf(IntStream.rangeClosed(1, 12).boxed().toList());
    assertThat(trials).extracting(Trial::workload).containsOnly("phases");
  }

  @ParameterizedTest
  @EnumSource
  void warmsEachContenderUpBeforeItsRepetitions(TrialOrder order) {
    List<Trial> trials = Schedule.of(SchedulePlans.ordered(order, 5, TWO, 10L));
    for (String use : TWO) {
      assertThat(
              trials.stream()
                  .filter(trial -> trial.contender().use().equals(use))
                  .map(Trial::warmup))
          .isSortedAccordingTo(Comparator.reverseOrder());
    }
  }

  private static Stream<Arguments> cuts() {
    return Stream.of(TrialOrder.values())
        .flatMap(order -> Stream.of(1, 2, 3, 4).map(shards -> Arguments.of(order, shards)));
  }

  @ParameterizedTest
  @MethodSource("cuts")
  void cutsAPlanSoThatNothingIsLostOrDoubled(TrialOrder order, int shards) {
    Plan plan = SchedulePlans.ordered(order, 7, TWO, 10L, 20L);

    List<List<Trial>> cut = Schedule.of(plan, shards);

    assertThat(cut).hasSize(shards);
    List<Trial> all = cut.stream().flatMap(List::stream).toList();
    assertThat(all)
        .extracting(Trial::number)
        .containsExactlyElementsOf(IntStream.rangeClosed(1, all.size()).boxed().toList());
    assertThat(words(all.stream().filter(each -> !each.warmup()).toList()))
        .containsExactlyInAnyOrderElementsOf(
            words(Schedule.of(plan).stream().filter(each -> !each.warmup()).toList()));
  }

  @ParameterizedTest
  @MethodSource("cuts")
  void keepsWhatIsComparedInOneShard(TrialOrder order, int shards) {
    Plan plan = SchedulePlans.ordered(order, 7, TWO, 10L, 20L);

    for (List<Trial> each : Schedule.of(plan, shards)) {
      assertThat(each.stream().filter(it -> !it.warmup()).toList())
          .allSatisfy(trial ->
              assertThat(each)
                  .filteredOn(it -> !it.warmup())
                  .filteredOn(it -> it.repetition() == trial.repetition())
                  .filteredOn(it -> it.levels().equals(trial.levels()))
                  .hasSize(2));
    }
  }

  @ParameterizedTest
  @MethodSource("cuts")
  void warmsEachShardUpForWhatItRuns(TrialOrder order, int shards) {
    Plan plan = SchedulePlans.ordered(order, 7, TWO, 10L, 20L);

    for (List<Trial> each : Schedule.of(plan, shards)) {
      assertThat(places(each, true)).containsExactlyInAnyOrderElementsOf(places(each, false));
    }
  }

  private static Set<String> places(List<Trial> trials, boolean warmups) {
    return trials.stream()
        .filter(each -> each.warmup() == warmups)
        .map(each -> each.contender() + " " + each.levels())
        .collect(Collectors.toSet());
  }

  @Test
  void isOneShardWhenItIsNotCut() {
    Plan plan = SchedulePlans.ordered(TrialOrder.INTERLEAVED, 7, TWO, 10L, 20L);

    assertThat(Schedule.of(plan, 1)).containsExactly(Schedule.of(plan));
  }

  @Test
  void isNotCutIntoMoreThanThereAreRoundsOfPoints() {
    Plan plan = SchedulePlans.ordered(TrialOrder.INTERLEAVED, 7, TWO, 10L, 20L);

    assertThat(Schedule.obstacle(plan, 4)).isEmpty();
    assertThat(Schedule.obstacle(plan, 5))
        .hasValueSatisfying(text -> assertThat(text).contains("5 shards", "4 at most (2 × 2)"));
  }
}
