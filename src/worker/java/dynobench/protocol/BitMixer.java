package dynobench.protocol;

import java.math.BigInteger;

/// Hash functions that turn numbers into pseudo-random ones, deterministically.
public final class BitMixer {
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private BitMixer() {}

  /// Mixes the bits of a number by Stafford's thirteenth mixer. Every bit of the input changes
  /// about half of the bits of the output. No two inputs have equal outputs.
  public static long mix(long z) {
    long a = (z ^ (z >>> 30)) * 0xBF58476D1CE4E5B9L;
    long b = (a ^ (a >>> 27)) * 0x94D049BB133111EBL;
    return b ^ (b >>> 31);
  }

  /// Returns the random bits of a version of a record, from which its value is generated.
  public static long mix(long seed, long key, long version) {
    return mix(seed + key * GOLDEN + version);
  }

  /// Maps random bits to a number from 0 to below the bound. The bits count as an unsigned number:
  /// larger ones give larger results.
  public static long below(long bound, long bits) {
    return Math.unsignedMultiplyHigh(bits, bound);
  }

  /// A prime that divides none of the widths in use.
  private static final long PRIME = 2_305_843_009_213_693_951L;

  /// Maps a number of at least 0 to one from 0 to below the width. Different numbers below the
  /// width have different results.
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
