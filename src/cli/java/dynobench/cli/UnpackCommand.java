package dynobench.cli;

import dynobench.runfile.RunFile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

/// Adds the runs of result files to the workspace.
@Command(
    name = "unpack",
    description = {
      "Check result files, and add their runs to the workspace. Nothing of a file is run.",
      "",
      "dynobench FILE.dynorun opens a file in the window."
    })
final class UnpackCommand extends CliCommand implements Callable<Integer> {
  @Parameters(arity = "1..*", paramLabel = "FILE", description = "result files")
  private List<Path> files = new ArrayList<>();

  @Override
  public Integer call() throws IOException {
    for (Path each : files) {
      Path run = RunFile.open(each).addTo(runs());
      out("%s is whole. See dynobench show %s".formatted(each, run.getFileName()));
    }
    return ExitCode.OK;
  }
}
