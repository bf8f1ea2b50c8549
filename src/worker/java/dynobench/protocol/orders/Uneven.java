package dynobench.protocol.orders;

import dynobench.protocol.Draws;
import dynobench.protocol.Mixer;

/// Numbers of which some come more often than others: NURand of the TPC-C text, clause 2.1.6.
///
/// @param spread its A, which decides how uneven it is
/// @param offset its C, a constant of a run, which decides which ones come often
record Uneven(int spread, int offset) {
  private static final int OF_NAMES = 255;
  private static final int OF_CUSTOMERS = 1023;
  private static final int OF_ITEMS = 8191;

  /// The offset of names while clients work must differ by 65 to 119 from that of the filling, and
  /// not by 96 or 112 (clause 2.1.6.1): these differences are a part of it.
  private static final int LEAST_DIFFERENCE = 65;

  private static final int DIFFERENCES = 31;

  /// Of last names, while tables are filled.
  static Uneven filledNames(long seed) {
    return new Uneven(OF_NAMES, (int) Mixer.below((OF_NAMES + 1) / 2, Mixer.mix(seed)));
  }

  /// Of last names, while clients work.
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

  /// Both ends included.
  int draw(Draws draws, int from, int to) {
    long one = draws.below(spread + 1L);
    long other = from + draws.below(to - from + 1L);
    return from + (int) (((one | other) + offset) % (to - from + 1L));
  }
}
