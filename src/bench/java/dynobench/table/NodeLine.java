package dynobench.table;

import dynobench.event.RunEvent.ShardStarted;
import dynobench.measure.Calibration;
import dynobench.measure.Environment;
import dynobench.result.RunResult;
import java.util.List;
import java.util.stream.Collectors;

/// Machine that ran shards of a run, for all displays of the run.
///
/// @param node name of the machine
/// @param value shards, hardware and limits of the machine
public record NodeLine(String node, String value) {
  /// Returns a line for each machine; empty where one machine ran the whole plan.
  public static List<NodeLine> of(RunResult run) {
    return run.machines().names().stream()
        .map(node -> new NodeLine(node, value(run, node)))
        .toList();
  }

  private static String value(RunResult run, String node) {
    List<ShardStarted> shards =
        run.machines().shards().stream().filter(each -> each.node().equals(node)).toList();
    long trials =
        run.trials().stream()
            .filter(each ->
                run.machines().shard(each.trial()).filter(it -> it.node().equals(node)).isPresent())
            .count();
    Environment environment = shards.getFirst().environment();
    return "%s · %s · %s · %d cores · %,d MB · %s%s"
        .formatted(
            shards(shards),
            NumberText.counted(trials, "trial"),
            environment.cpu(),
            environment.cores(),
            environment.memoryBytes() >> 20,
            environment.fileSystem(),
            environment.calibration().map(NodeLine::limits).orElse(""));
  }

  private static String shards(List<ShardStarted> shards) {
    int of = shards.getFirst().shard().of();
    return shards.size() == 1
        ? "shard " + shards.getFirst().shard()
        : "%,d of %,d shards".formatted(shards.size(), of);
  }

  private static String limits(Calibration it) {
    return CalibrationLine.of(it).stream()
        .map(each -> " · " + each.label() + ": " + each.value())
        .collect(Collectors.joining());
  }
}
