package dynobench.stats;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.function.Supplier;

/// Program that determines the levels of [InterimLooks] and compares them with other stopping
/// rules, and then the error of runs to which rounds are added: `mvn -Pduel-study`. It takes some
/// minutes and prints the same output each time.
public final class DuelStudy {
  private static final int SEED = 1977;
  private static final int DUELS_FOR_LEVELS = 10_000_000;
  private static final int DUELS_FOR_OTHERS = 500_000;
  private static final int MOST_FIGURES = 8;
  private static final double ERROR = 1 - ConfidenceInterval.USUAL_CONFIDENCE;

  /// Numbers of rounds, each an eighth more than the one before.
  private static final List<Integer> MANY_LOOKS =
      List.of(
          10, 11, 12, 14, 16, 18, 20, 22, 25, 28, 30, 35, 40, 45, 50, 56, 63, 71, 80, 90, 100, 112,
          125, 140, 160, 180, 200, 220, 240);

  private DuelStudy() {}

  public static void main(String[] arguments) {
    Locale.setDefault(Locale.ENGLISH);
    AddedRoundsStudy.print();
    levels();
    var methods = methods();
    for (var spread : List.of(Spread.NORMAL, Spread.OUTLIERS)) {
      System.out.printf("%n%s%n%s%n", spread, MadeUpDuels.HEADING);
      methods.forEach(method -> System.out.println(new MadeUpDuels(method, spread).row()));
    }
    for (var spread : List.of(Spread.GROWING, Spread.RESEMBLING)) {
      var duels = new MadeUpDuels(GroupSequential.interimLooks(1), spread);
      System.out.printf("%n%s%n%s%n%s%n", spread, MadeUpDuels.HEADING, duels.row());
    }
  }

  /// Prints the error level of a look, for one and more figures.
  private static void levels() {
    var looks = signedRanks("", GroupSequential.INTERIM_LOOKS, 0.5);
    var furthest = looks.furthest(DUELS_FOR_LEVELS, fairSigns());
    for (var figures = 1; figures <= MOST_FIGURES; figures++) {
      System.out.printf(
          "%d figures: any level below %.6f, taken %.6f%n",
          figures,
          GroupSequential.level(GroupSequential.constant(furthest, ERROR / figures)),
          1 - InterimLooks.confidence(figures));
    }
  }

  /// Returns differences of equal contenders. Any symmetric distribution yields the same ranks.
  private static Supplier<double[]> fairSigns() {
    var random = new SplittableRandom(SEED);
    return () -> random.doubles(InterimLooks.MOST, -1, 1).toArray();
  }

  private static List<Method> methods() {
    var looks = GroupSequential.INTERIM_LOOKS;
    var usual = GroupSequential.deviate(ERROR);
    return List.of(
        signedRanks("one look, at 30", List.of(30), 0.5).with(usual),
        signedRanks("one look, at 80", List.of(80), 0.5).with(usual),
        signedRanks("95 % at each look", looks, 0.5).with(usual),
        GroupSequential.interimLooks(1),
        calibrated(signedRanks("the same level at 29 looks", MANY_LOOKS, 0.5)),
        calibrated(signedRanks("Wang and Tsiatis, 0.25", looks, 0.25)),
        calibrated(signedRanks("Wang and Tsiatis, 0.1", looks, 0.1)),
        calibrated(signedRanks("O'Brien and Fleming", looks, 0)),
        calibrated(new GroupSequential("sequential ranks", looks, 0.5, SequentialRanks::deviates)),
        new Bets("bets on signs, by rank", SequentialRanks::shares),
        new Bets("bets on signs", DuelStudy::ones));
  }

  private static GroupSequential signedRanks(String name, List<Integer> looks, double delta) {
    return new GroupSequential(name, looks, delta, new SignedRankScore(looks));
  }

  private static GroupSequential calibrated(GroupSequential method) {
    var furthest = method.furthest(DUELS_FOR_OTHERS, fairSigns());
    return method.with(GroupSequential.constant(furthest, ERROR));
  }

  private static double[] ones(double[] differences) {
    var ones = new double[differences.length];
    Arrays.fill(ones, 1);
    return ones;
  }
}
