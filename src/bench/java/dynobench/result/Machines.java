package dynobench.result;

import dynobench.event.RunEvent;
import dynobench.event.RunEvent.MachineSeen;
import dynobench.event.RunEvent.Probed;
import dynobench.event.RunEvent.ShardStarted;
import dynobench.machine.ProbePart;
import dynobench.plan.Trial;
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
public final class Machines {
  private static final String NAMELESS = "";

  private final NavigableMap<Integer, ShardStarted> shards = new TreeMap<>();
  private final Capped<MachineSeen> seen = new Capped<>(_ -> 0);
  private final List<RunEvent> told = new ArrayList<>();

  void add(ShardStarted shard) {
    told.add(shard);
    shards.putIfAbsent(shard.first(), shard);
  }

  void add(MachineSeen event) {
    seen.add(event);
  }

  void add(Probed probed) {
    told.add(probed);
  }

  /// All that was added, in its order.
  List<RunEvent> told() {
    return told;
  }

  /// Returns the shards of the plan that a run consists of, in order; none where one machine ran
  /// all of it.
  public List<ShardStarted> shards() {
    return List.copyOf(shards.values());
  }

  /// Returns the names of the machines that ran shards, in the order of the first trial on each.
  public List<String> names() {
    return shards().stream().map(ShardStarted::node).distinct().toList();
  }

  /// Returns the shard that a trial belongs to, if it belongs to any; the numbers of a shard's
  /// trials follow each other.
  public Optional<ShardStarted> shard(Trial trial) {
    return Optional.ofNullable(shards.floorEntry(trial.number())).map(Map.Entry::getValue);
  }

  /// Returns what else went on in the machine, trial by trial; none in runs of version 0.1.
  public List<MachineSeen> seen() {
    return seen.list();
  }

  /// Returns how fast the machine was, from the run's beginning to its end; none in runs of version
  /// 0.1.
  public List<Probed> probes() {
    return told.stream().filter(Probed.class::isInstance).map(Probed.class::cast).toList();
  }

  /// Returns one part of all probes, in nanoseconds and in their order; none where it can't be
  /// told.
  public List<Double> pace(ProbePart part) {
    return probes().stream().flatMap(each -> nanos(part, each)).toList();
  }

  /// Returns the same, machine by machine.
  public Map<String, List<Double>> paces(ProbePart part) {
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
