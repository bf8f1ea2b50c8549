package dynobench.recorder.masking;

/// Keyed bijection of sequences of digits, each with a base of its own. Half of the digits are
/// shifted by amounts that depend on the other half, in several rounds (a Feistel network).
final class MixedCipher {
  private static final int ROUNDS = 6;
  private static final int DIGIT_BITS = 16;
  private static final int PACKED = Long.SIZE / DIGIT_BITS;

  private MixedCipher() {}

  /// Replaces the digits.
  ///
  /// @param context hash of what stays; other contexts give other bijections
  /// @param bases base of each digit, at most 65,536
  static void encrypt(KeyedHash context, int[] digits, int[] bases) {
    for (int round = 0; round < ROUNDS; round++) {
      int shifted = round & 1;
      KeyedHash hash = context.copy().add(round);
      addDigits(hash, digits, 1 - shifted);
      shift(hash, digits, bases, shifted);
    }
  }

  /// Appends every second digit to a hash.
  private static void addDigits(KeyedHash hash, int[] digits, int begin) {
    long packed = 0;
    int count = 0;
    for (int i = begin; i < digits.length; i += 2) {
      packed = (packed << DIGIT_BITS) | digits[i];
      if (++count % PACKED == 0) {
        hash.add(packed);
        packed = 0;
      }
    }
    hash.add(packed).add(count);
  }

  /// Shifts every second digit.
  private static void shift(KeyedHash hash, int[] digits, int[] bases, int begin) {
    long amounts = 0;
    int used = 0;
    for (int i = begin; i < digits.length; i += 2) {
      if (used % PACKED == 0) {
        amounts = hash.with(used);
      }
      int amount = (int) (amounts & 0xFFFF);
      digits[i] = (digits[i] + amount % bases[i]) % bases[i];
      amounts >>>= DIGIT_BITS;
      used++;
    }
  }
}
