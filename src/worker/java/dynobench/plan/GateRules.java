package dynobench.plan;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/// Rules of a gate: a comparison of candidates with their baselines, such as two versions of an
/// engine in several modes. The plan names the contenders in pairs: a baseline, its candidate, the
/// next baseline, and so on. The run ends when any figure of a candidate is worse than allowed,
/// when no figure is, or when its time is up.
///
/// @param allowed the share by which a candidate may be worse: 0.03 is 3 %; 0 where any difference
///   counts
public record GateRules(double allowed) {
  /// Time limit of a gate whose plan has none.
  public static final Duration USUAL_MOST = Duration.ofMinutes(20);

  /// A baseline and the contender that is compared with it.
  public record Pair(Contender baseline, Contender candidate) {}

  public GateRules {
    if (!(allowed >= 0 && allowed <= 1)) {
      throw new IllegalArgumentException(
          "a share must be at least 0 and at most 1 (100 %), not " + allowed);
    }
  }

  /// Returns the factor above which a candidate's cost is too high.
  public double limit() {
    return 1 + allowed;
  }

  /// Returns the pairs of a gate's contenders.
  ///
  /// @throws IllegalArgumentException when a contender has no partner
  public static List<Pair> pairs(List<Contender> contenders) {
    if (contenders.isEmpty() || contenders.size() % 2 != 0) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "a gate needs its contenders in pairs, a baseline and a candidate each, not %,d",
              contenders.size()));
    }
    var pairs = new ArrayList<Pair>();
    for (int i = 0; i < contenders.size(); i += 2) {
      pairs.add(new Pair(contenders.get(i), contenders.get(i + 1)));
    }
    return List.copyOf(pairs);
  }
}
