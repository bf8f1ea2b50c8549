package dynobench.ui.desk;

import java.nio.file.Path;
import java.util.Optional;

/// Asks the user for a file; tests answer instead.
public interface FileDialogs {
  /// @param name that is suggested, with its extension
  /// @return empty when the user thought better of it
  Optional<Path> save(String title, String name);

  /// @param extension of the files that are meant, without a dot
  Optional<Path> open(String title, String extension);
}
