package dynobench.protocol;

/// Numbers that look random and are the same for a seed. Confined to one thread.
public final class Draws {
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  /// The distance of two neighbours among the numbers from 0 to below 1 that a `double` can hold.
  private static final double UNIT = 0x1.0p-53;

  private long state;

  public Draws(long seed) {
    restart(seed);
  }

  /// What a client's draws in a phase begin with.
  ///
  /// @param seed of the trial
  /// @param client its number
  public static long seedOf(long seed, String phase, int client) {
    return seedOf(seed, phase) + client;
  }

  /// What draws for a thing begin with.
  ///
  /// @param seed of the trial
  /// @param of its name
  public static long seedOf(long seed, String of) {
    return Mixer.mix(seed + of.hashCode());
  }

  /// Goes on as a new one would.
  public void restart(long seed) {
    state = Mixer.mix(seed);
  }

  public long bits() {
    state += GOLDEN;
    return Mixer.mix(state);
  }

  /// From 0 to below the bound.
  public long below(long bound) {
    return Mixer.below(bound, bits());
  }

  /// From 0 to below 1.
  public double share() {
    return (bits() >>> 11) * UNIT;
  }
}
