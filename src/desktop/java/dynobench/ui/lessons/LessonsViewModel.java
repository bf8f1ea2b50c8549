package dynobench.ui.lessons;

import dynobench.event.RunEvent;
import dynobench.lesson.Answer;
import dynobench.lesson.Figure;
import dynobench.lesson.Lesson;
import dynobench.lesson.Lessons;
import dynobench.lesson.Outcome;
import dynobench.lesson.Reading;
import dynobench.measure.Environment;
import dynobench.toml.Problem;
import dynobench.ui.parts.Texts;
import dynobench.ui.settings.SettingsFile;
import dynobench.ui.work.Tasks;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Which lessons there are, which one is given, and where it stands. What a class predicted and saw
/// is kept as soon as it changes.
final class LessonsViewModel {
  /// What is seen: the list, or a lesson where it stands.
  record Open(Lesson lesson, Given given) {}

  private final Supplier<Lessons> source;
  private final SettingsFile<Givens> file;
  private final LessonRun run;
  private final Tasks tasks;
  private final Clock clock;
  private final Texts texts;
  private final ReadOnlyObjectWrapper<List<Lesson>> lessons =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<List<Problem>> problems =
      new ReadOnlyObjectWrapper<>(List.of());
  private final ReadOnlyObjectWrapper<Givens> givens = new ReadOnlyObjectWrapper<>(Givens.NONE);
  private final ReadOnlyObjectWrapper<Optional<Open>> open =
      new ReadOnlyObjectWrapper<>(Optional.empty());
  private boolean looking;
  private boolean looked;
  private Runnable whenLooked = () -> {};
  private Runnable whenDecided = () -> {};

  /// @param source asked in the background
  LessonsViewModel(
      Supplier<Lessons> source,
      SettingsFile<Givens> file,
      LessonRun run,
      Tasks tasks,
      Clock clock,
      Texts texts) {
    this.source = source;
    this.file = file;
    this.run = run;
    this.tasks = tasks;
    this.clock = clock;
    this.texts = texts;
  }

  private record Found(Lessons lessons, Givens givens) {}

