package dynobench.protocol.script;

/// Texts that are made beforehand, so that drawing one allocates nothing: an engine that keeps
/// references to the texts that it is given shares them between rows.
final class TextPool implements Value.ObjectSource {
  private static final int TEXTS = 1024;
  private static final int LETTERS = 26;
  private static final long SEED = 2005;

  private final String[] texts = new String[TEXTS];

  TextPool(int least, int most) {
    if (least < 0 || most < least) {
      throw new IllegalArgumentException("there is no text of " + least + " to " + most);
    }
    var draws = new Draws(SEED);
    for (int i = 0; i < TEXTS; i++) {
      var letters = new char[least + (int) draws.below(most - least + 1L)];
      for (int j = 0; j < letters.length; j++) {
        letters[j] = (char) ('a' + draws.below(LETTERS));
      }
      texts[i] = new String(letters);
    }
  }

  @Override
  public Object of(Frame frame) {
    return texts[(int) frame.draws.bits() & (TEXTS - 1)];
  }
}
