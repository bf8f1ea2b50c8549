package dynobench.recorder.masking;

import java.security.SecureRandom;

/// SipHash-2-4 of a sequence of words: a hash that nobody can compute or invert without the key.
/// Confined to one thread.
final class KeyedHash {
  private long v0;
  private long v1;
  private long v2;
  private long v3;
  private int words;

  private KeyedHash() {}

  /// Creates the hash of the empty sequence.
  KeyedHash(long key0, long key1) {
    v0 = key0 ^ 0x736f6d6570736575L;
    v1 = key1 ^ 0x646f72616e646f6dL;
    v2 = key0 ^ 0x6c7967656e657261L;
    v3 = key1 ^ 0x7465646279746573L;
  }

  /// Creates the hash of the empty sequence with a random key.
  static KeyedHash random() {
    var source = new SecureRandom();
    return new KeyedHash(source.nextLong(), source.nextLong());
  }

  KeyedHash copy() {
    var copy = new KeyedHash();
    copy.v0 = v0;
    copy.v1 = v1;
    copy.v2 = v2;
    copy.v3 = v3;
    copy.words = words;
    return copy;
  }

  /// Appends a word to the sequence.
  KeyedHash add(long word) {
    v3 ^= word;
    round();
    round();
    v0 ^= word;
    words++;
    return this;
  }

  private void round() {
    v0 += v1;
    v1 = Long.rotateLeft(v1, 13) ^ v0;
    v0 = Long.rotateLeft(v0, 32);
    v2 += v3;
    v3 = Long.rotateLeft(v3, 16) ^ v2;
    v0 += v3;
    v3 = Long.rotateLeft(v3, 21) ^ v0;
    v2 += v1;
    v1 = Long.rotateLeft(v1, 17) ^ v2;
    v2 = Long.rotateLeft(v2, 32);
  }

  /// Returns the hash, and ends the sequence.
  long end() {
    add(((long) words * Long.BYTES) << (Long.SIZE - Byte.SIZE));
    v2 ^= 0xFF;
    for (int i = 0; i < 4; i++) {
      round();
    }
    return v0 ^ v1 ^ v2 ^ v3;
  }

  /// Returns the hash of the sequence and one more word.
  long with(long word) {
    return copy().add(word).end();
  }

  /// Returns a number from 0 to a limit, which is included.
  long upTo(long limit, long word) {
    return limit == Long.MAX_VALUE ? with(word) >>> 1 : (with(word) >>> 1) % (limit + 1);
  }
}
