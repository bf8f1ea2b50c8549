package dynobench.stats;

import java.util.Arrays;
import java.util.OptionalInt;

/// TEMPORARY
public final class Looks {
  private static final int[] ROUNDS = {
    8, 10, 12, 15, 18, 22, 27, 33, 40, 48, 58, 70, 84, 100, 120, 144, 173, 207
  };

  private Looks() {}

  public static int most() {
    return ROUNDS[ROUNDS.length - 1];
  }

  public static int last(int rounds) {
    return Arrays.stream(ROUNDS).filter(each -> each <= rounds).max().orElse(0);
  }

  public static OptionalInt next(int rounds) {
    return Arrays.stream(ROUNDS).filter(each -> each > rounds).min();
  }

  public static int[] upTo(int rounds) {
    return Arrays.stream(ROUNDS).filter(each -> each <= rounds).toArray();
  }

  public static double confidence(int figures) {
    return 1 - 0.0085 / figures;
  }
}
