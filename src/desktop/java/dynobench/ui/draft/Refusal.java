package dynobench.ui.draft;

import dynobench.toml.Problem;
import dynobench.ui.work.Notices;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/// What the last file that was opened or saved failed by.
final class Refusal {
  /// Who has made more mistakes chose the wrong file.
  private static final int MOST_LINES = 20;

  private final Notices notices;
  private final ReadOnlyObjectWrapper<List<String>> lines = new ReadOnlyObjectWrapper<>(List.of());

  Refusal(Notices notices) {
    this.notices = notices;
  }

  /// A line each; empty when it was fine.
  ReadOnlyObjectProperty<List<String>> lines() {
    return lines.getReadOnlyProperty();
  }

  void clear() {
    lines.set(List.of());
  }

  /// Says it, in the status bar, too.
  void say(String sentence, List<Problem> problems) {
    var told = new ArrayList<>(problems.stream().limit(MOST_LINES).map(Problem::toString).toList());
    if (problems.size() > MOST_LINES) {
      told.add("… and %,d more".formatted(problems.size() - MOST_LINES));
    }
    notices.say(sentence, String.join("\n", told));
    lines.set(Stream.concat(Stream.of(sentence), told.stream()).toList());
  }

  /// In words.
  static String count(int problems) {
    return problems == 1 ? "one problem" : "%,d problems".formatted(problems);
  }
}
