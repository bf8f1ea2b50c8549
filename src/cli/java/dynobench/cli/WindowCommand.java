package dynobench.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// Opens the window, with a plan if one is named.
@Command(name = "window", description = "Open the window; so does dynobench without a command.")
final class WindowCommand extends CliCommand implements Callable<Integer> {
  private final RootCommand root;

  @Parameters(
      index = "0",
      arity = "0..1",
      paramLabel = "PLAN",
      description = "a plan file to open in it")
  private Optional<Path> plan = Optional.empty();

  WindowCommand(RootCommand root) {
    this.root = root;
  }

  @Override
  public Integer call() throws InterruptedException {
    return root.open(plan);
  }
}
