package dynobench.stats;

import java.util.random.RandomGenerator;

/// How the rounds of a duel may miss the true ratio: upwards as often as downwards.
enum Spread {
  NORMAL {
    @Override
    double miss(RandomGenerator random, int round) {
      return random.nextGaussian();
    }
  },

  /// One round of twenty is off by three to ten standard deviations of the others.
  OUTLIERS {
    @Override
    double miss(RandomGenerator random, int round) {
      return random.nextDouble() < 0.05
          ? sign(random) * random.nextDouble(3, 10)
          : random.nextGaussian();
    }
  },

  /// The machine is in one of two states, and which of the two contenders meets the slow one is
  /// chance.
  TWO_STATES {
    @Override
    double miss(RandomGenerator random, int round) {
      return 0.97 * sign(random) + 0.25 * random.nextGaussian();
    }
  },

  /// Sixteen times as wide at the end as at the beginning. Sizes depend on their order here, so the
  /// levels don't quite hold.
  GROWING {
    @Override
    double miss(RandomGenerator random, int round) {
      return Math.pow(16, (double) round / InterimLooks.MOST) * random.nextGaussian();
    }
  },

  /// Each round misses by a tenth of what the one before missed by, and its own. Signs aren't
  /// independent here, so no interval holds.
  RESEMBLING {
    @Override
    double miss(RandomGenerator random, int round) {
      return random.nextGaussian();
    }

    @Override
    double[] differences(RandomGenerator random, double ratio, double deviation) {
      var differences = super.differences(random, ratio, deviation);
      for (var round = 1; round < differences.length; round++) {
        differences[round] += 0.1 * (differences[round - 1] - Math.log(ratio));
      }
      return differences;
    }
  };

  /// A round's miss, for a standard deviation of 1.
  abstract double miss(RandomGenerator random, int round);

  /// The logarithms of the ratios of all rounds that a duel can have.
  ///
  /// @param deviation standard deviation of the logarithms, without outliers
  double[] differences(RandomGenerator random, double ratio, double deviation) {
    var differences = new double[InterimLooks.MOST];
    for (var round = 0; round < differences.length; round++) {
      differences[round] = Math.log(ratio) + deviation * miss(random, round);
    }
    return differences;
  }

  private static int sign(RandomGenerator random) {
    return random.nextBoolean() ? 1 : -1;
  }
}
