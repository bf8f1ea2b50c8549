package dynobench.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/// The program without a command: the window. The workspace is that of every command; it may stand
/// before or after the command's name.
@Command(
    name = "dynobench",
    description =
        "A test bench for embedded Java databases. Without a command it opens the window.",
    synopsisSubcommandLabel = "[COMMAND]")
final class RootCommand extends CliCommand implements Callable<Integer> {
  private final Window window;

  @Option(
      names = "--workspace",
      paramLabel = "DIR",
      scope = ScopeType.INHERIT,
      description = "folder of runs and databases (default: dynobench in your home folder)")
  private Path workspace = Path.of(System.getProperty("user.home"), "dynobench");

  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      description = "show the version")
  private boolean unusedVersion; // picocli acts on it by itself

  RootCommand(Window window) {
    this.window = window;
  }

  @Override
  Path workspace() {
    return workspace.toAbsolutePath().normalize();
  }

  @Override
  public Integer call() throws InterruptedException {
    return open(Optional.empty());
  }

  /// Opens the window with a plan, and comes back when it is closed.
  int open(Optional<Path> plan) throws InterruptedException {
    if (window.show(workspace(), plan)) {
      return ExitCode.OK;
    }
    return usage(
        "There is no display to open a window on; use the command line, for example \"dynobench run"
            + " quick\" (all commands: \"dynobench --help\").");
  }
}
