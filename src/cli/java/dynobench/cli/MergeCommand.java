package dynobench.cli;

import dynobench.store.RunStore;
import dynobench.sweep.MergeRefusedException;
import dynobench.sweep.ShardMerge;
import dynobench.sweep.ShardRuns;
import java.io.IOException;
import java.nio.file.Path;
import java.time.ZonedDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/// Merges the runs of a plan's shards into one run of the workspace, and prints its tables.
@Command(
    name = "merge",
    description =
        "Merge the runs of a plan's shards (dynobench run PLAN --shard K/N) into one run of the"
            + " workspace.")
final class MergeCommand extends CliCommand implements Callable<Integer> {
  private final CommandContext program;

  @Parameters(
      arity = "1..*",
      paramLabel = "RUN",
      description = "a shard's run: an id, a folder, or a folder with many of them (as of --into)")
  private List<String> runs = new ArrayList<>();

  @Option(
      names = "--partial",
      description = "leave out missing, damaged and incomplete shards, and print them")
  private boolean partial;

  MergeCommand(CommandContext program) {
    this.program = program;
  }

  @Override
  public Integer call() throws IOException {
    RunStore store = runs();
    List<Path> folders =
        runs.stream().flatMap(each -> ShardRuns.named(store, each).stream()).distinct().toList();
    try {
      ShardMerge merge = ShardMerge.of(folders, partial);
      String id = RunStore.newId(ZonedDateTime.now(program.clock()), merge.plan().name());
      ShardMerge.Merged merged = merge.into(store, id, _ -> {});
      merged.leftOut().forEach(each -> out("Left out: " + each));
      return ExitCode.of(RunTables.show(store, merged.folder(), this::out));
    } catch (MergeRefusedException e) {
      e.reasons().forEach(this::err);
      return ExitCode.USAGE;
    }
  }
}
