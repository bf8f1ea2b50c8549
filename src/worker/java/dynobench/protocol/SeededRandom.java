package dynobench.protocol;

/// Pseudo-random numbers, reproducible from a seed. Confined to one thread.
public final class SeededRandom {
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  /// Distance between neighbouring `double` numbers of 53 bits in the range from 0 to below 1.
  private static final double UNIT = 0x1.0p-53;

  private long state;

  public SeededRandom(long seed) {
    restart(seed);
  }

  /// Returns the seed of a client's draws in a phase.
  ///
  /// @param seed seed of the trial
  /// @param client number of the client
  public static long seedOf(long seed, String phase, int client) {
    return seedOf(seed, phase) + client;
  }

  /// Returns the seed of the draws for a named purpose.
  ///
  /// @param seed seed of the trial
  /// @param of name of the purpose
  public static long seedOf(long seed, String of) {
    return BitMixer.mix(seed + of.hashCode());
  }

  /// Restarts the sequence, like a new object with this seed.
  public void restart(long seed) {
    state = BitMixer.mix(seed);
  }

  /// Returns the next 64 random bits.
  public long bits() {
    state += GOLDEN;
    return BitMixer.mix(state);
  }

  /// Returns a number from 0 to below the bound.
  public long below(long bound) {
    return BitMixer.below(bound, bits());
  }

  /// Returns a number from 0 to below 1.
  public double share() {
    return (bits() >>> 11) * UNIT;
  }
}
