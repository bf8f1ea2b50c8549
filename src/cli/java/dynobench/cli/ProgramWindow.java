package dynobench.cli;

import java.nio.file.Path;
import java.util.Optional;

/// Window of the program, which the command line can open.
@FunctionalInterface
public interface ProgramWindow {
  /// Shows the window until the user closes it.
  ///
  /// @param plan plan file to open in it
  /// @return false without a display
  boolean show(Path workspace, Optional<Path> plan) throws InterruptedException;
}
