package dynobench.protocol.orders;

import dynobench.protocol.BitMixer;
import dynobench.protocol.SeededRandom;

/// Non-uniform random numbers: NURand of the TPC-C text, clause 2.1.6.
///
/// @param spread the constant A, which determines how uneven the distribution is
/// @param offset the constant C of a run, which determines the frequent numbers
record NonUniformRandom(int spread, int offset) {
  private static final int OF_NAMES = 255;
  private static final int OF_CUSTOMERS = 1023;
  private static final int OF_ITEMS = 8191;

  /// Smallest difference between the offsets of last names in the filling and during the clients'
  /// work. The difference must be 65 to 119, and not 96 or 112 (clause 2.1.6.1). The differences in
  /// use are a part of this range.
  private static final int LEAST_DIFFERENCE = 65;

  private static final int DIFFERENCES = 31;

  /// Returns the distribution of last names in the filling.
  static NonUniformRandom filledNames(long seed) {
    return new NonUniformRandom(
        OF_NAMES, (int) BitMixer.below((OF_NAMES + 1) / 2, BitMixer.mix(seed)));
  }

  /// Returns the distribution of last names during the clients' work.
  static NonUniformRandom names(long seed) {
    int difference = LEAST_DIFFERENCE + (int) BitMixer.below(DIFFERENCES, BitMixer.mix(seed + 1));
    return new NonUniformRandom(OF_NAMES, filledNames(seed).offset + difference);
  }

  static NonUniformRandom customers(long seed) {
    return new NonUniformRandom(
        OF_CUSTOMERS, (int) BitMixer.below(OF_CUSTOMERS + 1, BitMixer.mix(seed + 2)));
  }

  static NonUniformRandom items(long seed) {
    return new NonUniformRandom(
        OF_ITEMS, (int) BitMixer.below(OF_ITEMS + 1, BitMixer.mix(seed + 3)));
  }

  /// Draws a number, both ends included.
  int draw(SeededRandom draws, int from, int to) {
    long one = draws.below(spread + 1L);
    long other = from + draws.below(to - from + 1L);
    return from + (int) (((one | other) + offset) % (to - from + 1L));
  }
}
