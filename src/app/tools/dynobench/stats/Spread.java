package dynobench.stats;

import java.util.random.RandomGenerator;

/// Distribution of the rounds' deviation from the true ratio, symmetric around 0.
enum Spread {
  NORMAL {
    @Override
    double miss(RandomGenerator random, int round) {
      return random.nextGaussian();
    }
  },

  /// One round of twenty deviates by three to ten standard deviations of the others.
  OUTLIERS {
    @Override
    double miss(RandomGenerator random, int round) {
      return random.nextDouble() < 0.05
          ? sign(random) * random.nextDouble(3, 10)
          : random.nextGaussian();
    }
  },

  /// The machine is in one of two states. Chance decides which contender meets the slow one.
  TWO_STATES {
    @Override
    double miss(RandomGenerator random, int round) {
      return 0.97 * sign(random) + 0.25 * random.nextGaussian();
    }
  },

  /// The spread grows sixteenfold from beginning to end. Sizes depend on the order, so the levels
  /// are not exact.
  GROWING {
    @Override
    double miss(RandomGenerator random, int round) {
      return Math.pow(16, (double) round / InterimLooks.MOST) * random.nextGaussian();
    }
  },

  /// Each round repeats a tenth of the deviation of the one before, plus its own. Signs are not
  /// independent here, so no interval is valid.
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

  /// Returns the deviation of a round, for a standard deviation of 1.
  abstract double miss(RandomGenerator random, int round);

  /// Returns the logarithms of the ratios for the maximum number of rounds.
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
