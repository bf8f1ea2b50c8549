package dynobench.stats;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/// How duels would end whose rounds are drawn, with replacement, from rounds that were measured:
/// what thousands of duels say without hours of measuring, as long as rounds don't depend on one
/// another.
///
/// @param ends of each duel; empty where nothing was found
public record DrawnDuels(List<Optional<Found>> ends) {
  /// A difference that a duel was ended by.
  ///
  /// @param rounds that it had gone on for
  /// @param isMore whether the second one takes more
  public record Found(int rounds, boolean isMore) {}

  public DrawnDuels {
    ends = List.copyOf(ends);
  }

  /// Ends each duel at the first look at which a figure's interval leaves out 1.
  ///
  /// @param figures the ratios of each figure that decides, round by round
  /// @param exchanged whether the sides are exchanged in half of the rounds, by chance: makes of
  ///   two equals, whatever they measured, two between which there is no difference
  /// @param most rounds of a duel
  public static DrawnDuels of(
      List<Summary> figures, boolean exchanged, int duels, int most, RandomGenerator random) {
    var ends = new ArrayList<Optional<Found>>();
    for (var duel = 0; duel < duels; duel++) {
      ends.add(end(drawn(figures, exchanged, most, random)));
    }
    return new DrawnDuels(ends);
  }

  /// The same rounds for all figures.
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

  private static Optional<Found> end(List<double[]> drawn) {
    var confidence = InterimLooks.confidence(drawn.size());
    var most = drawn.getFirst().length;
    for (var look = InterimLooks.next(0);
        look.isPresent() && look.getAsInt() <= most;
        look = InterimLooks.next(look.getAsInt())) {
      var rounds = look.getAsInt();
      for (var figure : drawn) {
        var ratio = Ratio.ofRoundRatios(first(figure, rounds));
        if (ratio.chance() <= 1 - confidence) {
          return Optional.of(new Found(rounds, ratio.estimate() > 1));
        }
      }
    }
    return Optional.empty();
  }

  private static Summary first(double[] figure, int rounds) {
    return Summary.of(IntStream.range(0, rounds).mapToDouble(i -> figure[i]).toArray());
  }

  /// The share of duels that found the second one to take more, within so many rounds.
  public double foundWithin(int rounds) {
    return share(found -> found.isMore() && found.rounds() <= rounds);
  }

  /// The share of duels that found any difference.
  public double found() {
    return share(_ -> true);
  }

  private double share(Predicate<Found> wanted) {
    return (double) ends.stream().flatMap(Optional::stream).filter(wanted).count() / ends.size();
  }

  /// The rounds after which half of all duels had found that the second takes more; empty where
  /// fewer than half did.
  public OptionalInt medianRounds() {
    var rounds =
        ends.stream()
            .flatMap(Optional::stream)
            .filter(Found::isMore)
            .mapToInt(Found::rounds)
            .sorted()
            .toArray();
    var half = (ends.size() + 1) / 2;
    return rounds.length < half ? OptionalInt.empty() : OptionalInt.of(rounds[half - 1]);
  }
}
