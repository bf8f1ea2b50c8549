package dynobench.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Writes a stored run as CSV.
@Command(name = "export", description = "Write a stored run as CSV, long or wide.")
final class ExportCommand extends CliCommand implements Callable<Integer> {
  @Parameters(
      index = "0",
      paramLabel = "RUN",
      description = "a run's id, a part of it, its folder, or \"latest\"")
  private String run = "";

  @Option(names = "--csv", required = true, paramLabel = "FILE", description = "where to write")
  private Path csv = Path.of("");

  @Option(
      names = "--wide",
      description = "rows down, series across, medians in ms, as the tool of 2005 wrote it")
  private boolean wide;

  @Override
  public Integer call() throws IOException {
    Optional<String> obstacle = CsvTarget.obstacle(csv);
    if (obstacle.isPresent()) {
      return usage(obstacle.get());
    }
    CsvTarget.write(new StoredRuns(this).open(run), csv, wide);
    out("Wrote " + csv.toAbsolutePath().normalize());
    return ExitCode.OK;
  }
}
