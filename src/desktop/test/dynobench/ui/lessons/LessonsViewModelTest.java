package dynobench.ui.lessons;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.lesson.Lesson;
import dynobench.lesson.LessonFiles;
import dynobench.lesson.Lessons;
import dynobench.lesson.RecordedRun;
import dynobench.ui.lessons.LessonRun.Going;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LessonsViewModelTest {
  private static final Lessons SHIPPED = Lessons.shipped();

  @TempDir Path folder;
  private TaughtWiring taught;
  private LessonsViewModel model;

  static Stream<Lesson> lessons() {
    return SHIPPED.all().stream();
  }

  @BeforeEach
  void begin() {
    restart(SHIPPED);
  }

  private void restart(Lessons lessons) {
    taught = new TaughtWiring(folder, lessons);
    model = taught.model;
  }

  private static Lesson lesson(String id) {
    return SHIPPED.named(id).orElseThrow();
  }

  /// Gives a lesson with three votes and replays its recorded run.
  private LessonSession.Happened give(Lesson lesson) {
    model.open(lesson);
    model.next();
    model.vote(0, 1);
    model.vote(1, 2);
    model.next();
    model.replay();
    taught.playToTheEnd();
    return taught.open().session().happened().orElseThrow();
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void everyLessonGoesFromItsQuestionToWhatToTryAtHome(Lesson lesson) {
    model.open(lesson);
    assertThat(taught.step()).isEqualTo(LessonStep.QUESTION);
    model.next();
    assertThat(taught.step()).isEqualTo(LessonStep.VOTE);
    model.next();
    assertThat(taught.step()).as("nobody has voted").isEqualTo(LessonStep.VOTE);
    model.voteMore(1, 1);
    model.next();
    assertThat(taught.step()).isEqualTo(LessonStep.RUN);
    assertThat(model.predicted(taught.open())).containsExactly(lesson.answers().get(1));

    model.replay();

    assertThat(model.run().going().get()).isEqualTo(Going.REPLAYING);
    assertThat(taught.made.wiring.display().run().get().id()).isEqualTo("lesson-" + lesson.id());
    taught.playToTheEnd();
    assertThat(taught.step()).isEqualTo(LessonStep.OUTCOME);
    LessonSession.Happened seen = taught.open().session().happened().orElseThrow();
    assertThat(seen.answer()).isBetween(0, lesson.answers().size() - 1);
    assertThat(seen.figure()).isNotEmpty();
    assertThat(seen.value()).hasSize(3);
    assertThat(seen.beside()).hasSameSizeAs(lesson.furtherFigures());
    assertThat(seen.recorded()).isTrue();
    assertThat(seen.machine()).contains("2 cores");
    model.next();
    assertThat(taught.step()).isEqualTo(LessonStep.WHY);
    model.next();
    assertThat(taught.step()).isEqualTo(LessonStep.HOME);
  }

  @Test
  void anotherRecordLeadsToAnotherOutcome() throws IOException {
    assertThat(give(lesson("commit")).answer()).isEqualTo(2);
    Lesson exchanged = withExchangedTimes(lesson("commit"));
    restart(new Lessons(List.of(exchanged), List.of()));
    model.open(exchanged);
    model.restart();

    assertThat(give(exchanged).answer()).isZero();
  }

  /// Returns the lesson with a recording in which autocommit and commits of 100 rows have exchanged
  /// times.
  private Lesson withExchangedTimes(Lesson of) throws IOException {
    Path run = folder.resolve("exchanged");
    of.record().orElseThrow().unpack(run);
    Path file = run.resolve("events.jsonl");
    String each = "\"commit\":{\"type\":\"Autocommit\"}";
    String hundreds = "\"commit\":{\"type\":\"Every\",\"rows\":100}";
    String text = Files.readString(file);
    assertThat(text).contains(each, hundreds);
    Files.writeString(
        file, text.replace(each, "\u0000").replace(hundreds, each).replace("\u0000", hundreds));
    var record = new RecordedRun(new LessonFiles.InFolder(run), "events.jsonl");
    return new Lesson(
        of.id(),
        of.title(),
        of.minutes(),
        of.variable(),
        of.question(),
        of.answers(),
        of.figure(),
        of.furtherFigures(),
        of.plan(),
        of.chart(),
        of.pages(),
        Optional.of(record),
        true);
  }

  @Test
  void aRestartGoesOnWhereTheLessonWas() {
    model.open(lesson("commit"));
    model.next();
    model.vote(2, 14);

    restart(SHIPPED);
    model.openNext();
    model.open(lesson("commit"));

    assertThat(taught.step()).isEqualTo(LessonStep.VOTE);
    assertThat(taught.open().session().votes()).containsExactly(0, 0, 14);
  }

  @Test
  void anOutcomeIsThereAfterARestart() {
    LessonSession.Happened before = give(lesson("commit"));

    restart(SHIPPED);
    model.open(lesson("commit"));

    assertThat(taught.step()).isEqualTo(LessonStep.OUTCOME);
    assertThat(taught.open().session().happened()).contains(before);
  }

  @Test
  void theFirstLessonThatIsNotFinishedComesNext() {
    model.openNext();
    assertThat(taught.open().lesson().id()).isEqualTo("first-run");
    give(lesson("first-run"));
    model.close();

    model.openNext();

    assertThat(taught.open().lesson().id()).isEqualTo("commit");
    assertThat(taught.step()).isEqualTo(LessonStep.QUESTION);
  }

  @Test
  void aReplayAtTheVotesLocksThem() {
    model.open(lesson("commit"));
    model.voteMore(2, 1);

    model.replay();

    assertThat(taught.step()).isEqualTo(LessonStep.RUN);
    assertThat(model.run().going().get()).isEqualTo(Going.REPLAYING);
    assertThat(taught.open().session().votes()).containsExactly(0, 0, 1);
  }

  @Test
  void withoutVotesNothingIsReplayed() {
    model.open(lesson("commit"));
    model.replay();
    assertThat(taught.step()).isEqualTo(LessonStep.QUESTION);
    model.next();

    model.replay();

    assertThat(taught.step()).isEqualTo(LessonStep.VOTE);
    assertThat(model.run().going().get()).isEqualTo(Going.NOTHING);
  }

  @Test
  void aFinishedLessonKeepsItsVotesAtItsQuestion() {
    give(lesson("commit"));
    for (int i = 0; i < LessonStep.values().length; i++) {
      model.back();
    }

    model.voteMore(2, 1);

    assertThat(taught.step()).isEqualTo(LessonStep.QUESTION);
    assertThat(taught.open().session().votes()).containsExactly(1, 2, 0);
  }

  @Test
  void votesChangeNoMoreWhenTheOutcomeWasSeen() {
    give(lesson("commit"));
    model.back();
    model.back();
    assertThat(taught.step()).isEqualTo(LessonStep.VOTE);

    model.vote(2, 30);

    assertThat(taught.open().session().votes()).containsExactly(1, 2, 0);
  }

  @Test
  void anotherClassBeginsAnewAndBothAreExported() {
    give(lesson("commit"));
    model.restart();
    assertThat(taught.step()).isEqualTo(LessonStep.QUESTION);
    give(lesson("commit"));

    List<List<String>> lines = LessonsCsv.lines(model.sessions().get(), SHIPPED.all());

    assertThat(lines).hasSize(1 + 2 * 3);
    assertThat(lines).allSatisfy(line -> assertThat(line).hasSameSizeAs(lines.getFirst()));
    List<String> second = lines.get(2);
    assertThat(second.subList(0, 2)).containsExactly("commit", "What does a commit cost?");
    assertThat(second.subList(6, 9)).containsExactly("2", "yes", "did not come true");
    assertThat(lines.get(3).subList(6, 9)).containsExactly("0", "no", "came true");
  }

  @Test
  void whatWasNotRunIsExportedAsSuch() {
    model.open(lesson("heap"));
    model.next();
    model.voteMore(0, 1);

    assertThat(LessonsCsv.lines(model.sessions().get(), SHIPPED.all()).get(1))
        .contains("heap", "not run");
  }

  @Test
  void aClassMayBeDivided() {
    model.open(lesson("commit"));
    model.next();
    model.vote(0, 7);
    model.vote(2, 7);

    assertThat(model.predicted(taught.open())).hasSize(2);
    model.next();
    assertThat(taught.step()).isEqualTo(LessonStep.RUN);
  }

  @Test
  void openingAnotherRunLeavesTheReplay() {
    model.open(lesson("commit"));
    model.next();
    model.voteMore(0, 1);
    model.next();
    model.replay();

    taught.made.show(new ArrayList<>());

    assertThat(model.run().going().get()).isEqualTo(Going.NOTHING);
    assertThat(model.run().obstacle().get()).contains("Another run");
    assertThat(taught.step()).isEqualTo(LessonStep.RUN);
  }

  @Test
  void endingTheReplayEarlyShowsTheOutcomeAtOnce() {
    model.open(lesson("commit"));
    model.next();
    model.voteMore(0, 1);
    model.next();
    model.replay();

    taught.made.wiring.display().endReplay();

    assertThat(taught.step()).isEqualTo(LessonStep.OUTCOME);
  }

  @Test
  void anOpenLessonIsNotThrownAwayForTheNext() {
    model.open(lesson("commit"));
    model.next();

    model.openNext();

    assertThat(taught.open().lesson().id()).isEqualTo("commit");
    assertThat(taught.step()).isEqualTo(LessonStep.VOTE);
  }

  @Test
  void votesDoNotChangeWhileTheRunGoesOn() {
    model.open(lesson("commit"));
    model.next();
    model.vote(0, 3);
    model.next();
    model.replay();
    model.back();

    model.vote(2, 30);

    assertThat(taught.open().session().votes()).containsExactly(3, 0, 0);
    assertThat(model.mayVote(taught.open())).isFalse();
  }

  @Test
  void whoLeavesWhileARunGoesOnHearsOfItNoMore() {
    model.open(lesson("commit"));
    model.next();
    model.voteMore(0, 1);
    model.next();
    model.replay();
    model.close();

    taught.playToTheEnd();

    assertThat(model.run().going().get()).isEqualTo(Going.NOTHING);
    assertThat(model.last(lesson("commit")).orElseThrow().happened()).isEmpty();
  }

  @Test
  void aLessonWithOtherAnswersLeavesWhatAnotherClassPredicted() {
    var before =
        new LessonSession("mine", "then", LessonStep.VOTE, List.of(5, 9), Optional.empty());
    var now = new LessonSession("mine", "now", LessonStep.VOTE, List.of(0, 1, 0), Optional.empty());

    LessonSessions all = new LessonSessions(List.of(before)).with(now).with(now.withVotes(1, 2));

    assertThat(all.all()).containsExactly(before, now.withVotes(1, 2));
  }
}
