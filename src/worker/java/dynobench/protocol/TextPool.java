package dynobench.protocol;

/// Pool of 1024 texts of letters from `a` to `z`, generated from a fixed seed. Drawing a text
/// allocates nothing. An engine that stores references to texts shares them between rows.
public final class TextPool {
  private static final int TEXTS = 1024;
  private static final int LETTERS = 26;
  private static final long SEED = 2005;

  private final String[] texts = new String[TEXTS];

  /// Generates the texts.
  ///
  /// @param least smallest number of letters
  /// @param most largest number of letters
  public TextPool(int least, int most) {
    if (least < 0 || most < least) {
      throw new IllegalArgumentException("there is no text of " + least + " to " + most);
    }
    var draws = new SeededRandom(SEED);
    for (int i = 0; i < TEXTS; i++) {
      var letters = new char[least + (int) draws.below(most - least + 1L)];
      for (int j = 0; j < letters.length; j++) {
        letters[j] = (char) ('a' + draws.below(LETTERS));
      }
      texts[i] = new String(letters);
    }
  }

  /// Returns a random text of the pool.
  public String draw(SeededRandom draws) {
    return texts[(int) draws.bits() & (TEXTS - 1)];
  }
}
