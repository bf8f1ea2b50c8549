package dynobench.comparison;

import dynobench.plan.Trial;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.stats.ConfidenceInterval;
import dynobench.stats.ErrorBudget;
import dynobench.stats.RandomEffect;
import dynobench.stats.Ratio;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// A ratio on each node of a run. Shows whether the ratio holds on all nodes. No ratio compares
/// nodes with each other.
///
/// @param nodes the nodes that have rounds of both contenders, in the run's order
public record NodeRatios(List<One> nodes) {
  /// The ratio on one node.
  ///
  /// @param interval confidence interval with a joint confidence level of 95 % for all nodes; empty
  ///   if the node has too few rounds
  public record One(String node, Ratio ratio, Optional<ConfidenceInterval> interval) {
    /// Returns whether the ratio is significantly above 1, or significantly below 1.
    private boolean isShown(boolean above) {
      return interval.filter(it -> above ? it.low() > 1 : it.high() < 1).isPresent();
    }

    private String text() {
      return String.format(Locale.ROOT, "%.2f on %s", ratio.estimate(), node);
    }
  }

  public NodeRatios {
    nodes = List.copyOf(nodes);
  }

  /// Computes the ratios of one run.
  public static final class Finder {
    /// Finder for a run on one machine.
    static final Finder NONE = new Finder();

    private final Map<String, RoundRatios> nodes = new LinkedHashMap<>();

    private Finder() {}

    /// @param run a run on one or several machines
    public Finder(RunResult run) {
      List<String> names = run.machines().names();
      if (names.size() > 1) {
        names.forEach(name -> nodes.put(name, new RoundRatios(run, each -> isOn(run, each, name))));
      }
    }

    private static boolean isOn(RunResult run, Trial trial, String node) {
      return run.machines().shard(trial).filter(it -> it.node().equals(node)).isPresent();
    }

    /// Returns the ratio on each node; empty if one machine measured the whole run.
    public NodeRatios of(Measurement over, Measurement under) {
      double confidence = ErrorBudget.USUAL.strictest(Math.max(1, nodes.size()));
      return new NodeRatios(
          nodes.entrySet().stream()
              .flatMap(each -> one(each.getKey(), each.getValue(), over, under, confidence))
              .toList());
    }

    private static Stream<One> one(
        String node, RoundRatios rounds, Measurement over, Measurement under, double confidence) {
      if (!rounds.haveBoth(over, under)) {
        return Stream.empty();
      }
      Ratio ratio = rounds.of(over, under).ratio();
      return Stream.of(
          new One(
              node, ratio, ratio.interval(confidence).filter(it -> it.confidence() >= confidence)));
    }
  }

  /// Returns an objection if one node shows a ratio above 1 and another one below 1.
  Optional<String> disagreement() {
    Optional<One> above = nodes.stream().filter(each -> each.isShown(true)).findFirst();
    Optional<One> below = nodes.stream().filter(each -> each.isShown(false)).findFirst();
    return above.isPresent() && below.isPresent()
        ? Optional.of(
            "the nodes contradict each other: %s, %s"
                .formatted(above.get().text(), below.get().text()))
        : Optional.empty();
  }

  /// Returns the nodes on which the ratio is significant, in words.
  public String holds() {
    if (disagreement().isPresent()) {
      return "the nodes contradict each other";
    }
    List<String> shown =
        nodes.stream()
            .filter(each -> each.isShown(true) || each.isShown(false))
            .map(One::node)
            .toList();
    if (nodes.stream().allMatch(each -> each.interval().isEmpty())) {
      return "too few rounds per node";
    }
    if (shown.isEmpty()) {
      return "not decided on any node";
    }
    return shown.size() == nodes.size()
        ? "on all %d nodes".formatted(nodes.size())
        : "on %s; not decided on the others".formatted(RankingAnswer.enumerated(shown, "and"));
  }

  /// Returns the estimate for such nodes in general; empty if rounds or nodes are too few, or if a
  /// ratio does not pair rounds.
  public Optional<RandomEffect> inGeneral() {
    return nodes.stream().allMatch(each -> each.ratio().isInRounds())
        ? RandomEffect.of(nodes.stream().map(each -> each.ratio().rounds()).toList())
        : Optional.empty();
  }
}
