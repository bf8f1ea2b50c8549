package dynobench.profile;

import dynobench.frames.TimeCategory;
import dynobench.stats.MeanInterval;
import dynobench.stats.Summary;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/// Differences of two contenders in one phase, by category and by method. A difference is the time
/// of an operation that one contender spends more than the other, in nanoseconds, and it is paired
/// by rounds.
///
/// @param slow the contender to explain
/// @param fast the contender with which it is compared
/// @param rounds number of rounds that both completed
/// @param categories sure differences by category, the largest first
/// @param methods sure differences by innermost method, the largest first
public record Explanation(
    ProfiledPhase slow,
    ProfiledPhase fast,
    int rounds,
    List<Difference<TimeCategory>> categories,
    List<Difference<String>> methods) {
  /// Error budget of all differences that are named in one profile.
  private static final double ERROR = 0.05;

  /// Smallest share of an operation's time that is compared. Smaller shares explain nothing.
  private static final double LEAST_CATEGORY = 0.01;

  private static final double LEAST_METHOD = 0.01;

  public Explanation {
    categories = List.copyOf(categories);
    methods = List.copyOf(methods);
  }

  /// A sure difference.
  ///
  /// @param what the category or method
  /// @param nanos time of an operation that the slow contender spends more, with its interval
  /// @param inSlow whether the slow contender was seen in it
  /// @param inFast whether the fast contender was seen in it
  public record Difference<T>(T what, MeanInterval nanos, boolean inSlow, boolean inFast) {}

  /// Explains a difference.
  ///
  /// @param explained number of explanations that share the error budget
  public static Explanation of(ProfiledPhase slow, ProfiledPhase fast, int explained) {
    List<RoundPair> pairs = pairs(slow, fast);
    double error = ERROR / 2 / Math.max(1, explained);
    return new Explanation(
        slow,
        fast,
        pairs.size(),
        differences(pairs, RoundTime::categories, LEAST_CATEGORY, error),
        differences(pairs, RoundTime::selfShares, LEAST_METHOD, error));
  }

  private record RoundPair(RoundTime slow, RoundTime fast) {}

  private static List<RoundPair> pairs(ProfiledPhase slow, ProfiledPhase fast) {
    var pairs = new ArrayList<RoundPair>();
    for (RoundTime each : slow.rounds()) {
      fast.round(each.round()).ifPresent(other -> pairs.add(new RoundPair(each, other)));
    }
    return pairs;
  }

  /// Returns the sure differences. They are compared as shares of the fast contender's time in the
  /// same round, because a disturbance of the machine makes both sides of a round slower. Where the
  /// rounds scatter as the number of samples explains, that variance is used, because a few rounds
  /// alone tell it badly.
  private static <T> List<Difference<T>> differences(
      List<RoundPair> pairs,
      Function<RoundTime, Map<T, Double>> shares,
      double least,
      double error) {
    if (pairs.size() < MeanInterval.FEWEST) {
      return List.of();
    }
    List<Map<T, Double>> slow = pairs.stream().map(it -> times(it, it.slow(), shares)).toList();
    List<Map<T, Double>> fast = pairs.stream().map(it -> times(it, it.fast(), shares)).toList();
    Set<T> compared = new HashSet<>(frequent(slow, least));
    compared.addAll(frequent(fast, least));
    double confidence = 1 - error / Math.max(1, compared.size());
    double unit = pairs.stream().mapToDouble(it -> it.fast().nanos()).average().orElse(0);
    var differences = new LinkedHashMap<T, Summary>();
    compared.forEach(each -> differences.put(each, differences(slow, fast, each)));
    var expected = new HashMap<T, Double>();
    compared.forEach(each -> expected.put(each, samplingVariance(pairs, slow, fast, each)));
    double excess = excess(differences, expected);
    var found = new ArrayList<Difference<T>>();
    differences.forEach((each, values) ->
        MeanInterval.ofKnown(values, excess * expected.getOrDefault(each, 0.0), confidence)
            .filter(MeanInterval::excludesZero)
            .ifPresent(it ->
                found.add(
                    new Difference<>(each, it.times(unit), has(slow, each), has(fast, each)))));
    found.sort(
        Comparator.<Difference<T>>comparingDouble(it -> -Math.abs(it.nanos().mean()))
            .thenComparing(it -> it.what().toString()));
    return found;
  }

  private static <T> boolean has(List<Map<T, Double>> rounds, T key) {
    return rounds.stream().anyMatch(each -> each.containsKey(key));
  }

  private static <T> Summary differences(
      List<Map<T, Double>> slow, List<Map<T, Double>> fast, T key) {
    var values = new ArrayList<Double>();
    for (int i = 0; i < slow.size(); i++) {
      values.add(slow.get(i).getOrDefault(key, 0.0) - fast.get(i).getOrDefault(key, 0.0));
    }
    return new Summary(values);
  }

  /// Returns the variance of a difference that the number of samples explains, for a typical round.
  private static <T> double samplingVariance(
      List<RoundPair> pairs, List<Map<T, Double>> slow, List<Map<T, Double>> fast, T key) {
    double sum = 0;
    for (int i = 0; i < pairs.size(); i++) {
      RoundPair pair = pairs.get(i);
      double longer = pair.slow().nanos() / pair.fast().nanos();
      double share = slow.get(i).getOrDefault(key, 0.0) / longer;
      sum += longer * longer * variance(share, pair.slow());
      sum += variance(fast.get(i).getOrDefault(key, 0.0), pair.fast());
    }
    return sum / pairs.size();
  }

  /// Returns the variance of a share of some samples. A share of 0 or 1 counts as half a sample
  /// away from it.
  private static double variance(double share, RoundTime round) {
    double count = Math.max(1, round.counts().samples());
    double inner = Math.clamp(share, 0.5 / (count + 1), 1 - 0.5 / (count + 1));
    return inner * (1 - inner) / count;
  }

  /// Returns how much more the differences scatter than the number of samples explains: the median
  /// quotient of the variances, at least 1.
  private static <T> double excess(Map<T, Summary> differences, Map<T, Double> expected) {
    List<Double> quotients =
        differences.entrySet().stream()
            .filter(each -> each.getValue().count() >= MeanInterval.FEWEST)
            .map(each ->
                MeanInterval.variance(each.getValue()) / expected.getOrDefault(each.getKey(), 1.0))
            .toList();
    return quotients.isEmpty() ? 1 : Math.max(1, new Summary(quotients).median());
  }

  /// Returns the times of one side of a pair, as shares of the fast side's time.
  private static <T> Map<T, Double> times(
      RoundPair pair, RoundTime side, Function<RoundTime, Map<T, Double>> shares) {
    var times = new HashMap<T, Double>();
    shares
        .apply(side)
        .forEach((key, share) -> times.put(key, share * side.nanos() / pair.fast().nanos()));
    return times;
  }

  /// Returns the keys whose mean reaches a share of the time.
  private static <T> Set<T> frequent(List<Map<T, Double>> rounds, double least) {
    var sums = new HashMap<T, Double>();
    double all = 0;
    for (Map<T, Double> round : rounds) {
      for (Map.Entry<T, Double> each : round.entrySet()) {
        sums.merge(each.getKey(), each.getValue(), Double::sum);
        all += each.getValue();
      }
    }
    double enough = least * all;
    return sums.entrySet().stream()
        .filter(each -> each.getValue() >= enough)
        .map(Map.Entry::getKey)
        .collect(Collectors.toSet());
  }

  /// Returns the categories in which the slow contender spends more time, the largest first.
  public List<Difference<TimeCategory>> causes() {
    return categories.stream()
        .filter(each -> each.nanos().mean() > 0 && each.what() != TimeCategory.UNSAMPLED)
        .toList();
  }

  /// Returns whether both contenders are versions or modes of one engine, so that methods can be
  /// compared by their names.
  public boolean isOfOneEngine() {
    return slow.series().contender().family().equals(fast.series().contender().family());
  }

  /// Returns how many times as long as the fast contender the slow one would take, if it spent no
  /// time in a category.
  public double ratioWithout(TimeCategory category) {
    return slow.nanos() * (1 - slow.share(category)) / fast.nanos();
  }
}
