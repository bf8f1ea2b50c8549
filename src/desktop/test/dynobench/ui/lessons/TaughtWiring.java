package dynobench.ui.lessons;

import dynobench.catalog.Catalog;
import dynobench.lesson.Lessons;
import dynobench.ui.MadeWiring;
import dynobench.ui.settings.SettingsFile;
import dynobench.ui.widgets.ViewTexts;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicLong;

/// Lessons without a window; the test advances their replays.
final class TaughtWiring {
  /// Step of the clock, longer than any recording at ten times its pace.
  private static final Duration TICK = Duration.ofSeconds(20);

  private static final int MOST_TICKS = 20;

  final MadeWiring made;
  final LessonsViewModel model;
  private final AtomicLong nanos = new AtomicLong();

  /// Creates a wiring.
  ///
  /// @param settings folder for predictions
  TaughtWiring(Path settings, Lessons lessons) {
    made = new MadeWiring(settings.resolve("workspace"));
    var wiring = made.wiring;
    wiring
        .draft()
        .catalog()
        .set(Optional.of(Catalog.load(List.of(wiring.home().folder().resolve("engines")))));
    var texts = new ViewTexts(LessonsView.class);
    var run =
        new LessonRun(
            wiring.bench(),
            wiring.live(),
            wiring.display(),
            wiring.draft().catalog(),
            wiring.tasks(),
            settings.resolve("records"),
            nanos::get,
            texts);
    var file =
        new SettingsFile<>(
            settings.resolve("lessons.json"), LessonSessions.class, wiring.notifications()::add);
    model = new LessonsViewModel(() -> lessons, file, run, wiring.tasks(), wiring.clock(), texts);
    model.load();
  }

  /// Plays the replay to its end.
  void playToTheEnd() {
    for (int i = 0; i < MOST_TICKS; i++) {
      nanos.addAndGet(TICK.toNanos());
      made.wiring.take();
      made.wiring.refresh();
    }
  }

  LessonsViewModel.Open open() {
    return model.open().get().orElseThrow();
  }

  LessonStep step() {
    return open().session().step();
  }
}
