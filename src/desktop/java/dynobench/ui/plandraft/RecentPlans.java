package dynobench.ui.plandraft;

import dynobench.ui.tasks.TaskStarter;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/// Plan files that were opened or saved, the last one first, ten at most.
final class RecentPlans {
  private static final int MOST = 10;

  private final TaskStarter tasks;
  private final ObservableList<Path> files = FXCollections.observableArrayList();

  RecentPlans(TaskStarter tasks) {
    this.tasks = tasks;
  }

  ObservableList<Path> files() {
    return files;
  }

  void add(Path file) {
    setFiles(Stream.concat(Stream.of(file), files.stream()));
  }

  /// Restores the list of an earlier start in the background, without missing files. Files opened
  /// meanwhile come first.
  ///
  /// @param paths an empty list clears the recent files
  void remember(List<String> paths) {
    if (paths.isEmpty()) {
      files.clear();
      return;
    }
    List<Path> before = List.copyOf(files);
    tasks.start(
        "Looking for recent plans",
        _ -> existing(paths),
        found -> {
          Stream<Path> meanwhile = files.stream().filter(each -> !before.contains(each));
          setFiles(Stream.concat(meanwhile, found.stream()));
        });
  }

  private static List<Path> existing(List<String> paths) {
    return paths.stream()
        .flatMap(each -> path(each).stream())
        .filter(Files::isRegularFile)
        .toList();
  }

  static Optional<Path> path(String text) {
    try {
      return Optional.of(Path.of(text));
    } catch (InvalidPathException e) {
      return Optional.empty(); // edited settings may hold any text
    }
  }

  private void setFiles(Stream<Path> all) {
    List<Path> kept = all.distinct().limit(MOST).toList();
    if (!files.equals(kept)) {
      files.setAll(kept);
    }
  }
}
