package dynobench.preflight;

import dynobench.catalog.Catalog.Resolved;
import dynobench.plan.Contender;
import dynobench.plan.Plan;
import dynobench.setup.Setup;
import dynobench.toml.Problems;
import dynobench.workload.Factor;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;

/// Checks that a plan's contenders can have every number of nodes that its factor `nodes` asks for.
///
/// @param contenders contenders that could be resolved
record NodesCheck(Plan plan, Map<Contender, Resolved> contenders) {
  static final String KEY = "vary." + Factor.NODES;

  /// Adds the problems that prevent the run.
  void check(Problems problems) {
    if (plan.factor(Factor.NODES).isEmpty()) {
      return;
    }
    long most = nodes().max().orElse(1);
    contenders.forEach((contender, resolved) -> {
      int can = cluster(resolved).map(Setup.Server.Nodes::most).orElse(1);
      if (can == 1) {
        problems.add(
            "",
            KEY,
            contender.use()
                + " is not a cluster: remove this contender, or remove the factor nodes");
      } else if (most > can) {
        problems.add(
            "",
            KEY,
            String.format(
                Locale.ROOT, "%s can have at most %d nodes, not %d", contender.use(), can, most));
      }
    });
  }

  /// Returns a warning for each cluster that stores more copies than the plan's least number of
  /// nodes, which is 1 without the factor `nodes`. Warnings do not prevent the run.
  List<String> warnings() {
    long least = nodes().min().orElse(1);
    return plan.contenders().stream()
        .flatMap(contender ->
            Optional.ofNullable(contenders.get(contender))
                .flatMap(NodesCheck::cluster)
                .filter(it -> it.copies() > least)
                .map(it ->
                    String.format(
                        Locale.ROOT,
                        "%s stores %d copies of each row, each on a separate node: with %s there is"
                            + " %s",
                        contender.use(),
                        it.copies(),
                        least == 1 ? "1 node" : least + " nodes",
                        least == 1 ? "one copy without replication" : "one copy per node"))
                .stream())
        .toList();
  }

  private LongStream nodes() {
    return plan.factor(Factor.NODES)
        .map(each -> each.range().levels().stream().mapToLong(Long::parseLong))
        .orElse(LongStream.of(1));
  }

  private static Optional<Setup.Server.Nodes> cluster(Resolved resolved) {
    return resolved.mode().setup() instanceof Setup.Jdbc jdbc
        ? jdbc.server().map(Setup.Server::nodes).filter(Setup.Server.Nodes::areCluster)
        : Optional.empty();
  }
}
