package dynobench.ui;

import dynobench.ui.desk.PlanFiles;
import dynobench.ui.settings.Settings;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javafx.collections.ListChangeListener;

/// The plan files that were used last, from one start of the window to the next.
record RecentPlans(PlanFiles files) {
  /// Takes over those of the settings. Files that are gone are left out.
  void follow(Settings settings) {
    if (!names().equals(settings.recentPlans())) {
      files.recent().setAll(settings.recentPlans().stream().flatMap(RecentPlans::path).toList());
    }
  }

  /// Has them remembered from now on.
  void storeIn(Preferred preferred) {
    files
        .recent()
        .addListener(
            (ListChangeListener<Path>) _ -> preferred.change(now -> now.withRecentPlans(names())));
  }

  private List<String> names() {
    return files.recent().stream().map(Path::toString).toList();
  }

  private static Stream<Path> path(String text) {
    try {
      return Stream.of(Path.of(text)).filter(Files::isRegularFile);
    } catch (InvalidPathException e) {
      return Stream.empty(); // somebody edited the settings
    }
  }
}
