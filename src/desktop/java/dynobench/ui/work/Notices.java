package dynobench.ui.work;

import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// What the window has to say that belongs to no field and no series: the last one stands in the
/// status bar for a while, all of them in Problems and in the Console. No dialog for what a line
/// can say.
public final class Notices {
  private static final int MOST = 200;

  /// @param details a stack trace or the like; may be empty
  public record Notice(String sentence, String details) {
    /// Whether something failed, not only came to pass.
    public boolean isError() {
      return !details.isEmpty();
    }
  }

  private final ObservableList<Notice> list = FXCollections.observableArrayList();

  /// Says something.
  public void say(String sentence) {
    say(sentence, "");
  }

  public void say(String sentence, String details) {
    if (list.size() == MOST) {
      list.removeFirst();
    }
    list.add(new Notice(sentence, details));
  }

  /// All of them, the newest last.
  public ObservableList<Notice> list() {
    return list;
  }
}
