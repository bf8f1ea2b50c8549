package dynobench.sweep;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/// Progress of a sweep at one moment.
///
/// @param shards number of shards
/// @param whole shards with a complete run
/// @param running shards that a node runs
/// @param waiting shards that wait for a node
/// @param arriving shards whose task has ended successfully, and whose run is not visible yet
/// @param why reason why the first of them waits, in the scheduler's words; may be empty
public record SweepProgress(
    int shards,
    Set<Integer> whole,
    List<Running> running,
    Set<Integer> waiting,
    Set<Integer> arriving,
    String why) {
  /// Shard that a node runs.
  ///
  /// @param ended number of ended trials
  /// @param planned number of planned trials; 0 until its log begins
  public record Running(int shard, String node, int ended, int planned) {
    private String description() {
      return planned == 0
          ? "%s: shard %d starts".formatted(node, shard)
          : String.format(
              Locale.ROOT, "%s: shard %d, %,d of %,d trials", node, shard, ended, planned);
    }
  }

  private static final int MOST_NODES = 4;

  public SweepProgress {
    whole = Set.copyOf(whole);
    running = List.copyOf(running);
    waiting = Set.copyOf(waiting);
    arriving = Set.copyOf(arriving);
  }

  boolean isWhole() {
    return whole.size() == shards;
  }

  /// Returns the shards that are neither complete nor running, waiting or arriving.
  Set<Integer> lost() {
    var lost = new TreeSet<Integer>();
    for (int i = 1; i <= shards; i++) {
      lost.add(i);
    }
    lost.removeAll(whole);
    lost.removeAll(waiting);
    lost.removeAll(arriving);
    running.forEach(each -> lost.remove(each.shard()));
    return lost;
  }

  /// Returns the progress in one line, with at most four of the running shards.
  public String sentence() {
    String nodes =
        running.stream()
            .limit(MOST_NODES)
            .map(Running::description)
            .collect(Collectors.joining("; "));
    return "%,d of %,d shards%s%s%s"
        .formatted(
            whole.size(),
            shards,
            nodes.isEmpty() ? "" : " · " + nodes,
            running.size() > MOST_NODES ? "; and " + (running.size() - MOST_NODES) + " more" : "",
            waiting.isEmpty()
                ? ""
                : " · %,d waiting%s"
                    .formatted(waiting.size(), why.isEmpty() ? "" : " (" + why + ")"));
  }
}
