package dynobench.ui.lessons;

import dynobench.event.RunEvent;
import dynobench.lesson.FigureValue;
import dynobench.lesson.Lesson;
import dynobench.lesson.LessonAnswer;
import dynobench.lesson.LessonFigure;
import dynobench.lesson.LessonOutcome;
import dynobench.lesson.Lessons;
import dynobench.measure.Environment;
import dynobench.toml.Problem;
import dynobench.ui.settings.SettingsFile;
import dynobench.ui.tasks.TaskStarter;
import dynobench.ui.widgets.ViewTexts;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// State of the lessons: the list, the open lesson and its step. Predictions and outcomes are
/// stored with each change.
final class LessonsViewModel {
  /// Open lesson and its session.
  record Open(Lesson lesson, LessonSession given) {}

  private final Supplier<Lessons> source;
  private final SettingsFile<LessonSessions> file;
  private final LessonRun run;
  private final TaskStarter tasks;
  private final Clock clock;
  private final ViewTexts texts;
  private final ReadOnlyObjectWrapper<List<Lesson>> lessons =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<List<Problem>> problems =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<LessonSessions> givens =
      new ReadOnlyObjectWrapper<>(LessonSessions.NONE);
  private final ReadOnlyObjectWrapper<Optional<Open>> open =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private boolean looking;
  private boolean looked;
  private Runnable whenLooked = () -> {};
  private Runnable whenDecided = () -> {};

  /// Creates a model without lessons; [#look] reads them.
  ///
  /// @param source queried in the background
  LessonsViewModel(
      Supplier<Lessons> source,
      SettingsFile<LessonSessions> file,
      LessonRun run,
      TaskStarter tasks,
      Clock clock,
      ViewTexts texts) {
    this.source = source;
    this.file = file;
    this.run = run;
    this.tasks = tasks;
    this.clock = clock;
    this.texts = texts;
  }

  private record LoadedLessons(Lessons lessons, LessonSessions givens) {}

  /// Reads the lessons, and the first time also the stored sessions. Users may write lessons while
  /// the window is open.
  void look() {
    if (looking) {
      return;
    }
    looking = true;
    boolean first = !looked;
    tasks
        .background()
        .start(
            texts.of("task.look"),
            _ ->
                new LoadedLessons(
                    source.get(), first ? file.readOver(LessonSessions.NONE) : LessonSessions.NONE),
            found -> take(found, first),
            failure -> {
              looking = false;
              whenLooked = () -> {};
              tasks.tell(failure);
            });
  }

  private void take(LoadedLessons found, boolean first) {
    looking = false;
    looked = true;
    if (first) {
      givens.set(found.givens());
    }
    problems.set(found.lessons().problems());
    lessons.set(found.lessons().all());
    Runnable then = whenLooked;
    whenLooked = () -> {};
    then.run();
  }

  /// Opens the first unfinished lesson at its current step, or the first lesson if all are
  /// finished. A lesson that is open stays open.
  void openNext() {
    if (open.get().isPresent()) {
      return;
    }
    if (lessons.get().isEmpty()) {
      whenLooked = this::openNext;
      look();
    } else {
      open(
          lessons.get().stream()
              .filter(each -> !isFinished(each))
              .findFirst()
              .orElse(lessons.get().getFirst()));
    }
  }

  /// Returns whether the lesson has an outcome.
  boolean isFinished(Lesson lesson) {
    return last(lesson).flatMap(LessonSession::happened).isPresent();
  }

  /// Opens a lesson at the step of its last session. If its answers have changed, a new session
  /// begins.
  void open(Lesson lesson) {
    run.leave();
    run.forget();
    LessonSession given = last(lesson).orElseGet(() -> begin(lesson));
    open.set(Optional.of(new Open(lesson, given)));
  }

  Optional<LessonSession> last(Lesson lesson) {
    return givens
        .get()
        .last(lesson.id())
        .filter(each -> each.votes().size() == lesson.answers().size());
  }

  private LessonSession begin(Lesson lesson) {
    return LessonSession.begin(lesson.id(), lesson.answers().size(), now());
  }

  private String now() {
    return clock.instant().truncatedTo(ChronoUnit.SECONDS).toString();
  }

  /// Closes the lesson and shows the list.
  void close() {
    run.leave();
    open.set(Optional.empty());
  }

  /// Begins another session of the open lesson. The previous prediction is kept.
  void again() {
    open.get()
        .ifPresent(it -> {
          keep(givens.get().anew(begin(it.lesson())));
          open(it.lesson());
        });
  }

  /// Sets the votes for an answer, unless the prediction is final or the run is going on.
  void vote(int answer, int count) {
    change(it -> mayVote(it) ? it.given().withVotes(answer, count) : it.given());
  }

  /// Returns whether the prediction can still change.
  boolean mayVote(Open it) {
    return it.given().step() == LessonStep.VOTE
        && it.given().happened().isEmpty()
        && run.going().get() == LessonRun.Going.NOTHING;
  }

  /// Adds votes to an answer; a negative number removes them.
  void voteMore(int answer, int more) {
    open.get()
        .filter(it -> answer < it.given().votes().size())
        .ifPresent(it -> vote(answer, it.given().votes().get(answer) + more));
  }

