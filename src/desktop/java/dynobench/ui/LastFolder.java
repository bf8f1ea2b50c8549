package dynobench.ui;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;

/// The folder that a dialog for files begins in. The one that the process was started in, which the
/// system would take, says nothing to anybody.
final class LastFolder {
  private final Path home;
  private Path used;

  /// @param home of the user
  LastFolder(Path home) {
    this.home = home;
    this.used = home.resolve("Documents");
  }

  /// Where any file is asked for.
  Path now() {
    return Files.isDirectory(used) ? used : home;
  }

  /// Where a file is asked for.
  ///
  /// @param wanted a file's name, or its whole path, in a folder that suits better than the last
  ///   one
  Path of(Path wanted) {
    return Optional.ofNullable(wanted.getParent()).filter(Files::isDirectory).orElseGet(this::now);
  }

  /// A file was chosen.
  void use(Path file) {
    used = Objects.requireNonNullElse(file.toAbsolutePath().getParent(), used);
  }
}
