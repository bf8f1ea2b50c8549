package dynobench.stats;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// Ends of simulated duels, whose rounds are drawn with replacement from measured rounds. They show
/// the results of thousands of duels without hours of measuring, as long as rounds are independent.
///
/// @param ends end of each duel; empty where no difference was found
public record DrawnDuels(List<Optional<FoundDifference>> ends) {
  /// Difference that ended a duel.
  ///
  /// @param rounds number of rounds until then
  /// @param isMore whether the second contender takes more
  public record FoundDifference(int rounds, boolean isMore) {}

  public DrawnDuels {
    ends = List.copyOf(ends);
  }

  /// Simulates duels. Each ends at the first look at which a figure's interval excludes 1.
  ///
  /// @param figures ratios of each deciding figure, round by round
  /// @param exchanged whether the sides are exchanged at random in half of the rounds, which
  ///   removes any difference between two equal contenders
  /// @param most maximum number of rounds of a duel
  public static DrawnDuels of(
      List<Summary> figures, boolean exchanged, int duels, int most, RandomGenerator random) {
    var ends = new ArrayList<Optional<FoundDifference>>();
    for (var duel = 0; duel < duels; duel++) {
      ends.add(end(drawn(figures, exchanged, most, random)));
    }
    return new DrawnDuels(ends);
  }

  /// Draws rounds, the same ones for all figures.
  private static List<double[]> drawn(
      List<Summary> figures, boolean exchanged, int most, RandomGenerator random) {
    var measured = figures.stream().mapToInt(Summary::count).min().orElse(0);
    var drawn = figures.stream().map(_ -> new double[most]).toList();
    for (var round = 0; round < most; round++) {
      var from = random.nextInt(measured);
      var inverted = exchanged && random.nextBoolean();
      for (var figure = 0; figure < figures.size(); figure++) {
        var ratio = figures.get(figure).observations().get(from);
        drawn.get(figure)[round] = inverted ? 1 / ratio : ratio;
      }
    }
    return drawn;
  }

  private static Optional<FoundDifference> end(List<double[]> drawn) {
    var confidence = InterimLooks.confidence(drawn.size());
    var most = drawn.getFirst().length;
    for (var look = InterimLooks.next(0);
        look.isPresent() && look.getAsInt() <= most;
        look = InterimLooks.next(look.getAsInt())) {
      var rounds = look.getAsInt();
      for (var figure : drawn) {
        var ratio = Ratio.ofRoundRatios(first(figure, rounds));
        if (ratio.pValue() <= 1 - confidence) {
          return Optional.of(new FoundDifference(rounds, ratio.estimate() > 1));
        }
      }
    }
    return Optional.empty();
  }

  private static Summary first(double[] figure, int rounds) {
    return Summary.of(IntStream.range(0, rounds).mapToDouble(i -> figure[i]).toArray());
  }

  /// Returns the share of duels that found the second contender to take more, within the given
  /// number of rounds.
  public double foundWithin(int rounds) {
    return share(found -> found.isMore() && found.rounds() <= rounds);
  }

  /// Returns the share of duels that found any difference.
  public double shareWithDifference() {
    return share(_ -> true);
  }

  private double share(Predicate<FoundDifference> wanted) {
    return (double) ends.stream().flatMap(Optional::stream).filter(wanted).count() / ends.size();
  }

  /// Returns the number of rounds after which half of all duels had found that the second takes
  /// more; empty if fewer than half did.
  public OptionalInt medianRounds() {
    var rounds =
        ends.stream()
            .flatMap(Optional::stream)
            .filter(FoundDifference::isMore)
            .mapToInt(FoundDifference::rounds)
            .sorted()
            .toArray();
    var half = (ends.size() + 1) / 2;
    return rounds.length < half ? OptionalInt.empty() : OptionalInt.of(rounds[half - 1]);
  }
}
