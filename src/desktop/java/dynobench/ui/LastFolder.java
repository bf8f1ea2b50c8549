package dynobench.ui;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Objects;
import java.util.Optional;

/// Initial folder of a file dialog. The system would use the folder in which the process was
/// started, which means nothing to users.
final class LastFolder {
  private final Path home;
  private Path used;

  /// Creates the state in which no file was chosen.
  ///
  /// @param home of the user
  LastFolder(Path home) {
    this.home = home;
    this.used = home.resolve("Documents");
  }

  /// Returns the folder for a dialog without a suggested file: that of the last chosen file, or
  /// `Documents` before the first one. If that folder does not exist, it is the home folder.
  Path now() {
    return Files.isDirectory(used) ? used : home;
  }

  /// Returns the folder for a dialog with a suggested file.
  ///
  /// @param wanted a file name, or a whole path whose folder takes precedence
  Path of(Path wanted) {
    return Optional.ofNullable(wanted.getParent()).filter(Files::isDirectory).orElseGet(this::now);
  }

  /// Records the folder of a chosen file.
  void use(Path file) {
    used = Objects.requireNonNullElse(file.toAbsolutePath().getParent(), used);
  }
}
