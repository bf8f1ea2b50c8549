package dynobench.cli;

import dynobench.files.FileTarget;
import dynobench.result.RunResult;
import dynobench.result.RunState;
import dynobench.runfile.RunFile;
import dynobench.runfile.RunFileWriter;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Packs a stored run into a result file.
@Command(
    name = "pack",
    description = {
      "Pack a stored run into one file, with what others need to judge and to repeat it.",
      "",
      "The path of your home folder becomes ~. dynobench repeat FILE repeats the run elsewhere."
    })
final class PackCommand extends CliCommand implements Callable<Integer> {
  private final CommandContext program;

  @Parameters(
      index = "0",
      paramLabel = "RUN",
      description = "a stored run: an id, a part of it, or \"latest\"")
  private String meant = "";

  @Parameters(
      index = "1",
      arity = "0..1",
      paramLabel = "FILE",
      description =
          "the file to write, also over an older one (default: the run's id with .dynorun)")
  private Optional<Path> target = Optional.empty();

  @Option(
      names = "--with-recording",
      description = "include the recording that the run replays: it may hold data of users")
  private boolean hasRecording;

  @Option(names = "--with-notes", description = "include your notes on the run")
  private boolean hasNotes;

  PackCommand(CommandContext program) {
    this.program = program;
  }

  @Override
  public Integer call() throws IOException {
    Path run = runs().find(meant);
    RunResult result = new StoredRuns(this).open(run.toString());
    Path file = target.orElse(Path.of(result.id() + RunFile.ENDING));
    Optional<String> obstacle = FileTarget.obstacle(file);
    if (obstacle.isPresent()) {
      return usage(obstacle.get());
    }
    if (result.state() != RunState.FINISHED) {
      err("The run was not finished. A site does not accept the file.");
    }
    new RunFileWriter(run, result, program.version())
        .write(file, new RunFileWriter.Permitted(hasRecording, hasNotes));
    out("Wrote %s, SHA-256 %s".formatted(file, RunFile.open(file).digest()));
    return ExitCode.OK;
  }
}
