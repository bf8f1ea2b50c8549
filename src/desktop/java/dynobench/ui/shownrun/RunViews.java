package dynobench.ui.shownrun;

import dynobench.ui.tasks.BackgroundTask;
import dynobench.ui.tasks.Notifications;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;

/// Views of the shown run. A view that throws is reported once for each run; the other views still
/// receive all events.
final class RunViews {
  private static final String BROKEN =
      "Internal error: %s. A view may show this run incompletely. Please report the error with the"
          + " details of this message.";

  private final Notifications notifications;
  private final List<RunView> views = new ArrayList<>();
  private final Set<RunView> broken = new HashSet<>();

  RunViews(Notifications notifications) {
    this.notifications = notifications;
  }

  void add(RunView view) {
    views.add(view);
  }

  /// Opens another run in all views.
  void open(ShownRun run) {
    broken.clear();
    forEachView(view -> view.opened(run));
  }

  void forEachView(Consumer<RunView> news) {
    for (RunView view : views) {
      try {
        news.accept(view);
      } catch (RuntimeException e) {
        if (broken.add(view)) {
          var failure = BackgroundTask.Failure.of(e);
          notifications.add(BROKEN.formatted(failure.sentence()), failure.details());
        }
      }
    }
  }
}
