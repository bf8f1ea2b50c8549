package dynobench.result;

import dynobench.event.RunEvent;
import dynobench.event.RunEvent.Probed;
import dynobench.event.RunEvent.ShardStarted;
import dynobench.measure.ProbePart;
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
  static final String NAMELESS = "";

  private final NavigableMap<Integer, ShardStarted> shards = new TreeMap<>();
  private final Map<String, List<Probed>> probes = new LinkedHashMap<>();
  private final List<RunEvent> told = new ArrayList<>();
  private String now = NAMELESS;

  void add(ShardStarted shard) {
    told.add(shard);
    shards.putIfAbsent(shard.first(), shard);
    now = shard.node();
  }

  void add(Probed probed) {
    told.add(probed);
    probes.computeIfAbsent(now, _ -> new ArrayList<>()).add(probed);
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
    return probes.values().stream().flatMap(List::stream).toList();
  }

  List<Double> pace(ProbePart part) {
    return nanos(part, probes.values().stream().flatMap(List::stream));
  }

  Map<String, List<Double>> paces(ProbePart part) {
    var paces = new LinkedHashMap<String, List<Double>>();
    probes.forEach((node, its) -> paces.put(node, nanos(part, its.stream())));
    return paces;
  }

  private static List<Double> nanos(ProbePart part, Stream<Probed> probes) {
    return probes
        .flatMap(each -> part.nanos(each.probe()).stream().boxed())
        .map(Long::doubleValue)
        .toList();
  }
}
