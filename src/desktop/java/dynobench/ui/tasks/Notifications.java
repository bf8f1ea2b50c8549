package dynobench.ui.tasks;

import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// Notifications that belong to no field and no series. The status bar displays the last one for a
/// while; Problems and Console list all of them. They replace dialogs wherever one line is enough.
public final class Notifications {
  private static final int MOST = 200;

  /// Notification of the user.
  ///
  /// @param details a stack trace or similar; may be empty
  public record Notification(String sentence, String details) {
    /// Returns whether the notification reports a failure and not only an event.
    public boolean isError() {
      return !details.isEmpty();
    }
  }

  private final ObservableList<Notification> list = FXCollections.observableArrayList();

  /// Adds a notification without details.
  public void add(String sentence) {
    add(sentence, "");
  }

  public void add(String sentence, String details) {
    if (list.size() == MOST) {
      list.removeFirst();
    }
    list.add(new Notification(sentence, details));
  }

  /// Returns all notifications, the newest last.
  public ObservableList<Notification> list() {
    return list;
  }
}
