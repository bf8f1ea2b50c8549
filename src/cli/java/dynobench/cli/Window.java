package dynobench.cli;

import java.nio.file.Path;
import java.util.Optional;

/// The program's other face, which the command line can open and knows nothing else of.
@FunctionalInterface
public interface Window {
  /// Shows it until the user closes it.
  ///
  /// @param plan a file to open in it
  /// @return false when there is no display
  boolean show(Path workspace, Optional<Path> plan) throws InterruptedException;
}
