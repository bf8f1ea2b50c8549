package dynobench.ui.work;

import java.util.function.Consumer;

/// Work in the background whose failures are told in a notice, which is all that most who start
/// some want.
///
/// @param background for whoever does more than that when it fails
public record Tasks(Background background, Notices notices) {
  /// The same as [Background#start].
  public <T> BackgroundTask start(String title, Background.Work<T> work, Consumer<T> done) {
    return background.start(title, work, done, this::tell);
  }

  /// The same as [Background#undertake].
  public <T> BackgroundTask undertake(String title, Background.Work<T> work, Consumer<T> done) {
    return background.undertake(title, work, done, this::tell);
  }

  /// The same as [Background#store].
  public <T> BackgroundTask store(String title, Background.Work<T> work, Consumer<T> done) {
    return background.store(title, work, done, this::tell);
  }

  /// Says why there is no outcome.
  public void tell(BackgroundTask.Failure failure) {
    notices.say(failure.sentence(), failure.details());
  }
}
