package dynobench.sweep;

import static java.util.stream.Collectors.toCollection;

import dynobench.event.RunEvent.RunStarted;
import dynobench.plan.Plan;
import dynobench.plan.Trial;
import dynobench.run.Schedule;
import dynobench.store.DamagedLogException;
import dynobench.store.MergedRun;
import dynobench.store.RunStore;
import dynobench.store.ShardLog;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// Merges the runs of a plan's shards into one run. Its times are shifted as if the shards had run
/// one after the other, because the machines' clocks may differ.
public final class ShardMerge {
  private final NavigableMap<Integer, ShardLog> shards;
  private final boolean partial;

  private ShardMerge(NavigableMap<Integer, ShardLog> shards, boolean partial) {
    this.shards = shards;
    this.partial = partial;
  }

  /// Checks that runs belong together.
  ///
  /// @param runs folders of the runs, in any order
  /// @param partial whether some may be missing
  /// @throws MergeRefusedException when they do not belong together, or a folder does not hold the
  ///   run of a shard; also when a shard exists twice, or is missing although it may not be
  public static ShardMerge of(List<Path> runs, boolean partial) throws MergeRefusedException {
    var problems = new ArrayList<String>();
    var shards = new TreeMap<Integer, ShardLog>();
    for (Path each : runs) {
      Optional<ShardLog> log = ShardLog.of(each);
      if (log.isPresent()) {
        add(log.get(), shards, problems);
      } else {
        problems.add(
            "%s is not the run of a shard (dynobench run PLAN --shard K/N), or its beginning is damaged."
                .formatted(each));
      }
    }
    new ShardsAlike(List.copyOf(shards.values())).differences().forEach(problems::add);
    if (runs.isEmpty()) {
      problems.add("Name at least one shard.");
    } else if (problems.isEmpty() && !partial) {
      missing(shards).ifPresent(problems::add);
    }
    if (!problems.isEmpty()) {
      throw new MergeRefusedException(problems);
    }
    return new ShardMerge(shards, partial);
  }

  private static void add(
      ShardLog log, NavigableMap<Integer, ShardLog> shards, List<String> problems) {
    ShardLog other = shards.putIfAbsent(log.shard().shard().number(), log);
    if (other != null && log.shard().shard().of() == other.shard().shard().of()) {
      problems.add(
          "Shard %s exists twice: %s and %s. Name the one to use."
              .formatted(log.shard().shard(), other.folder(), log.folder()));
    } else if (other != null) {
      problems.add(
          "%s is shard %s, but %s is shard %s: the plan was split in two ways."
              .formatted(other.folder(), other.shard().shard(), log.folder(), log.shard().shard()));
    }
  }

  private static Optional<String> missing(NavigableMap<Integer, ShardLog> shards) {
    int of = shards.firstEntry().getValue().shard().shard().of();
    List<Integer> missing =
        IntStream.rangeClosed(1, of).boxed().filter(i -> !shards.containsKey(i)).toList();
    return missing.isEmpty()
        ? Optional.empty()
        : Optional.of(
            "Of %d shards %d are missing: %s. Run them, or use --partial to merge the others."
                .formatted(of, missing.size(), NumberRanges.format(missing)));
  }

  /// Returns the plan of the shards, of which there must be at least one.
  public Plan plan() {
    return shards.firstEntry().getValue().run().plan();
  }

  /// Result of merging.
  ///
  /// @param folder folder of the merged run
  /// @param leftOut a sentence for each shard with an incomplete run; missing shards have none
  public record Merged(Path folder, List<String> leftOut) {
    public Merged {
      leftOut = List.copyOf(leftOut);
    }
  }

  /// Writes the merged run. If shards may be missing, it leaves out incomplete ones.
  ///
  /// @param id name of the run; a number is added if another run has it
  /// @param progress receives the number of added shards
  /// @throws MergeRefusedException when a shard is incomplete, and shards may not be missing
  public Merged into(RunStore runs, String id, Consumer<Integer> progress)
      throws IOException, MergeRefusedException {
    ShardLog first = shards.firstEntry().getValue();
    int of = first.shard().shard().of();
    List<List<Trial>> trials = Schedule.of(first.run().plan(), of);
    var leftOut = new ArrayList<String>();
    int added = 0;
    try (MergedRun merged = MergedRun.begin(runs, start(first.run(), id, trials))) {
      for (var each : shards.entrySet()) {
        try {
          merged.add(each.getValue(), numbers(trials.get(each.getKey() - 1)));
          added++;
          progress.accept(added);
        } catch (DamagedLogException e) {
          leftOut.add(
              "Shard %d/%d (%s) is incomplete: %s."
                  .formatted(each.getKey(), of, each.getValue().folder(), e.getMessage()));
        }
      }
      if (!leftOut.isEmpty() && !partial) {
        leftOut.add("Run it again, or use --partial to merge the rest.");
        throw new MergeRefusedException(leftOut);
      }
      return new Merged(merged.finish(added == of), leftOut);
    }
  }

  private static RunStarted start(RunStarted first, String id, List<List<Trial>> trials) {
    return new RunStarted(
        first.atMillis(),
        id,
        first.plan(),
        trials.stream().mapToInt(List::size).sum(),
        first.environment(),
        first.series(),
        first.workload());
  }

  private static SortedSet<Integer> numbers(List<Trial> trials) {
    return trials.stream().map(Trial::number).collect(toCollection(TreeSet::new));
  }
}
