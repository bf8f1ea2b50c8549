package dynobench.ui.work;

import java.util.function.Consumer;

/// Background tasks that report a failure as a notification, which suits most callers.
///
/// @param background for callers that handle a failure in another way
public record Tasks(Background background, Notices notices) {
  /// Starts a task as [Background#start] does.
  public <T> BackgroundTask start(String title, Background.Work<T> work, Consumer<T> done) {
    return background.start(title, work, done, this::tell);
  }

  /// Starts a task as [Background#undertake] does.
  public <T> BackgroundTask undertake(String title, Background.Work<T> work, Consumer<T> done) {
    return background.undertake(title, work, done, this::tell);
  }

  /// Starts a task as [Background#store] does.
  public <T> BackgroundTask store(String title, Background.Work<T> work, Consumer<T> done) {
    return background.store(title, work, done, this::tell);
  }

  /// Notifies the user of a failure.
  public void tell(BackgroundTask.Failure failure) {
    notices.say(failure.sentence(), failure.details());
  }
}
