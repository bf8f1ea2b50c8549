package dynobench.stats;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.apache.commons.statistics.distribution.ChiSquaredDistribution;
import org.apache.commons.statistics.distribution.TDistribution;

/// Ratio that several machines have measured, where each machine may have its own ratio: the
/// machine is a random effect. Computed on logarithms. The variance between machines is Paule and
/// Mandel's; intervals are those of Hartung, Knapp, Sidik and Jonkman.
///
/// @param estimate ratio of the typical machine
/// @param between difference between machines: standard deviation of their ratios' logarithms,
///   where 0.1 is about ± 10 %; without the variation of single rounds
/// @param chance probability of differences at least this large by chance alone, if all machines
///   have the same ratio
/// @param machines number of machines
/// @param error standard error of the estimate's logarithm
public record RandomEffect(
    double estimate, double between, double chance, int machines, double error) {
  /// Minimum number of machines for an interval: two do not show how machines vary.
  public static final int FEWEST = 3;

  private static final int STEPS = 200;

  private record Machine(double mean, double variance) {}

  /// Returns the effect for the rounds' ratios of each machine. Ignores machines with one round.
  /// Empty if fewer than two machines have two rounds, or if all rounds of each machine are equal.
  public static Optional<RandomEffect> of(List<Summary> rounds) {
    List<double[]> logs =
        rounds.stream()
            .map(each -> each.observations().stream().mapToDouble(Math::log).toArray())
            .filter(each -> each.length > 1)
            .toList();
    if (logs.size() < 2) {
      return Optional.empty();
    }
    double within = within(logs);
    List<Machine> machines =
        logs.stream().map(each -> new Machine(mean(each), within / each.length)).toList();
    if (within <= 0) {
      return Optional.empty(); // times so coarse that all rounds are equal
    }
    double between = between(machines);
    double mean = mean(machines, between);
    return Optional.of(
        new RandomEffect(
            Math.exp(mean),
            Math.sqrt(between),
            1
                - ChiSquaredDistribution.of(machines.size() - 1.0)
                    .cumulativeProbability(scatter(machines, 0)),
            machines.size(),
            error(machines, between)));
  }

  /// Returns the interval of the typical machine's ratio; empty below [#FEWEST].
  public Optional<ConfidenceInterval> interval(double confidence) {
    return around(confidence, error);
  }

  /// Returns the interval of another, similar machine's ratio; empty below [#FEWEST].
  public Optional<ConfidenceInterval> another(double confidence) {
    return around(confidence, Math.hypot(error, between));
  }

  private Optional<ConfidenceInterval> around(double confidence, double deviation) {
    if (machines < FEWEST) {
      return Optional.empty();
    }
    double t = TDistribution.of(machines - 1.0).inverseCumulativeProbability((1 + confidence) / 2);
    double factor = Math.exp(t * deviation);
    return Optional.of(
        new ConfidenceInterval(
            estimate / factor, estimate * factor, confidence, "random effects, Hartung and Knapp"));
  }

  /// Returns the variance of all rounds about their machines' means, assuming equal variance on all
  /// machines.
  private static double within(List<double[]> logs) {
    double squares = 0;
    int free = 0;
    for (double[] each : logs) {
      double mean = mean(each);
      squares += Arrays.stream(each).map(x -> (x - mean) * (x - mean)).sum();
      free += each.length - 1;
    }
    return squares / free;
  }

  /// Returns the variance between machines at which their scatter equals its expected value.
  private static double between(List<Machine> machines) {
    double wanted = machines.size() - 1.0;
    if (scatter(machines, 0) <= wanted) {
      return 0;
    }
    double low = 0;
    double high = 1;
    while (scatter(machines, high) > wanted) {
      high *= 2;
    }
    for (int i = 0; i < STEPS; i++) {
      double middle = (low + high) / 2;
      if (scatter(machines, middle) > wanted) {
        low = middle;
      } else {
        high = middle;
      }
    }
    return (low + high) / 2;
  }

  private static double scatter(List<Machine> machines, double between) {
    double mean = mean(machines, between);
    return machines.stream()
        .mapToDouble(each -> square(each.mean() - mean) * weight(each, between))
        .sum();
  }

  private static double mean(List<Machine> machines, double between) {
    double sum = machines.stream().mapToDouble(it -> it.mean() * weight(it, between)).sum();
    return sum / weights(machines, between);
  }

  /// Returns the standard error, at least the one for a scatter that equals its expected value.
  private static double error(List<Machine> machines, double between) {
    double scattered = scatter(machines, between) / (machines.size() - 1);
    return Math.sqrt(Math.max(1, scattered) / weights(machines, between));
  }

  private static double weights(List<Machine> machines, double between) {
    return machines.stream().mapToDouble(each -> weight(each, between)).sum();
  }

  private static double weight(Machine it, double between) {
    return 1 / (it.variance() + between);
  }

  private static double mean(double[] values) {
    return Arrays.stream(values).average().orElse(0);
  }

  private static double square(double x) {
    return x * x;
  }
}