  /// Looks for lessons, and the first time for what was kept of them. People write their own while
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
            _ -> new Found(source.get(), first ? file.readOver(Givens.NONE) : Givens.NONE),
            found -> take(found, first),
            failure -> {
              looking = false;
              whenLooked = () -> {};
              tasks.tell(failure);
            });
  }

  private void take(Found found, boolean first) {
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

  /// Opens the first lesson that isn't finished where it stands, and the first of all where all
  /// are. One that is open stays.
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

  /// Whether its outcome was seen.
  boolean isFinished(Lesson lesson) {
    return last(lesson).flatMap(Given::happened).isPresent();
  }

  /// A lesson where it stands. One whose answers have changed since begins anew.
  void open(Lesson lesson) {
    run.leave();
    run.forget();
    Given given = last(lesson).orElseGet(() -> begin(lesson));
    open.set(Optional.of(new Open(lesson, given)));
  }

  Optional<Given> last(Lesson lesson) {
    return givens
        .get()
        .last(lesson.id())
        .filter(each -> each.votes().size() == lesson.answers().size());
  }

  private Given begin(Lesson lesson) {
    return Given.begin(lesson.id(), lesson.answers().size(), now());
  }

  private String now() {
    return clock.instant().truncatedTo(ChronoUnit.SECONDS).toString();
  }

  /// Back to the list.
  void close() {
    run.leave();
    open.set(Optional.empty());
  }

  /// Gives the open lesson once more, to another class. What the last one predicted is kept.
  void again() {
    open.get()
        .ifPresent(it -> {
          keep(givens.get().anew(begin(it.lesson())));
          open(it.lesson());
        });
  }

  /// So many vote for an answer; nobody does any more while its run goes on.
  void vote(int answer, int count) {
    change(it -> mayVote(it) ? it.given().withVotes(answer, count) : it.given());
  }

  /// Whether the prediction can still change.
  boolean mayVote(Open it) {
    return it.given().step() == Step.VOTE
        && it.given().happened().isEmpty()
        && run.going().get() == LessonRun.Going.NOTHING;
  }

  /// One more, or one less.
  void voteMore(int answer, int more) {
    open.get()
        .filter(it -> answer < it.given().votes().size())
        .ifPresent(it -> vote(answer, it.given().votes().get(answer) + more));
  }

  /// Goes on; from the votes only when there are some, and to the outcome only when there is one.
  void next() {
    change(it -> canGoOn(it.given()) ? it.given().at(it.given().step().next()) : it.given());
  }

  boolean canGoOn() {
    return open.get().filter(it -> canGoOn(it.given())).isPresent();
  }

  private static boolean canGoOn(Given given) {
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

  private void change(Function<Open, Given> change) {
    open.get()
        .ifPresent(it -> {
          Given now = change.apply(it);
          if (!now.equals(it.given())) {
            open.set(Optional.of(new Open(it.lesson(), now)));
            keep(givens.get().with(now));
          }
        });
  }

  /// What was kept before must have been read, or it would be lost.
  private void keep(Givens now) {
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

  /// Has the recorded run happen again.
  void replay() {
    open.get()
        .filter(LessonsViewModel::awaitsRun)
        .ifPresent(it -> run.replay(it.lesson(), ended -> see(it.lesson(), ended)));
  }

  /// Whether a run of this window is, or was, that of a lesson.
  boolean measured(String run) {
    return this.run.isLast(run);
  }

  private static boolean awaitsRun(Open it) {
    return it.given().step() == Step.RUN && it.given().happened().isEmpty();
  }

  private void see(Lesson lesson, LessonRun.Ended ended) {
    if (open.get().filter(it -> it.lesson().equals(lesson)).isPresent()) {
      Given.Happened happened = happened(lesson, ended);
      change(it -> it.given().with(happened));
      whenDecided.run();
    }
  }

  private Given.Happened happened(Lesson lesson, LessonRun.Ended ended) {
    Outcome outcome = lesson.outcome(ended.result());
    Reading figure = outcome.figure();
    return new Given.Happened(
        outcome instanceof Outcome.CameTrue(int answer, var _) ? answer : -1,
        figure.words(),
        small(outcome),
        figure instanceof Reading.Sure sure
            ? List.of(sure.value(), sure.low(), sure.high())
            : List.of(),
        beside(lesson, ended),
        ended.recorded(),
        machine(ended),
        ended.folder().toString(),
        now());
  }

  private static String small(Outcome outcome) {
    return switch (outcome) {
      case Outcome.CameTrue(int _, Reading.Sure figure) -> figure.how();
      case Outcome.Undecided(String why, Reading _) -> why;
    };
  }

  private List<String> beside(Lesson lesson, LessonRun.Ended ended) {
    List<Reading> readings = lesson.beside(ended.result());
    List<String> lines = new ArrayList<>();
    for (int i = 0; i < readings.size(); i++) {
      Figure figure = lesson.beside().get(i);
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

  /// The answer that a lesson's prediction is, or those that have as many votes.
  List<Answer> predicted(Open it) {
    return it.given().predicted().stream().map(it.lesson().answers()::get).toList();
  }

  /// @param action called when an outcome is there
  void whenDecided(Runnable action) {
    whenDecided = action;
  }

  /// Those that can be given; none until they were looked for.
  ReadOnlyObjectProperty<List<Lesson>> lessons() {
    return lessons.getReadOnlyProperty();
  }

  /// Mistakes in the user's own.
  ReadOnlyObjectProperty<List<Problem>> problems() {
    return problems.getReadOnlyProperty();
  }

  ReadOnlyObjectProperty<Givens> givens() {
    return givens.getReadOnlyProperty();
  }

  /// The one that is given; empty while the list is seen.
  ReadOnlyObjectProperty<Optional<Open>> open() {
    return open.getReadOnlyProperty();
  }

  LessonRun run() {
    return run;
  }
}
