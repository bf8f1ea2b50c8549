package dynobench.cli;

import dynobench.store.SummaryCache;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/// Program without a command, which opens the window. It has the option of the workspace, which may
/// precede or follow any command's name.
@Command(
    name = "dynobench",
    description = "A benchmark of embedded Java databases. Without a command it opens the window.",
    synopsisSubcommandLabel = "[COMMAND]")
final class RootCommand extends CliCommand implements Callable<Integer> {
  private final WindowOpener opener;
  private final SummaryCache summaries;

  @Option(
      names = "--workspace",
      paramLabel = "DIR",
      scope = ScopeType.INHERIT,
      description = "folder of runs and databases (default: dynobench in your home folder)")
  private Path workspace = WindowOpener.usualWorkspace();

  @Option(
      names = {"-V", "--version"},
      versionHelp = true,
      description = "show the version")
  private boolean unusedVersion; // picocli handles it itself

  RootCommand(WindowOpener opener, SummaryCache summaries) {
    this.opener = opener;
    this.summaries = summaries;
  }

  @Override
  SummaryCache summaries() {
    return summaries;
  }

  @Override
  Path workspace() {
    return workspace.toAbsolutePath().normalize();
  }

  @Override
  public Integer call() throws InterruptedException {
    return open(Optional.empty());
  }

  /// Opens the window, and returns the exit code when it is closed.
  ///
  /// @param plan plan file to open in the window, if any
  int open(Optional<Path> plan) throws InterruptedException {
    return opener.open(workspace(), plan, errors());
  }
}
