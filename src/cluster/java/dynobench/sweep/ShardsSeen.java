package dynobench.sweep;

import dynobench.store.RunEntry;
import dynobench.store.RunStore;
import dynobench.store.ShardLog;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;

/// Cache of the runs in a sweep's folder. A complete run is not read again. Confined to one thread.
final class ShardsSeen {
  /// Run of a shard.
  record Seen(ShardLog log, RunEntry run) {
    int shard() {
      return log.shard().shard().number();
    }

    boolean isWhole() {
      return ShardRuns.isWhole(run);
    }
  }

  private final RunStore runs;
  private final Map<Path, Seen> known = new HashMap<>();

  ShardsSeen(RunStore runs) {
    this.runs = runs;
  }

  /// Reads all runs that may have changed, and returns all runs of shards in the folder.
  Collection<Seen> refresh() {
    List<Path> folders = runs.folders();
    known.keySet().retainAll(folders);
    for (Path each : folders) {
      Seen before = known.get(each);
      if (before == null) {
        ShardLog.of(each).ifPresent(log -> known.put(each, new Seen(log, RunEntry.of(each))));
      } else if (!before.isWhole()) {
        known.put(each, new Seen(before.log(), RunEntry.of(each)));
      }
    }
    return List.copyOf(known.values());
  }

  /// Returns the folder of the run that counts for each complete shard: the run with the first id,
  /// if it has several.
  Map<Integer, Path> whole() {
    var whole = new TreeMap<Integer, Path>();
    known.values().stream()
        .filter(Seen::isWhole)
        .sorted(Comparator.comparing(each -> each.run().id()))
        .forEach(each -> whole.putIfAbsent(each.shard(), each.run().folder()));
    return whole;
  }

  /// Removes a run that was moved away.
  void forget(Seen run) {
    known.remove(run.run().folder());
  }

  /// Returns the nodes that have begun a shard.
  Set<String> nodes() {
    return known.values().stream()
        .map(each -> each.log().shard().node())
        .collect(Collectors.toSet());
  }

  /// Returns the number of complete runs that do not count, because their shard has another one.
  int doubled() {
    long all = known.values().stream().filter(Seen::isWhole).count();
    return (int) all - whole().size();
  }
}
