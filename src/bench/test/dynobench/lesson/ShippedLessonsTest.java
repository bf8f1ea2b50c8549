package dynobench.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import dynobench.catalog.Catalog;
import dynobench.result.RunResult;
import dynobench.result.RunState;
import dynobench.session.PlanRunner;
import dynobench.session.ProgramHome;
import dynobench.store.Workspace;
import dynobench.toml.Problems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ShippedLessonsTest {
  /// Maximum size of all records together in the program's jar.
  private static final long MOST_BYTES = 950_000;

  /// Maximum time that a class should wait for a lesson's run.
  private static final long LONGEST_MILLIS = 125_000;

  @TempDir Path folder;

  static Stream<Lesson> lessons() {
    return Lessons.shipped().all().stream();
  }

  @Test
  void thereAreSixteenInTheOrderOfGivingThem() {
    assertThat(lessons().map(Lesson::id)).isEqualTo(Lessons.IDS).hasSize(16);
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void hasEverythingThatALecturerNeeds(Lesson lesson) {
    assertThat(lesson.pages().why()).hasSizeGreaterThan(400);
    assertThat(lesson.pages().home()).contains("- ");
    assertThat(lesson.pages().drawing().shapes()).hasSizeGreaterThan(5);
    assertThat(lesson.pages().drawing().title()).isNotBlank();
    assertThat(lesson.answers()).hasSizeBetween(2, 3);
    assertThat(lesson.isOwn()).isFalse();
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void itsRecordIsAWholeRunOfItsPlanAndShortEnough(Lesson lesson) throws IOException {
    RunResult run = RecordedRuns.result(lesson, folder);

    assertThat(run.state()).isEqualTo(RunState.FINISHED);
    assertThat(run.plan()).contains(lesson.plan());
    assertThat(run.log().damages()).isEmpty();
    assertThat(run.notCompleted()).allSatisfy(it -> assertThat(run.isOfCrashes()).isTrue());
    assertThat(run.lengthMillis()).isLessThan(LONGEST_MILLIS);
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void itsRecordDecidesItsQuestion(Lesson lesson) throws IOException {
    assertThat(lesson.outcome(RecordedRuns.result(lesson, folder)))
        .isInstanceOf(LessonOutcome.CameTrue.class);
    assertThat(lesson.furtherFigures(RecordedRuns.result(lesson, folder)))
        .allSatisfy(it -> assertThat(it.text()).isNotEmpty());
  }

  @ParameterizedTest
  @MethodSource("lessons")
  void itsPlanPassesTheChecksWithTheEnginesThatComeAlong(Lesson lesson) {
    ProgramHome home = ProgramHome.find();
    var clock = Clock.systemUTC();
    var bench = new PlanRunner(home, new Workspace(folder, clock), clock, "test");
    var problems = new Problems();

    bench.check(lesson.plan(), Catalog.load(List.of(home.folder().resolve("engines"))), problems);

    assertThat(problems.list())
        .allSatisfy(it -> assertThat(it.message()).matches("(?s).*(loop|root|disk).*"))
        .hasSizeLessThanOrEqualTo(lesson.plan().crash().isPresent() ? 1 : 0);
  }

  @Test
  void allRecordsTogetherAreSmall() throws IOException {
    long bytes = 0;
    for (Lesson lesson : lessons().toList()) {
      bytes += Files.size(Path.of("resources/lessons", lesson.id(), "events.jsonl.gz"));
    }

    assertThat(bytes).isLessThan(MOST_BYTES);
  }
}
