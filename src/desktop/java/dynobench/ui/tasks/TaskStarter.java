package dynobench.ui.tasks;

import java.util.function.Consumer;

/// Background tasks that report a failure as a notification, which suits most callers.
///
/// @param background for callers that handle a failure in another way
public record TaskStarter(BackgroundExecutor background, Notifications notifications) {
  /// Starts a task as [BackgroundExecutor#start] does.
  public <T> BackgroundTask start(
      String title, BackgroundExecutor.TaskBody<T> work, Consumer<T> done) {
    return background.start(title, work, done, this::reportFailure);
  }

  /// Starts a task as [BackgroundExecutor#startAwaited] does.
  public <T> BackgroundTask startAwaited(
      String title, BackgroundExecutor.TaskBody<T> work, Consumer<T> done) {
    return background.startAwaited(title, work, done, this::reportFailure);
  }

  /// Starts a task as [BackgroundExecutor#store] does.
  public <T> BackgroundTask store(
      String title, BackgroundExecutor.TaskBody<T> work, Consumer<T> done) {
    return background.store(title, work, done, this::reportFailure);
  }

  /// Notifies the user of a failure.
  public void reportFailure(BackgroundTask.Failure failure) {
    notifications.add(failure.sentence(), failure.details());
  }
}
