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

/// The runs in a sweep's folder, looked at again and again: one that is whole stays what it is.
/// Confined to one thread.
final class ShardsSeen {
  /// A run of a shard.
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

  /// Looks at all that may have changed.
  Collection<Seen> look() {
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

  /// The run that counts of each shard that is whole: the first, should there be two.
  Map<Integer, Path> whole() {
    var whole = new TreeMap<Integer, Path>();
    known.values().stream()
        .filter(Seen::isWhole)
        .sorted(Comparator.comparing(each -> each.run().id()))
        .forEach(each -> whole.putIfAbsent(each.shard(), each.run().folder()));
    return whole;
  }

  /// A run was put aside.
  void forget(Seen run) {
    known.remove(run.run().folder());
  }

  /// The nodes that have begun any.
  Set<String> nodes() {
    return known.values().stream()
        .map(each -> each.log().shard().node())
        .collect(Collectors.toSet());
  }

  /// How many whole runs don't count, as there is another one of their shard.
  int doubled() {
    long all = known.values().stream().filter(Seen::isWhole).count();
    return (int) all - whole().size();
  }
}
