package dynobench.ui.tasks;

import java.util.function.Consumer;

/// Background tasks that report a failure as a notification, which suits most callers.
///
/// @param background for callers that handle a failure in another way
public record TaskStarter(BackgroundExecutor background, Notifications notices) {
  /// Starts a task as [BackgroundExecutor#start] does.
  public <T> BackgroundTask start(
      String title, BackgroundExecutor.TaskBody<T> work, Consumer<T> done) {
    return background.start(title, work, done, this::tell);
  }

  /// Starts a task as [BackgroundExecutor#undertake] does.
  public <T> BackgroundTask undertake(
      String title, BackgroundExecutor.TaskBody<T> work, Consumer<T> done) {
    return background.undertake(title, work, done, this::tell);
  }

  /// Starts a task as [BackgroundExecutor#store] does.
  public <T> BackgroundTask store(
      String title, BackgroundExecutor.TaskBody<T> work, Consumer<T> done) {
    return background.store(title, work, done, this::tell);
  }

  /// Notifies the user of a failure.
  public void tell(BackgroundTask.Failure failure) {
    notices.say(failure.sentence(), failure.details());
  }
}
