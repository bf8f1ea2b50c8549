package dynobench.sweep;

import static java.util.stream.Collectors.groupingBy;
import static java.util.stream.Collectors.mapping;
import static java.util.stream.Collectors.toList;

import dynobench.result.RunState;
import dynobench.store.RunEntry;
import dynobench.store.RunStore;
import dynobench.store.ShardLog;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/// Finds the runs of shards in a folder that many machines write to.
public final class ShardRuns {
  private ShardRuns() {}

  /// Returns the runs that a name identifies: a single run, or the runs of shards in a folder. In a
  /// folder, each shard has its finished runs, or else its last incomplete one.
  ///
  /// @throws dynobench.store.WorkspaceException when no run has that name
  public static List<Path> named(RunStore store, String name) {
    try {
      Path folder = Path.of(name);
      var inside = new RunStore(folder);
      if (!name.isEmpty() && Files.isDirectory(inside.folder())) {
        return in(inside).values().stream().flatMap(ShardRuns::best).toList();
      }
    } catch (InvalidPathException e) {
      // then it is no folder, and may be a run
    }
    return List.of(store.find(name));
  }

  /// Returns all runs of shards by their shard's number, the oldest first.
  private static Map<Integer, List<RunEntry>> in(RunStore store) {
    return store.list().reversed().stream()
        .flatMap(entry -> ShardLog.of(entry.folder()).map(log -> Map.entry(log, entry)).stream())
        .collect(
            groupingBy(
                each -> each.getKey().shard().shard().number(),
                TreeMap::new,
                mapping(Map.Entry::getValue, toList())));
  }

  /// Returns the complete runs of a shard; if it has none, the last incomplete one.
  private static Stream<Path> best(List<RunEntry> runs) {
    List<RunEntry> finished = runs.stream().filter(ShardRuns::isWhole).toList();
    return (finished.isEmpty() ? List.of(runs.getLast()) : finished).stream().map(RunEntry::folder);
  }

  /// Returns whether a run ended by itself and its log is undamaged.
  static boolean isWhole(RunEntry run) {
    return run.state() == RunState.FINISHED && run.damage().isEmpty();
  }
}
