package dynobench.sweep;

import dynobench.event.Series;
import dynobench.measure.Environment;
import dynobench.planfile.PlanText;
import dynobench.store.ShardLog;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/// Checks that shards come from one plan and were measured by equal programs. Machines may differ;
/// the run stores the node of each shard.
record ShardsAlike(List<ShardLog> shards) {
  private record Aspect(String name, Function<ShardLog, Object> value, boolean shown) {}

  private static final List<Aspect> ALL =
      List.of(
          new Aspect("plans", log -> PlanText.of(log.run().plan()), false),
          new Aspect("numbers of shards", log -> log.shard().shard().of(), true),
          new Aspect("versions of Dynobench", of(Environment::dynobench), true),
          new Aspect("Javas", of(Environment::jdk), true),
          new Aspect("flags of workers", of(Environment::workerFlags), true),
          new Aspect(
              "engines",
              log -> log.run().series().stream().map(ShardsAlike::engine).toList(),
              true));

  private static Function<ShardLog, Object> of(Function<Environment, Object> value) {
    return log -> value.apply(log.shard().environment());
  }

  private static String engine(Series series) {
    return series.contender() + " " + series.version();
  }

  /// Returns a sentence for each shard that differs from the first one. It names one difference,
  /// even if there are several.
  List<String> differences() {
    var found = new ArrayList<String>();
    for (ShardLog each : shards) {
      ALL.stream()
          .filter(it -> !it.value().apply(each).equals(it.value().apply(shards.getFirst())))
          .findFirst()
          .ifPresent(it -> found.add(sentence(it, shards.getFirst(), each)));
    }
    return found;
  }

  private static String sentence(Aspect aspect, ShardLog a, ShardLog b) {
    return "Shards %s (%s) and %s (%s) have different %s%s%s."
        .formatted(
            a.shard().shard(),
            a.shard().node(),
            b.shard().shard(),
            b.shard().node(),
            aspect.name(),
            aspect.shown() ? ": " + aspect.value().apply(a) : "",
            aspect.shown() ? " and " + aspect.value().apply(b) : "");
  }
}
