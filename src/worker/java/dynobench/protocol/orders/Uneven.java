package dynobench.protocol.orders;

import dynobench.protocol.Draws;
import dynobench.protocol.Mixer;

/// Non-uniform random numbers: NURand of the TPC-C text, clause 2.1.6.
///
/// @param spread the constant A, which determines how uneven the distribution is
/// @param offset the constant C of a run, which determines the frequent numbers
record Uneven(int spread, int offset) {
  private static final int OF_NAMES = 255;
  private static final int OF_CUSTOMERS = 1023;
  private static final int OF_ITEMS = 8191;

  /// Smallest difference between the offsets of last names in the filling and during the clients'
  /// work. The difference must be 65 to 119, and not 96 or 112 (clause 2.1.6.1). The differences in
  /// use are a part of this range.
  private static final int LEAST_DIFFERENCE = 65;

  private static final int DIFFERENCES = 31;

  /// Returns the distribution of last names in the filling.
  static Uneven filledNames(long seed) {
    return new Uneven(OF_NAMES, (int) Mixer.below((OF_NAMES + 1) / 2, Mixer.mix(seed)));
  }

  /// Returns the distribution of last names during the clients' work.
  static Uneven names(long seed) {
    int difference = LEAST_DIFFERENCE + (int) Mixer.below(DIFFERENCES, Mixer.mix(seed + 1));
    return new Uneven(OF_NAMES, filledNames(seed).offset + difference);
  }

  static Uneven customers(long seed) {
    return new Uneven(OF_CUSTOMERS, (int) Mixer.below(OF_CUSTOMERS + 1, Mixer.mix(seed + 2)));
  }

  static Uneven items(long seed) {
    return new Uneven(OF_ITEMS, (int) Mixer.below(OF_ITEMS + 1, Mixer.mix(seed + 3)));
  }

  /// Draws a number, both ends included.
  int draw(Draws draws, int from, int to) {
    long one = draws.below(spread + 1L);
    long other = from + draws.below(to - from + 1L);
    return from + (int) (((one | other) + offset) % (to - from + 1L));
  }
}
