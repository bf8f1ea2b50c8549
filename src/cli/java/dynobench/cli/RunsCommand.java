package dynobench.cli;

import dynobench.store.RunEntry;
import java.nio.file.Files;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/// Lists the stored runs.
@Command(name = "runs", description = "List the stored runs, newest first.")
final class RunsCommand extends CliCommand implements Callable<Integer> {
  private static final DateTimeFormatter MINUTE = DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm");

  @Override
  public Integer call() {
    if (Files.isRegularFile(workspace())) {
      return usage(
          "The workspace %s is a file, not a folder. Choose another with --workspace."
              .formatted(workspace()));
    }
    List<RunEntry> runs = runs().list();
    if (runs.isEmpty()) {
      out("There are no runs in " + workspace() + " yet. Start one: dynobench run quick");
      return ExitCode.OK;
    }
    var table = new TextTable("run", "plan", "started", ">trials", "state");
    for (RunEntry run : runs) {
      String planned = run.planned().isPresent() ? " of " + run.planned().getAsInt() : "";
      table.add(
          run.id(),
          run.plan().orElse("?"),
          MINUTE.format(run.started().atZone(ZoneId.systemDefault())),
          run.finished() + planned,
          run.damage()
              .map(why -> "damaged: " + why)
              .orElseGet(() ->
                  switch (run.state()) {
                    case FINISHED ->
                        run.failed() == 0
                            ? "finished"
                            : "finished, %,d failed".formatted(run.failed());
                    case CANCELLED -> "cancelled";
                    case UNFINISHED -> run.inProgress() ? "running" : "cut off";
                  }));
    }
    out(table);
    return ExitCode.OK;
  }
}
