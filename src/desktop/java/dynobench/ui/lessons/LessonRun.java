package dynobench.ui.lessons;

import dynobench.catalog.Catalog;
import dynobench.lesson.Lesson;
import dynobench.lesson.RecordedRun;
import dynobench.measure.Clock;
import dynobench.result.RunResult;
import dynobench.result.RunState;
import dynobench.session.PlanRunner;
import dynobench.store.RunReader;
import dynobench.toml.Problems;
import dynobench.ui.live.LiveRun;
import dynobench.ui.shownrun.Replay;
import dynobench.ui.shownrun.RunDisplay;
import dynobench.ui.shownrun.ShownRun;
import dynobench.ui.tasks.BackgroundTask;
import dynobench.ui.tasks.TaskStarter;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.util.Subscription;

/// Runs of lessons, measured on this machine or replayed from a recording. At most one goes on at a
/// time; further requests are ignored.
final class LessonRun {
  private final PlanRunner bench;
  private final LiveRun live;
  private final RunDisplay showing;
  private final ObjectProperty<Optional<Catalog>> catalog;
  private final TaskStarter tasks;
  private final Path records;
  private final Clock pace;
  private final ViewTexts texts;
  private final ReadOnlyObjectWrapper<Going> going = new ReadOnlyObjectWrapper<>(Going.NOTHING);
  private final ReadOnlyStringWrapper obstacle = new ReadOnlyStringWrapper("");
  private Subscription watching = Subscription.EMPTY;

  /// Number of the last request. An answer to an earlier request is ignored.
  private int requests;

  private Optional<ShownRun> measured = Optional.empty();

  /// Present activity. The unpacking of a recording counts as `CHECKING`.
  enum Going {
    NOTHING,
    CHECKING,
    MEASURING,
    REPLAYING,
    READING
  }

  /// Run of a lesson that has finished, with its stored result.
  record Ended(Path folder, RunResult result, boolean recorded) {}

  /// Creates the runs of a window.
  ///
  /// @param records folder into which recorded runs are unpacked, each in a folder of its own
  /// @param pace clock of replays
  LessonRun(
      PlanRunner bench,
      LiveRun live,
      RunDisplay showing,
      ObjectProperty<Optional<Catalog>> catalog,
      TaskStarter tasks,
      Path records,
      Clock pace,
      ViewTexts texts) {
    this.bench = bench;
    this.live = live;
    this.showing = showing;
    this.catalog = catalog;
    this.tasks = tasks;
    this.records = records;
    this.pace = pace;
    this.texts = texts;
    live.running()
        .subscribe((_, running) -> {
          if (!running && obstacle.get().equals(texts.of("obstacle.busy"))) {
            obstacle.set("");
          }
        });
  }

  /// Runs the lesson's plan on this machine. [#obstacle] says why it can't: another run goes on,
  /// the engines are not known yet, or the plan has problems.
  ///
  /// @param done receives the run when it has finished; not called if it was stopped, failed or
  ///   left
  void measure(Lesson lesson, Consumer<Ended> done) {
    if (going.get() != Going.NOTHING) {
      return;
    }
    obstacle.set("");
    if (live.running().get()) {
      obstacle.set(texts.of("obstacle.busy"));
    } else if (catalog.get().isEmpty()) {
      obstacle.set(texts.of("obstacle.catalog"));
    } else {
      check(lesson, catalog.get().get(), done);
    }
  }

  private void check(Lesson lesson, Catalog engines, Consumer<Ended> done) {
    var problems = new Problems();
    int mine = ++requests;
    going.set(Going.CHECKING);
    tasks
        .background()
        .start(
            texts.of("task.check"),
            _ -> bench.check(lesson.plan(), engines, problems),
            checked -> {
              if (mine == requests) {
                begin(checked.filter(_ -> problems.isEmpty()), problems, done);
              }
            },
            failure -> fail(mine, failure));
  }

  private void begin(
      Optional<PlanRunner.Checked> checked, Problems problems, Consumer<Ended> done) {
    going.set(Going.NOTHING);
    checked.ifPresent(live::start);
    if (checked.isPresent() && live.running().get()) {
      going.set(Going.MEASURING);
      watching.unsubscribe();
      watching = live.running().subscribe((_, running) -> ended(running, done));
    } else {
      obstacle.set(
          checked.isPresent()
              ? texts.of("obstacle.refused")
              : texts.of(
                  "obstacle.plan",
                  problems.list().stream()
                      .map(it -> it.message().replaceFirst("\\.$", ""))
                      .collect(Collectors.joining("; "))));
    }
  }

