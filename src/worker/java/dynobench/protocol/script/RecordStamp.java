package dynobench.protocol.script;

import dynobench.protocol.BitMixer;
import dynobench.protocol.LongAccess;

/// Stamp in a record's value. It replaces the first 16 and the last 8 of the bytes that the script
/// generates. It consists of the writer and the number of the write, a digest of the script's
/// bytes, and a hash of both with the key.
///
/// So every value can be checked alone. Checking its first and last bytes costs equally much for
/// any length. All bytes are checked later, untimed.
final class RecordStamp {
  /// Minimum length of a value, in bytes.
  static final int LEAST_BYTES = 3 * Long.BYTES;

  private static final int OWN = 2 * Long.BYTES;
  private static final int WRITER_SHIFT = 48;
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private RecordStamp() {}

  /// Stamps a value.
  ///
  /// @param writer 0 for the loader
  /// @param sequence number of the write among those of the writer
  /// @throws IllegalArgumentException when the value is too short
  static void put(byte[] value, long key, int writer, long sequence) {
    if (value.length < LEAST_BYTES) {
      throw new IllegalArgumentException(
          "a value of "
              + value.length
              + " bytes is too short: it must have at least "
              + LEAST_BYTES);
    }
    long who = ((long) writer << WRITER_SHIFT) | sequence;
    long digest = digest(value);
    LongAccess.set(value, 0, who);
    LongAccess.set(value, Long.BYTES, digest);
    LongAccess.set(value, value.length - Long.BYTES, seal(key, who, digest, value.length));
  }

  private static long seal(long key, long who, long digest, int length) {
    return BitMixer.mix(BitMixer.mix(key * GOLDEN + who) ^ (digest + length));
  }

  /// Returns the digest of the bytes outside of the stamp.
  private static long digest(byte[] value) {
    long sum = 0;
    int end = value.length - Long.BYTES;
    int at = OWN;
    for (; at + Long.BYTES <= end; at += Long.BYTES) {
      // Words are mixed independently: a processor computes several at once.
      sum += (LongAccess.get(value, at) ^ (at * GOLDEN)) * (GOLDEN + 2L * at);
    }
    for (; at < end; at++) {
      sum += (value[at] ^ (at * GOLDEN)) * (GOLDEN + 2L * at);
    }
    return sum;
  }

  /// Returns whether the stamp is that of a value written for the key.
  static boolean isOf(long key, byte[] value) {
    int last = value.length - Long.BYTES;
    return value.length >= LEAST_BYTES
        && LongAccess.get(value, last)
            == seal(key, LongAccess.get(value, 0), LongAccess.get(value, Long.BYTES), value.length);
  }

  /// Returns whether the stamp and all other bytes are those of a value written for the key.
  static boolean isWhole(long key, byte[] value) {
    return isOf(key, value) && LongAccess.get(value, Long.BYTES) == digest(value);
  }

  static int writer(byte[] value) {
    return (int) (LongAccess.get(value, 0) >>> WRITER_SHIFT);
  }

  static long sequence(byte[] value) {
    return LongAccess.get(value, 0) & ((1L << WRITER_SHIFT) - 1);
  }

  /// Returns a number that depends on key and value, for sums.
  static long sum(byte[] value) {
    return LongAccess.get(value, value.length - Long.BYTES);
  }
}
