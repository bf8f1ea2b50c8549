package dynobench.result;

import dynobench.event.RunEvent;
import dynobench.event.RunEvent.Probed;
import dynobench.event.RunEvent.ShardStarted;
import dynobench.machine.ProbePart;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;

/// The machines that a run's trials ran on, and how fast each was. Only shards name theirs.
/// Confined to one thread.
final class Nodes {
  private static final String NAMELESS = "";

  private final NavigableMap<Integer, ShardStarted> shards = new TreeMap<>();
  private final List<RunEvent> told = new ArrayList<>();

  void add(ShardStarted shard) {
    told.add(shard);
    shards.putIfAbsent(shard.first(), shard);
  }

  void add(Probed probed) {
    told.add(probed);
  }

  /// All that was added, in its order.
  List<RunEvent> told() {
    return told;
  }

  List<ShardStarted> shards() {
    return List.copyOf(shards.values());
  }

  /// The shard that a trial belongs to; their numbers follow each other.
  Optional<ShardStarted> of(int trial) {
    return Optional.ofNullable(shards.floorEntry(trial)).map(Map.Entry::getValue);
  }

  List<Probed> probes() {
    return told.stream().filter(Probed.class::isInstance).map(Probed.class::cast).toList();
  }

  List<Double> pace(ProbePart part) {
    return probes().stream().flatMap(each -> nanos(part, each)).toList();
  }

  Map<String, List<Double>> paces(ProbePart part) {
    var paces = new LinkedHashMap<String, List<Double>>();
    String node = NAMELESS;
    for (RunEvent each : told) {
      if (each instanceof ShardStarted shard) {
        node = shard.node();
      } else if (each instanceof Probed probed) {
        nanos(part, probed).forEach(paces.computeIfAbsent(node, _ -> new ArrayList<>())::add);
      }
    }
    return paces;
  }

  private static Stream<Double> nanos(ProbePart part, Probed probed) {
    return part.nanos(probed.probe()).stream().mapToObj(nanos -> (double) nanos);
  }
}