  private void ended(boolean running, Consumer<Ended> done) {
    if (running) {
      return;
    }
    leave();
    measured = live.shown();
    measured
        .flatMap(ShownRun::folder)
        .ifPresentOrElse(
            folder -> read(folder, false, done), () -> obstacle.set(texts.of("obstacle.failed")));
  }

  /// Reads the result of a run, even if another one is shown meanwhile. A run that didn't finish
  /// becomes an obstacle.
  private void read(Path folder, boolean recorded, Consumer<Ended> done) {
    int mine = ++requests;
    going.set(Going.READING);
    tasks
        .background()
        .start(
            texts.of("task.read"),
            _ -> new RunReader(folder).result(),
            result -> {
              if (mine != requests) {
                return;
              }
              leave();
              if (result.state() == RunState.FINISHED) {
                done.accept(new Ended(folder, result, recorded));
              } else {
                obstacle.set(texts.of("obstacle.stopped"));
              }
            },
            failure -> fail(mine, failure));
  }

  /// Returns whether a run of this window is the last one measured for a lesson. While a lesson is
  /// measured, any id counts.
  boolean isLast(String id) {
    return going.get() == Going.MEASURING || measured.filter(it -> it.id().equals(id)).isPresent();
  }

  /// Replays the recorded run, ten times as fast as it was unless the user changes the speed. A
  /// lesson without a recording sets the obstacle.
  ///
  /// @param done receives the run when the replay has ended, or the user has ended it early
  void replay(Lesson lesson, Consumer<Ended> done) {
    if (going.get() != Going.NOTHING) {
      return;
    }
    obstacle.set("");
    if (lesson.record().isEmpty()) {
      obstacle.set(texts.of("obstacle.record"));
      return;
    }
    unpack(lesson, lesson.record().get(), done);
  }

  private void unpack(Lesson lesson, RecordedRun record, Consumer<Ended> done) {
    int mine = ++requests;
    Path folder = records.resolve("lesson-" + lesson.id());
    going.set(Going.CHECKING);
    tasks
        .background()
        .start(
            texts.of("task.unpack"),
            _ -> {
              record.unpack(folder);
              return new RunReader(folder).read();
            },
            run -> {
              if (mine == requests) {
                replay(new Replay(run, pace), folder, done);
              }
            },
            failure -> fail(mine, failure));
  }

  private void replay(Replay again, Path folder, Consumer<Ended> done) {
    showing.show(again);
    going.set(Going.REPLAYING);
    watching.unsubscribe();
    watching =
        Subscription.combine(
            again.ended().subscribe((_, _) -> replayed(folder, done)),
            showing.run().subscribe((_, now) -> another(now, folder, done)));
  }

  private void replayed(Path folder, Consumer<Ended> done) {
    if (going.get() == Going.REPLAYING) {
      leave();
      read(folder, true, done);
    }
  }

  /// Handles the opening of another run during a replay. Ending the replay early shows the whole
  /// run; opening a different run leaves the lesson's run.
  private void another(ShownRun now, Path folder, Consumer<Ended> done) {
    if (now.folder().equals(Optional.of(folder))) {
      if (now.origin() == ShownRun.Origin.STORED) {
        replayed(folder, done);
      }
    } else {
      leave();
      obstacle.set(texts.of("obstacle.left"));
    }
  }

  /// Leaves the lesson's run; its later outcome is ignored. A measurement goes on.
  void leave() {
    requests++;
    watching.unsubscribe();
    watching = Subscription.EMPTY;
    going.set(Going.NOTHING);
  }

  private void fail(int mine, BackgroundTask.Failure failure) {
    tasks.reportFailure(failure);
    if (mine == requests) {
      leave();
      obstacle.set(failure.sentence());
    }
  }

  ReadOnlyObjectProperty<Going> going() {
    return going.getReadOnlyProperty();
  }

  /// Returns whether an obstacle is shown while a run of the window goes on that no lesson awaits.
  boolean isBusy() {
    return going.get() == Going.NOTHING && live.running().get() && !obstacle.get().isEmpty();
  }

  /// Returns why the last request gave no outcome; empty if nothing prevents it.
  ReadOnlyStringProperty obstacle() {
    return obstacle.getReadOnlyProperty();
  }

  void forget() {
    obstacle.set("");
  }
}
