package dynobench.ui;

import dynobench.ui.desk.PlanFiles;
import dynobench.ui.settings.Settings;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import javafx.collections.ListChangeListener;

/// The plan files that were used last, from one start of the window to the next.
final class RecentPlans {
  private RecentPlans() {}

  /// Takes over those of the last time, and stores what is added. Files that are gone are left out.
  static void keep(PlanFiles files, Settings settings, Preferred preferred) {
    files.recent().addListener((ListChangeListener<Path>) _ -> preferred.change(withRecent(files)));
    files.recent().setAll(settings.recentPlans().stream().flatMap(RecentPlans::path).toList());
  }

  private static UnaryOperator<Settings> withRecent(PlanFiles files) {
    List<String> names = files.recent().stream().map(Path::toString).toList();
    return now -> now.withRecentPlans(names);
  }

  private static Stream<Path> path(String text) {
    try {
      return Stream.of(Path.of(text)).filter(Files::isRegularFile);
    } catch (InvalidPathException e) {
      return Stream.empty(); // somebody edited the settings
    }
  }
}
