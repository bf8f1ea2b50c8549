package dynobench.ui.desk;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/// Asks the user for a file; tests answer instead.
public interface FileDialogs {
  /// @param name that is suggested, with its extension
  /// @return empty when the user thought better of it
  Optional<Path> save(String title, String name);

  /// @param extensions of the files that are meant, without dots
  Optional<Path> open(String title, List<String> extensions);
}
