package dynobench.comparison;

import dynobench.plan.Trial;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.stats.Holm;
import dynobench.stats.Interval;
import dynobench.stats.RandomEffect;
import dynobench.stats.Ratio;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// A ratio as each node of a run has found it: whether it holds on all of them, or on some. Between
/// nodes there is none.
///
/// @param nodes those that have rounds of both, in the run's order
public record NodeRatios(List<One> nodes) {
  /// What one node has found.
  ///
  /// @param interval so wide that all of them together are right in nineteen runs of twenty; empty
  ///   where it has too few rounds for that
  public record One(String node, Ratio ratio, Optional<Interval> interval) {
    /// Whether it shows that the ratio is above 1, or below it.
    private boolean isShown(boolean above) {
      return interval.filter(it -> above ? it.low() > 1 : it.high() < 1).isPresent();
    }

    private String words() {
      return String.format(Locale.ROOT, "%.2f on %s", ratio.estimate(), node);
    }
  }

  public NodeRatios {
    nodes = List.copyOf(nodes);
  }

  /// Finds them in one run.
  public static final class Finder {
    /// Of what one machine has measured.
    static final Finder NONE = new Finder();

    private final Map<String, RoundRatios> nodes = new LinkedHashMap<>();

    private Finder() {}

    /// @param run that may have been measured on one machine, too
    public Finder(RunResult run) {
      List<String> names = run.machines().names();
      if (names.size() > 1) {
        names.forEach(name -> nodes.put(name, new RoundRatios(run, each -> isOn(run, each, name))));
      }
    }

    private static boolean isOn(RunResult run, Trial trial, String node) {
      return run.machines().shard(trial).filter(it -> it.node().equals(node)).isPresent();
    }

    /// The ratio of the one to the other on each node; none where one machine measured all.
    public NodeRatios of(Measurement over, Measurement under) {
      double confidence = Holm.strictest(Math.max(1, nodes.size()));
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

  /// Why nothing may be said of the ratio in general: what one node shows another one refutes.
  Optional<String> disagreement() {
    Optional<One> above = nodes.stream().filter(each -> each.isShown(true)).findFirst();
    Optional<One> below = nodes.stream().filter(each -> each.isShown(false)).findFirst();
    return above.isPresent() && below.isPresent()
        ? Optional.of(
            "the nodes disagree: %s, %s".formatted(above.get().words(), below.get().words()))
        : Optional.empty();
  }

  /// Where it holds, in words: on all nodes, on some, or on none for certain.
  public String holds() {
    if (disagreement().isPresent()) {
      return "the nodes disagree";
    }
    List<String> shown =
        nodes.stream()
            .filter(each -> each.isShown(true) || each.isShown(false))
            .map(One::node)
            .toList();
    if (nodes.stream().allMatch(each -> each.interval().isEmpty())) {
      return "too few rounds a node";
    }
    if (shown.isEmpty()) {
      return "left open by each node";
    }
    return shown.size() == nodes.size()
        ? "on all %d nodes".formatted(nodes.size())
        : "on %s; left open by the rest".formatted(RankingWords.enumerated(shown));
  }

  /// What may be said of nodes such as these; empty where there are too few rounds or nodes.
  public Optional<RandomEffect> inGeneral() {
    return nodes.stream().allMatch(each -> each.ratio().isInRounds())
        ? RandomEffect.of(nodes.stream().map(each -> each.ratio().rounds()).toList())
        : Optional.empty();
  }
}
