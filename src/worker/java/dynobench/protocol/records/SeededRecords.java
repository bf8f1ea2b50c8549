package dynobench.protocol.records;

import dynobench.protocol.BitMixer;
import dynobench.protocol.LongAccess;
import dynobench.protocol.SeededBytes;
import java.util.Arrays;

/// Records of a trial, generated from the seed. Keys begin at 1. Each write creates another value
/// of a record: version 0 is the loaded one.
final class SeededRecords {
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private final long seed;
  private final long count;
  private final int length;
  private final long step;

  /// Creates records.
  ///
  /// @param length length of a value in bytes, at least 8
  SeededRecords(long seed, long count, int length) {
    this.seed = seed;
    this.count = count;
    this.length = length;
    this.step = step(count);
  }

  long count() {
    return count;
  }

  /// Returns a new array with a value.
  byte[] value(long key, long version) {
    return SeededBytes.of(BitMixer.mix(seed, key, version), length);
  }

  boolean matches(long key, long version, byte[] value) {
    return Arrays.equals(value(key, version), value);
  }

  /// Returns a digest of a record, for sums: of its key, its length, and the first and last word of
  /// its value. For a value of less than 8 bytes, only the key. A lost, doubled, truncated or
  /// swapped record changes the sum. The cost doesn't grow with the value; all bytes are compared
  /// later, untimed.
  static long digest(long key, byte[] value) {
    int last = value.length - Long.BYTES;
    if (last < 0) {
      return key;
    }
    long ends = LongAccess.get(value, 0) + LongAccess.get(value, last) * GOLDEN;
    return (ends ^ key) * (GOLDEN + 2L * value.length);
  }

  /// Returns the random key of a read.
  long readKey(long read) {
    return 1 + BitMixer.below(count, BitMixer.mix(seed ^ read));
  }

  /// Returns the key of a write. Keys repeat only after every key was written, and neighbouring
  /// writes have distant keys.
  long writeKey(long write) {
    return 1 + (write % count) * step % count;
  }

  /// Returns the version that a write gives to its key.
  long writeVersion(long write) {
    return 1 + write / count;
  }

  /// Returns a step near the golden section of the count, and coprime to it.
  private static long step(long count) {
    long step = Math.max(1, Math.round(count * 0.6180339887498949));
    while (divisor(step, count) != 1) {
      step++;
    }
    return step;
  }

  private static long divisor(long a, long b) {
    return b == 0 ? a : divisor(b, a % b);
  }
}
