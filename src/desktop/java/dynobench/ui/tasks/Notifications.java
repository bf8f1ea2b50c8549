package dynobench.ui.tasks;

import java.util.Optional;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// Notifications that belong to no field and no series. The status bar displays the last one for a
/// while; Problems and Console list the last 200 of them. They replace dialogs wherever one line is
/// enough.
public final class Notifications {
  private static final int MOST = 200;

  /// Action that a notification offers, such as Undo.
  public record Offer(String label, Runnable action) {}

  /// Notification of the user.
  ///
  /// @param details a stack trace or similar; may be empty
  /// @param offer empty where the user can only read it
  public record Notification(String sentence, String details, Optional<Offer> offer) {
    /// Creates a notification without an offer.
    public Notification(String sentence, String details) {
      this(sentence, details, Optional.empty());
    }

    /// Returns whether the notification reports a failure and not only an event: it has details.
    public boolean isError() {
      return !details.isEmpty();
    }
  }

  private final ObservableList<Notification> list = FXCollections.observableArrayList();

  /// Adds a notification without details.
  public void add(String sentence) {
    add(sentence, "");
  }

  /// Adds a notification. Details, such as a stack trace, mark it as a failure.
  public void add(String sentence, String details) {
    addAtEnd(new Notification(sentence, details));
  }

  /// Adds a notification that offers an action.
  public void add(String sentence, Offer offer) {
    addAtEnd(new Notification(sentence, "", Optional.of(offer)));
  }

  private void addAtEnd(Notification next) {
    if (list.size() == MOST) {
      list.removeFirst();
    }
    list.add(next);
  }

  /// Returns the last 200 notifications, the newest last.
  public ObservableList<Notification> list() {
    return list;
  }
}
