package dynobench.protocol.orders;

/// Last names of the TPC-C text: a syllable for each digit of a number.
final class LastName {
  private static final String[] SYLLABLES = {
    "BAR", "OUGHT", "ABLE", "PRI", "PRES", "ESE", "ANTI", "CALLY", "ATION", "EING"
  };

  private static final String[] ALL = new String[1000];

  static {
    for (int i = 0; i < ALL.length; i++) {
      ALL[i] = SYLLABLES[i / 100] + SYLLABLES[i / 10 % 10] + SYLLABLES[i % 10];
    }
  }

  private LastName() {}

  /// Returns a last name.
  ///
  /// @param number number of the name, from 0 to 999
  static String of(int number) {
    return ALL[number];
  }
}
