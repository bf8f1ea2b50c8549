package dynobench.cli;

import dynobench.files.UserHome;
import java.io.PrintWriter;
import java.nio.file.Path;
import java.util.Optional;

/// Opens the window, or reports that it is impossible.
record WindowOpener(ProgramWindow window) {
  /// Returns the default folder of runs and databases.
  static Path usualWorkspace() {
    return UserHome.folder().resolve("dynobench");
  }

  /// Opens the window, with a plan if one is given, and returns when it is closed. Without a
  /// display it prints an error.
  ///
  /// @return the exit code for the process: [ExitCode#OK], or [ExitCode#USAGE] without a display
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
