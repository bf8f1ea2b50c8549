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
  record Open(Lesson lesson, LessonSession session) {}

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
  private final ReadOnlyObjectWrapper<LessonSessions> sessions =
      new ReadOnlyObjectWrapper<>(LessonSessions.NONE);
  private final ReadOnlyObjectWrapper<Optional<Open>> open =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private boolean loading;
  private boolean loaded;
  private Runnable whenLoaded = () -> {};
  private Runnable whenDecided = () -> {};

  /// Creates a model without lessons; [#load] reads them.
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

  private record LoadedLessons(Lessons lessons, LessonSessions sessions) {}

  /// Reads the lessons in the background, and the first time also the stored sessions. Users may
  /// write lessons while the window is open. Does nothing while an earlier call is reading.
  void load() {
    if (loading) {
      return;
    }
    loading = true;
    boolean first = !loaded;
    tasks
        .background()
        .start(
            texts.of("task.look"),
            _ ->
                new LoadedLessons(
                    source.get(), first ? file.readOver(LessonSessions.NONE) : LessonSessions.NONE),
            found -> take(found, first),
            failure -> {
              loading = false;
              whenLoaded = () -> {};
              tasks.reportFailure(failure);
            });
  }

  private void take(LoadedLessons found, boolean first) {
    loading = false;
    loaded = true;
    if (first) {
      sessions.set(found.sessions());
    }
    problems.set(found.lessons().problems());
    lessons.set(found.lessons().all());
    Runnable then = whenLoaded;
    whenLoaded = () -> {};
    then.run();
  }

  /// Opens the first unfinished lesson at its current step, or the first lesson if all are
  /// finished. A lesson that is open stays open. Lessons that have not been read yet are read
  /// first.
  void openNext() {
    if (lessons.get().isEmpty() && open.get().isEmpty()) {
      whenLoaded = this::openFirstUnfinished;
      load();
    } else {
      openFirstUnfinished();
    }
  }

  private void openFirstUnfinished() {
    List<Lesson> all = lessons.get();
    if (open.get().isEmpty()) {
      all.stream()
          .filter(each -> !isFinished(each))
          .findFirst()
          .or(() -> all.stream().findFirst())
          .ifPresent(this::open);
    }
  }

  /// Returns whether the lesson's last session has an outcome.
  boolean isFinished(Lesson lesson) {
    return last(lesson).flatMap(LessonSession::happened).isPresent();
  }

  /// Opens a lesson at the step of its last session, and leaves the present run. A new session
  /// begins if there is none with the lesson's number of answers.
  void open(Lesson lesson) {
    run.leave();
    run.forget();
    LessonSession session = last(lesson).orElseGet(() -> begin(lesson));
    open.set(Optional.of(new Open(lesson, session)));
  }

  /// Returns the last session of a lesson; empty if its number of answers has changed since then.
  Optional<LessonSession> last(Lesson lesson) {
    return sessions
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

  /// Closes the lesson, leaves its run and shows the list.
  void close() {
    run.leave();
    open.set(Optional.empty());
  }

  /// Begins another session of the open lesson. The previous session is kept if it has votes.
  void restart() {
    open.get()
        .ifPresent(it -> {
          store(sessions.get().withNew(begin(it.lesson())));
          open(it.lesson());
        });
  }

  /// Sets the votes for an answer, limited to 0 to 9,999, and goes to the step of the votes. Does
  /// nothing unless [#mayVote].
  void vote(int answer, int count) {
    change(it ->
        mayVote(it) ? it.session().at(LessonStep.VOTE).withVotes(answer, count) : it.session());
  }

  /// Returns whether the prediction can still change: at the steps `QUESTION` and `VOTE`, without
  /// an outcome, and while no run goes on.
  boolean mayVote(Open it) {
    return List.of(LessonStep.QUESTION, LessonStep.VOTE).contains(it.session().step())
        && it.session().happened().isEmpty()
        && run.going().get() == LessonRun.Going.NOTHING;
  }

  /// Adds votes to an answer; a negative number removes them. Does nothing if the lesson has no
  /// such answer, or unless [#mayVote].
  void voteMore(int answer, int more) {
    open.get()
        .filter(it -> answer < it.session().votes().size())
        .ifPresent(it -> vote(answer, it.session().votes().get(answer) + more));
  }

  /// Moves to the next step. The step `VOTE` must have at least one vote, and the step `RUN` an
  /// outcome; otherwise nothing changes.
  void next() {
    change(it ->
        canContinue(it.session()) ? it.session().at(it.session().step().next()) : it.session());
  }

  boolean canContinue() {
    return open.get().filter(it -> canContinue(it.session())).isPresent();
  }

  private static boolean canContinue(LessonSession session) {
    return switch (session.step()) {
      case QUESTION, OUTCOME, WHY -> true;
      case VOTE -> session.votesInAll() > 0;
      case RUN -> session.happened().isPresent();
      case HOME -> false;
    };
  }

  void back() {
    change(it -> it.session().at(it.session().step().before()));
  }

  private void change(Function<Open, LessonSession> change) {
    open.get()
        .ifPresent(it -> {
          LessonSession now = change.apply(it);
          if (!now.equals(it.session())) {
            open.set(Optional.of(new Open(it.lesson(), now)));
            store(sessions.get().with(now));
          }
        });
  }

  /// Stores the sessions, unless the stored ones have not been read yet, which would lose them.
  private void store(LessonSessions now) {
    if (!loaded) {
      return;
    }
    sessions.set(now);
    tasks.store(
        texts.of("task.keep"),
        _ -> {
          file.write(now);
          return now;
        },
        _ -> {});
  }

  /// Runs the open lesson's plan on this machine; at the votes, locks them first. Does nothing at
  /// other steps than `VOTE` and `RUN`, or if the lesson has an outcome.
  void measure() {
    lockVotes();
    open.get()
        .filter(LessonsViewModel::awaitsRun)
        .ifPresent(it -> run.measure(it.lesson(), ended -> see(it.lesson(), ended)));
  }

  /// Replays the open lesson's recorded run; at the votes, locks them first. Does nothing at other
  /// steps than `VOTE` and `RUN`, or if the lesson has an outcome.
  void replay() {
    lockVotes();
    open.get()
        .filter(LessonsViewModel::awaitsRun)
        .ifPresent(it -> run.replay(it.lesson(), ended -> see(it.lesson(), ended)));
  }

  private void lockVotes() {
    if (open.get()
        .filter(it -> it.session().step() == LessonStep.VOTE && mayVote(it))
        .isPresent()) {
      next();
    }
  }

  /// Returns whether a run of this window is the last one measured for a lesson. While a lesson is
  /// measured, any id counts.
  boolean measured(String run) {
    return this.run.isLast(run);
  }

  private static boolean awaitsRun(Open it) {
    return it.session().step() == LessonStep.RUN && it.session().happened().isEmpty();
  }

  private void see(Lesson lesson, LessonRun.Ended ended) {
    if (open.get().filter(it -> it.lesson().equals(lesson)).isPresent()) {
      LessonSession.Happened happened = outcomeOf(lesson, ended);
      change(it -> it.session().with(happened));
      whenDecided.run();
    }
  }

  private LessonSession.Happened outcomeOf(Lesson lesson, LessonRun.Ended ended) {
    LessonOutcome outcome = lesson.outcome(ended.result());
    FigureValue figure = outcome.figure();
    return new LessonSession.Happened(
        outcome instanceof LessonOutcome.CameTrue(int answer, var _) ? answer : -1,
        figure.text(),
        small(outcome),
        figure instanceof FigureValue.Sure sure
            ? List.of(sure.value(), sure.low(), sure.high())
            : List.of(),
        furtherLines(lesson, ended),
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

  private List<String> furtherLines(Lesson lesson, LessonRun.Ended ended) {
    List<FigureValue> readings = lesson.furtherFigures(ended.result());
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < readings.size(); i++) {
      LessonFigure figure = lesson.furtherFigures().get(i);
      String words = readings.get(i).text();
      lines.add(texts.of("beside", figure.label(), words.isEmpty() ? texts.of("unknown") : words));
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

  /// Returns the predicted answer: several in a tie, none without votes.
  List<LessonAnswer> predicted(Open it) {
    return it.session().predicted().stream().map(it.lesson().answers()::get).toList();
  }

  /// Sets the listener of outcomes.
  ///
  /// @param action called when a run of the open lesson has an outcome, an undecided one included
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

  ReadOnlyObjectProperty<LessonSessions> sessions() {
    return sessions.getReadOnlyProperty();
  }

  /// Returns the open lesson; empty while the list is shown.
  ReadOnlyObjectProperty<Optional<Open>> open() {
    return open.getReadOnlyProperty();
  }

  LessonRun run() {
    return run;
  }
}
