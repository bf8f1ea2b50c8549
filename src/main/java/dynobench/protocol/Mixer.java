package dynobench.protocol;

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
}
