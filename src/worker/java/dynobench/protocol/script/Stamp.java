package dynobench.protocol.script;

import dynobench.protocol.Mixer;
import dynobench.protocol.Words;

/// What stands in a record's value besides what the script says: who wrote it and as which of their
/// writes, a digest of the script's own bytes, and last a mix of both with the key. So every value
/// can be checked alone: the ends at a cost that doesn't grow with it, the whole afterwards.
final class Stamp {
  /// Of a value.
  static final int LEAST_BYTES = 3 * Long.BYTES;

  private static final int OWN = 2 * Long.BYTES;
  private static final int WRITER_SHIFT = 48;
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private Stamp() {}

  /// Stamps a value.
  ///
  /// @param writer 0 for who loaded it
  /// @param sequence of the writer's writes
  /// @throws IllegalArgumentException when it is too short for that
  static void put(byte[] value, long key, int writer, long sequence) {
    if (value.length < LEAST_BYTES) {
      throw new IllegalArgumentException(
          "a value of "
              + value.length
              + " bytes is too short: who wrote it stands in "
              + LEAST_BYTES
              + " of them");
    }
    long who = ((long) writer << WRITER_SHIFT) | sequence;
    long digest = digest(value);
    Words.set(value, 0, who);
    Words.set(value, Long.BYTES, digest);
    Words.set(value, value.length - Long.BYTES, seal(key, who, digest, value.length));
  }

  private static long seal(long key, long who, long digest, int length) {
    return Mixer.mix(Mixer.mix(key * GOLDEN + who) ^ (digest + length));
  }

  /// Of what isn't stamp.
  private static long digest(byte[] value) {
    long sum = 0;
    int end = value.length - Long.BYTES;
    int at = OWN;
    for (; at + Long.BYTES <= end; at += Long.BYTES) {
      // Each word is mixed for itself: a processor makes several at once.
      sum += (Words.get(value, at) ^ (at * GOLDEN)) * (GOLDEN + 2L * at);
    }
    for (; at < end; at++) {
      sum += (value[at] ^ (at * GOLDEN)) * (GOLDEN + 2L * at);
    }
    return sum;
  }

  /// Whether its ends are those of a value that was written for the key.
  static boolean isOf(long key, byte[] value) {
    int last = value.length - Long.BYTES;
    return value.length >= LEAST_BYTES
        && Words.get(value, last)
            == seal(key, Words.get(value, 0), Words.get(value, Long.BYTES), value.length);
  }

  /// Whether all of it is.
  static boolean isWhole(long key, byte[] value) {
    return isOf(key, value) && Words.get(value, Long.BYTES) == digest(value);
  }

  static int writer(byte[] value) {
    return (int) (Words.get(value, 0) >>> WRITER_SHIFT);
  }

  static long sequence(byte[] value) {
    return Words.get(value, 0) & ((1L << WRITER_SHIFT) - 1);
  }

  /// Something of key and value that can be added up.
  static long sum(byte[] value) {
    return Words.get(value, value.length - Long.BYTES);
  }
}
