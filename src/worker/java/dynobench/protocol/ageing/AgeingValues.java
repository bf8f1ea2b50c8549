package dynobench.protocol.ageing;

import dynobench.protocol.BitMixer;
import dynobench.protocol.LongAccess;
import dynobench.protocol.SeededBytes;
import java.util.Arrays;

/// Values of records, generated from the seed. Each write of a record has a version and another
/// length, from half to one and a half of the mean.
///
/// @param mean mean length of a value in bytes
record AgeingValues(long seed, int mean) {
  /// Returns the length of a value.
  int length(long key, int version) {
    return length(bits(key, version));
  }

  private int length(long bits) {
    return Math.max(Long.BYTES, mean - mean / 2 + (int) BitMixer.below(mean + 1L, bits));
  }

  /// Returns a new array with a value. It begins with its version.
  byte[] value(long key, int version) {
    long bits = bits(key, version);
    byte[] value = SeededBytes.of(bits, length(bits));
    LongAccess.set(value, 0, version);
    return value;
  }

  /// Returns the version of a value.
  ///
  /// @return -1 for a value that was never generated for this key
  int version(long key, byte[] value) {
    long version = value.length < Long.BYTES ? -1 : LongAccess.get(value, 0);
    return version >= 0
            && version <= Integer.MAX_VALUE
            && Arrays.equals(value, value(key, (int) version))
        ? (int) version
        : -1;
  }

  /// Returns a number that depends on key and version, for sums over all records.
  static long digest(long key, int version) {
    return BitMixer.mix(0, key, version);
  }

  private long bits(long key, int version) {
    return BitMixer.mix(seed, key, version);
  }
}
