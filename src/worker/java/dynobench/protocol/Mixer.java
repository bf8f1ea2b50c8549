package dynobench.protocol;

import java.math.BigInteger;

/// Makes numbers that look random of numbers that don't, always the same ones.
public final class Mixer {
  private Mixer() {}

  /// Stafford's thirteenth mixer: every bit of the input moves half of the bits of the output, and
  /// no two inputs have the same output.
  public static long mix(long z) {
    long a = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    long b = (a ^ (a >>> 27)) * 0x94D049BB133111EBL;
    return b ^ (b >>> 31);
  }

  /// One of the numbers from 0 to below the bound, decided by the bits.
  public static long below(long bound, long bits) {
    return Math.unsignedMultiplyHigh(bits, bound);
  }

  /// A prime that divides no width that it is used with.
  private static final long PRIME = 2_305_843_009_213_693_951L;

  /// One of the numbers from 0 to below the width, another one for each.
  public static long scatter(long number, long width) {
    long factor = PRIME % width;
    long low = number * factor;
    // Both factors are below the width; their product may need more than 63 bits.
    return Math.multiplyHigh(number, factor) == 0 && low >= 0
        ? low % width
        : wide(number, factor, width);
  }

  private static long wide(long a, long b, long width) {
    return BigInteger.valueOf(a)
        .multiply(BigInteger.valueOf(b))
        .mod(BigInteger.valueOf(width))
        .longValue();
  }
}
