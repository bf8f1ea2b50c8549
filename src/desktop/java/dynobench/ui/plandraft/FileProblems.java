package dynobench.ui.plandraft;

import dynobench.toml.Problem;
import dynobench.ui.tasks.Notifications;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// Problems of the last file that was opened or saved.
final class FileProblems {
  /// Maximum number of reported problems. A file with more is probably the wrong one.
  private static final int MOST_LINES = 20;

  private final Notifications notifications;
  private final ReadOnlyObjectWrapper<List<String>> lines = new ReadOnlyObjectWrapper<>(List.of());

  FileProblems(Notifications notifications) {
    this.notifications = notifications;
  }

  /// Returns one line for each problem; empty when the file had none.
  ReadOnlyObjectProperty<List<String>> lines() {
    return lines.getReadOnlyProperty();
  }

  void clear() {
    lines.set(List.of());
  }

  /// Reports a sentence and up to 20 problems here and as a notification.
  void report(String sentence, List<Problem> problems) {
    var told = new ArrayList<>(problems.stream().limit(MOST_LINES).map(Problem::toString).toList());
    if (problems.size() > MOST_LINES) {
      told.add("… and %,d more".formatted(problems.size() - MOST_LINES));
    }
    notifications.add(sentence, String.join("\n", told));
    lines.set(Stream.concat(Stream.of(sentence), told.stream()).toList());
  }

  /// Returns the number of problems in words.
  static String count(int problems) {
    return problems == 1 ? "one problem" : "%,d problems".formatted(problems);
  }
}
