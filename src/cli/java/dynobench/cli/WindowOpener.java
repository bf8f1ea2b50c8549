package dynobench.cli;

import dynobench.files.UserHome;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;

/// Opens the window, or says why there is none.
record WindowOpener(Window window) {
  /// Folder of runs and databases, unless another one is named.
  static Path usualWorkspace() {
    return UserHome.folder().resolve("dynobench");
  }

  /// Opens the window with a plan, and comes back when it is closed.
  ///
  /// @return the exit code for the process
  int open(Path workspace, Optional<Path> plan, PrintWriter err) throws InterruptedException {
    if (window.show(workspace.toAbsolutePath().normalize(), plan)) {
      return ExitCode.OK;
    }
    err.println(
        "There is no display to open a window on; use the command line, for example \"dynobench run"
            + " quick\" (all commands: \"dynobench --help\").");
    return ExitCode.USAGE;
  }
}
