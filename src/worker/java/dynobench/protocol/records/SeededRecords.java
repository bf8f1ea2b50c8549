package dynobench.protocol.records;

import dynobench.protocol.Mixer;
import dynobench.protocol.Words;
import java.util.Arrays;

/// The records of a trial, decided by the seed alone. Keys go from 1 on. Each write makes another
/// value of a record: version 0 is what was loaded.
final class SeededRecords {
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  private final long seed;
  private final long count;
  private final int length;
  private final long step;

  /// @param length of a value, 8 at least
  SeededRecords(long seed, long count, int length) {
    this.seed = seed;
    this.count = count;
    this.length = length;
    this.step = step(count);
  }

  long count() {
    return count;
  }

  /// A new array with a value.
  byte[] value(long key, long version) {
    var value = new byte[length];
    long bits = Mixer.mix(seed + key * GOLDEN + version);
    int at = 0;
    for (; at + Long.BYTES <= length; at += Long.BYTES) {
      Words.set(value, at, word(bits, at));
    }
    for (; at < length; at++) {
      value[at] = (byte) (word(bits, at) >>> 56);
    }
    return value;
  }

  /// Doesn't wait for the word before it: a processor makes several at once.
  private static long word(long bits, int at) {
    long word = bits + at * GOLDEN;
    return (word ^ (word >>> 32)) * GOLDEN;
  }

  boolean is(long key, long version, byte[] value) {
    return Arrays.equals(value(key, version), value);
  }

  /// Something of a record, to be added up: of its key, its length, and both ends of its value. A
  /// record that is lost, doubled, cut off or another's changes the sum, at a cost that doesn't
  /// grow with values; all bytes are compared afterwards.
  static long digest(long key, byte[] value) {
    int last = value.length - Long.BYTES;
    if (last < 0) {
      return key;
    }
    long ends = Words.get(value, 0) + Words.get(value, last) * GOLDEN;
    return (ends ^ key) * (GOLDEN + 2L * value.length);
  }

  /// The key of a read, at random.
  long readKey(long read) {
    return 1 + Mixer.below(count, Mixer.mix(seed ^ read));
  }

  /// The key of a write: all keys have their turn before one comes again, in leaps over the whole.
  long writeKey(long write) {
    return 1 + (write % count) * step % count;
  }

  /// The version that a write gives to its key.
  long writeVersion(long write) {
    return 1 + write / count;
  }

  /// About the golden section of the count, and without a common divisor with it.
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
