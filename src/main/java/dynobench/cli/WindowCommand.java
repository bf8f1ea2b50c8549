package dynobench.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// Opens the window. So does the program without arguments.
@Command(name = "window", description = "Open the window; so does dynobench without arguments.")
final class WindowCommand extends CliCommand implements Callable<Integer> {
  private final Window window;

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "PLAN",
      description = "a plan file to open in it")
  private Optional<Path> plan = Optional.empty();

  WindowCommand(Window window) {
    this.window = window;
  }

  @Override
  public Integer call() throws InterruptedException {
    if (window.show(workspace(), plan)) {
      return ExitCode.OK;
    }
    err(
        "There is no display to open a window on; use the command line, for example \"dynobench run"
            + " quick\" (all commands: \"dynobench --help\").");
    return ExitCode.USAGE;
  }
}
