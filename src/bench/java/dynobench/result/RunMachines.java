package dynobench.result;

import dynobench.event.RunEvent;
import dynobench.event.RunEvent.MachineSeen;
import dynobench.event.RunEvent.Probed;
import dynobench.event.RunEvent.RoundsAdded;
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

/// Machines that a run's trials ran on, and the speed of each. Only shards name their machine.
/// Confined to one thread.
public final class RunMachines {
  private static final String NAMELESS = "";

  private final NavigableMap<Integer, ShardStarted> shards = new TreeMap<>();
  private final CappedList<MachineSeen> seen = new CappedList<>(_ -> 0);
  private final List<RunEvent> events = new ArrayList<>();

  void add(ShardStarted shard) {
    events.add(shard);
    shards.putIfAbsent(shard.first(), shard);
  }

  void add(MachineSeen event) {
    seen.add(event);
  }

  void add(Probed probed) {
    events.add(probed);
  }

  void add(RoundsAdded more) {
    events.add(more);
  }

  /// Returns the added events in their order, without those of other activity ([#seen]).
  List<RunEvent> events() {
    return events;
  }

  /// Returns the shards that a run consists of, in order; empty where one machine ran all of it.
  public List<ShardStarted> shards() {
    return List.copyOf(shards.values());
  }

  /// Returns the names of the machines that ran shards, in the order of the first trial on each.
  public List<String> names() {
    return shards().stream().map(ShardStarted::node).distinct().toList();
  }

  /// Returns the shard that a trial belongs to, if any. The trials of a shard have consecutive
  /// numbers.
  public Optional<ShardStarted> shard(Trial trial) {
    return Optional.ofNullable(shards.floorEntry(trial.number())).map(Map.Entry::getValue);
  }

  /// Returns the other activity on the machine, trial by trial; empty in runs of version 0.1.
  public List<MachineSeen> seen() {
    return seen.list();
  }

  /// Returns the machine's speed from the run's beginning to its end; empty in runs of version 0.1.
  public List<Probed> probes() {
    return events.stream().filter(Probed.class::isInstance).map(Probed.class::cast).toList();
  }

  /// Returns one part of all probes, in nanoseconds and in their order; empty where it was not
  /// measured.
  public List<Double> pace(ProbePart part) {
    return probes().stream().flatMap(each -> nanos(part, each)).toList();
  }

  /// Returns one part of all probes for each machine, in nanoseconds and in their order. Probes
  /// before the first shard have an empty machine name.
  public Map<String, List<Double>> paces(ProbePart part) {
    var paces = new LinkedHashMap<String, List<Double>>();
    String node = NAMELESS;
    for (RunEvent each : events) {
      if (each instanceof ShardStarted shard) {
        node = shard.node();
      } else if (each instanceof Probed probed) {
        nanos(part, probed).forEach(paces.computeIfAbsent(node, _ -> new ArrayList<>())::add);
      }
    }
    return paces;
  }

  /// Returns one part of all probes for each part of the run, in nanoseconds and in their order.
  /// The list of a part without probes is empty.
  public List<List<Double>> pacesOfParts(ProbePart part) {
    var paces = new ArrayList<List<Double>>();
    paces.add(new ArrayList<>());
    for (RunEvent each : events) {
      if (each instanceof RoundsAdded) {
        paces.add(new ArrayList<>());
      } else if (each instanceof Probed probed) {
        nanos(part, probed).forEach(paces.getLast()::add);
      }
    }
    return paces;
  }

  private static Stream<Double> nanos(ProbePart part, Probed probed) {
    return part.nanos(probed.probe()).stream().mapToObj(nanos -> (double) nanos);
  }
}
