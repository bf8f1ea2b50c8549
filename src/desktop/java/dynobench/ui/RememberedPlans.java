package dynobench.ui;

import dynobench.ui.plandraft.PlanFiles;
import dynobench.ui.settings.UserSettings;
import java.nio.file.Path;
import java.util.List;
import javafx.collections.ListChangeListener;

/// Recent plan files, stored from one start of the window to the next.
final class RememberedPlans {
  private final PlanFiles files;
  private List<String> stored = List.of();

  RememberedPlans(PlanFiles files) {
    this.files = files;
  }

  /// Takes the plan files of the settings when these have changed.
  void follow(UserSettings settings) {
    if (!stored.equals(settings.recentPlans())) {
      stored = settings.recentPlans();
      if (!stored.equals(names())) {
        files.remember(stored);
      }
    }
  }

  /// Stores the plan files with each change.
  void storeIn(AppliedPreferences preferred) {
    files
        .recent()
        .addListener(
            (ListChangeListener<Path>) _ -> preferred.change(now -> now.withRecentPlans(names())));
  }

  private List<String> names() {
    return files.recent().stream().map(Path::toString).toList();
  }
}
