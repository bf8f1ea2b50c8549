package dynobench.lesson;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dynobench.event.RunEvent;
import dynobench.result.RunResult;
import dynobench.store.RunReader;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Nested;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LessonOutcomeTest {
  private static final Lesson COMMIT = Lessons.shipped().named("commit").orElseThrow();

  @TempDir Path folder;

  private static Lesson with(Lesson it, String... conditions) {
    List<LessonAnswer> answers =
        List.of(conditions).stream()
            .map(each -> new LessonAnswer(each, AnswerCondition.parse(each)))
            .toList();
    return new Lesson(
        it.id(),
        it.title(),
        it.minutes(),
        it.variable(),
        it.question(),
        answers,
        it.figure(),
        it.furtherFigures(),
        it.plan(),
        it.chart(),
        it.pages(),
        it.record(),
        it.isOwn());
  }

  @Nested
  class Undecided {
    @Test
    void aRunWithoutTheFigureDecidesNothing() {
      assertThat(COMMIT.outcome(new RunResult("empty")))
          .isInstanceOfSatisfying(
              LessonOutcome.Undecided.class,
              it -> assertThat(it.why()).contains("not have this" + " figure"));
    }

    @Test
    void tooFewRoundsDecideNothingHoweverFarApartTheTwoAre() throws IOException {
      Path run = folder.resolve("run");
      COMMIT.record().orElseThrow().unpack(run);
      var part = new RunResult("part");
      new RunReader(run)
          .forEach(event -> {
            boolean late = event instanceof RunEvent.TrialStarted it && it.trial().number() > 8;
            if (!late) {
              part.accept(event); // the result ignores events of a trial without a start
            }
          });

      assertThat(COMMIT.outcome(part))
          .isInstanceOfSatisfying(
              LessonOutcome.Undecided.class,
              it -> {
                assertThat(it.why()).contains("Too few rounds").contains("6");
                assertThat(it.figure().text()).contains("times");
              });
    }

    @Test
    void anIntervalAcrossABorderDecidesNothing() throws IOException {
      RunResult run = RecordedRuns.result(COMMIT, folder);
      var figure = (FigureValue.Sure) COMMIT.outcome(run).figure();
      Lesson between =
          with(
              COMMIT,
              "below %.3f".formatted(figure.value()),
              "at least %.3f".formatted(figure.value()));

      assertThat(between.outcome(run))
          .isInstanceOfSatisfying(
              LessonOutcome.Undecided.class,
              it -> assertThat(it.why()).contains("several answers"));
    }

    @Test
    void anIntervalOutsideOfAllAnswersIsSaidToBeThere() throws IOException {
      RunResult run = RecordedRuns.result(COMMIT, folder);

      assertThat(with(COMMIT, "above 100000", "from 50000 to 60000").outcome(run))
          .isInstanceOfSatisfying(
              LessonOutcome.Undecided.class,
              it -> assertThat(it.why()).contains("the condition of no answer"));
    }
  }

  @Test
  void aCountIsExactAndOneLostRowRefutesAll() throws IOException {
    Lesson durability = Lessons.shipped().named("durability").orElseThrow();
    RunResult run = RecordedRuns.result(durability, folder);

    assertThat(with(durability, "at least 100%", "below 100%").outcome(run))
        .isInstanceOfSatisfying(
            LessonOutcome.CameTrue.class, it -> assertThat(it.answer()).isEqualTo(1));
    assertThat(durability.furtherFigures(run).getFirst().text()).startsWith("100 % of");
  }

  @Test
  void roundsThatNobodyAskedForAreNoObjection() throws IOException {
    Lesson twins = Lessons.shipped().named("twins").orElseThrow();
    RunResult run = RecordedRuns.result(twins, folder);
    var all = (LessonFigure.SideRatio) twins.figure();
    var few =
        new LessonFigure.SideRatio(
            all.label(), all.metric(), firstSix(all.over()), firstSix(all.under()));

    assertThat(twins.plan().repetitions()).isGreaterThanOrEqualTo(8);
    assertThat(new FigureEvaluator(run).read(few))
        .isInstanceOfSatisfying(
            FigureValue.Sure.class, it -> assertThat(it.how()).startsWith("6 and 6"));
  }

  private static LessonFigure.Side firstSix(LessonFigure.Side side) {
    var it = (LessonFigure.Side.Measured) side;
    return new LessonFigure.Side.Measured(
        it.phase(), it.contender(), it.levels(), List.of(1, 2, 3, 4, 5, 6), it.first());
  }

  @Test
  void eachSideIsMeasuredInItsOwnPhase() throws IOException {
    Lesson index = Lessons.shipped().named("index").orElseThrow();
    RunResult run = RecordedRuns.result(index, folder);
    var figure = (LessonFigure.SideRatio) index.figure();
    var exchanged =
        new LessonFigure.SideRatio(figure.label(), figure.metric(), figure.under(), figure.over());

    double ratio = ((FigureValue.Sure) new FigureEvaluator(run).read(figure)).value();
    double inverse = ((FigureValue.Sure) new FigureEvaluator(run).read(exchanged)).value();

    assertThat(figure.over().phase()).isNotEqualTo(figure.under().phase());
    assertThat(ratio * inverse).isCloseTo(1, within(0.001));
  }

  @Test
  void aPublishedFigureIsNotSaidToHaveBeenMeasuredAgain() throws IOException {
    Lesson years = Lessons.shipped().named("twenty-years").orElseThrow();
    RunResult run = RecordedRuns.result(years, folder);

    assertThat(years.outcome(run))
        .isInstanceOfSatisfying(
            LessonOutcome.CameTrue.class,
            it ->
                assertThat(it.figure().how())
                    .contains("one published figure, treated as exact")
                    .contains("measurements"));
  }

  @Test
  void equalsAreNotToldApart() throws IOException {
    Lesson twins = Lessons.shipped().named("twins").orElseThrow();

    assertThat(twins.outcome(RecordedRuns.result(twins, folder)))
        .isInstanceOfSatisfying(
            LessonOutcome.CameTrue.class, it -> assertThat(it.answer()).isEqualTo(1));
  }

  @Nested
  class Conditions {
    @ParameterizedTest
    @CsvSource({
      "below 2, 1, 1.9, true",
      "below 2, 1, 2, false",
      "at most 2, 1, 2, true",
      "above 2, 2, 3, false",
      "at least 2, 2, 3, true",
      "from 1.5 to 2, 1.5, 1.9, true",
      "from 1.5 to 2, 1.5, 2, false",
      "below 90%, 0.2, 0.89, true",
      "not told apart, 0.9, 1.1, true",
      "not told apart, 1.01, 1.1, false",
    })
    void askForTheWholeInterval(String condition, double low, double high, boolean holds) {
      var figure = new FigureValue.Sure((low + high) / 2, low, high, "", "");

      assertThat(AnswerCondition.parse(condition).holds(figure)).isEqualTo(holds);
    }

    @ParameterizedTest
    @CsvSource({
      "below 2, at least 2, false",
      "at most 2, at least 2, true",
      "from 1 to 2, from 2 to 3, false",
      "from 1 to 2, below 1.5, true",
      "below 1, not told apart, false",
      "above 1, not told apart, false",
      "below 1.1, not told apart, true",
    })
    void areKnownToBeInEachOthersWay(String one, String other, boolean both) {
      assertThat(AnswerCondition.parse(one).mayHoldWith(AnswerCondition.parse(other)))
          .isEqualTo(both);
      assertThat(AnswerCondition.parse(other).mayHoldWith(AnswerCondition.parse(one)))
          .isEqualTo(both);
    }

    @ParameterizedTest
    @CsvSource({"twice", "below", "below x", "between 1 and 2", "from 2 to 1", "''"})
    void areRefusedInWords(String text) {
      assertThatThrownBy(() -> AnswerCondition.parse(text))
          .isInstanceOf(IllegalArgumentException.class)
          .message()
          .isNotBlank();
    }
  }
}