  /// Moves to the next step. The votes need at least one vote, and the outcome needs a run.
  void next() {
    change(it -> canGoOn(it.given()) ? it.given().at(it.given().step().next()) : it.given());
  }

  boolean canGoOn() {
    return open.get().filter(it -> canGoOn(it.given())).isPresent();
  }

  private static boolean canGoOn(LessonSession given) {
    return switch (given.step()) {
      case QUESTION, OUTCOME, WHY -> true;
      case VOTE -> given.votesInAll() > 0;
      case RUN -> given.happened().isPresent();
      case HOME -> false;
    };
  }

  void back() {
    change(it -> it.given().at(it.given().step().before()));
  }

  private void change(Function<Open, LessonSession> change) {
    open.get()
        .ifPresent(it -> {
          LessonSession now = change.apply(it);
          if (!now.equals(it.given())) {
            open.set(Optional.of(new Open(it.lesson(), now)));
            keep(givens.get().with(now));
          }
        });
  }

  /// Stores the sessions, unless the stored ones have not been read yet, which would lose them.
  private void keep(LessonSessions now) {
    if (!looked) {
      return;
    }
    givens.set(now);
    tasks.store(
        texts.of("task.keep"),
        _ -> {
          file.write(now);
          return now;
        },
        _ -> {});
  }

  /// Runs the lesson's plan on this machine.
  void measure() {
    open.get()
        .filter(LessonsViewModel::awaitsRun)
        .ifPresent(it -> run.measure(it.lesson(), ended -> see(it.lesson(), ended)));
  }

  /// Replays the recorded run.
  void replay() {
    open.get()
        .filter(LessonsViewModel::awaitsRun)
        .ifPresent(it -> run.replay(it.lesson(), ended -> see(it.lesson(), ended)));
  }

  /// Returns whether a run of this window belongs to a lesson.
  boolean measured(String run) {
    return this.run.isLast(run);
  }

  private static boolean awaitsRun(Open it) {
    return it.given().step() == LessonStep.RUN && it.given().happened().isEmpty();
  }

  private void see(Lesson lesson, LessonRun.Ended ended) {
    if (open.get().filter(it -> it.lesson().equals(lesson)).isPresent()) {
      LessonSession.Happened happened = happened(lesson, ended);
      change(it -> it.given().with(happened));
      whenDecided.run();
    }
  }

  private LessonSession.Happened happened(Lesson lesson, LessonRun.Ended ended) {
    LessonOutcome outcome = lesson.outcome(ended.result());
    FigureValue figure = outcome.figure();
    return new LessonSession.Happened(
        outcome instanceof LessonOutcome.CameTrue(int answer, var _) ? answer : -1,
        figure.words(),
        small(outcome),
        figure instanceof FigureValue.Sure sure
            ? List.of(sure.value(), sure.low(), sure.high())
            : List.of(),
        beside(lesson, ended),
        ended.recorded(),
        machine(ended),
        ended.folder().toString(),
        now());
  }

  private static String small(LessonOutcome outcome) {
    return switch (outcome) {
      case LessonOutcome.CameTrue(int _, FigureValue.Sure figure) -> figure.how();
      case LessonOutcome.Undecided(String why, FigureValue _) -> why;
    };
  }

  private List<String> beside(Lesson lesson, LessonRun.Ended ended) {
    List<FigureValue> readings = lesson.beside(ended.result());
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < readings.size(); i++) {
      LessonFigure figure = lesson.beside().get(i);
      String words = readings.get(i).words();
      lines.add(texts.of("beside", figure.words(), words.isEmpty() ? texts.of("unknown") : words));
    }
    return lines;
  }

  private String machine(LessonRun.Ended ended) {
    return ended
        .result()
        .started()
        .map(RunEvent.RunStarted::environment)
        .map(this::machine)
        .orElseGet(() -> texts.of("machine.unknown"));
  }

  private String machine(Environment it) {
    return texts.of("machine", it.cpu(), it.cores(), it.os());
  }

  /// Returns the predicted answer, or several in a tie.
  List<LessonAnswer> predicted(Open it) {
    return it.given().predicted().stream().map(it.lesson().answers()::get).toList();
  }

  /// Sets the listener of outcomes.
  ///
  /// @param action called when a run has given an outcome
  void whenDecided(Runnable action) {
    whenDecided = action;
  }

  /// Returns the available lessons; empty until they have been read.
  ReadOnlyObjectProperty<List<Lesson>> lessons() {
    return lessons.getReadOnlyProperty();
  }

  /// Returns the problems of user-defined lessons.
  ReadOnlyObjectProperty<List<Problem>> problems() {
    return problems.getReadOnlyProperty();
  }

  ReadOnlyObjectProperty<LessonSessions> givens() {
    return givens.getReadOnlyProperty();
  }

  /// Returns the open lesson; empty while the list is shown.
  ReadOnlyObjectProperty<Optional<Open>> open() {
    return open.getReadOnlyProperty();
  }

  LessonRun run() {
    return run;
  }
}
