package dynobench.protocol.backup;

import dynobench.protocol.Mixer;
import dynobench.protocol.Words;
import java.util.Arrays;

/// Pairs of records, decided by the seed alone. A pair's two records always have the same version:
/// one transaction overwrites both. Each client owns some of the pairs and overwrites them in turn,
/// so that the number of its transactions tells every version.
///
/// @param length of a value, in bytes
record SeededTwins(long seed, long pairs, int clients, int length) {
  private static final long GOLDEN = 0x9E3779B97F4A7C15L;

  /// The number of pairs that a client owns.
  ///
  /// @param client from 1
  long owned(int client) {
    return (pairs - client) / clients + 1;
  }

  /// The pair that a client overwrites in one of its transactions.
  ///
  /// @param transaction from 0
  /// @return a number from 1
  long pair(int client, long transaction) {
    return client + transaction % owned(client) * clients;
  }

  /// The version of a client's pair after so many of its transactions; 0 is what was loaded.
  ///
  /// @param turn of the pair among those of its client, from 0
  long version(int client, long turn, long transactions) {
    return transactions > turn ? 1 + (transactions - 1 - turn) / owned(client) : 0;
  }

  /// The key of a pair's first record; the second one follows it.
  static long firstKey(long pair) {
    return 2 * pair - 1;
  }

  /// A new array with a value, which tells its version.
  byte[] value(long key, long version) {
    var value = new byte[length];
    long bits = Mixer.mix(seed + key * GOLDEN + version);
    for (int at = 0; at < length; at++) {
      value[at] = (byte) (bits >>> (at % Long.BYTES * Byte.SIZE));
    }
    Words.set(value, 0, version);
    return value;
  }

  /// The version that a value tells of.
  ///
  /// @return -1 where it is no value of that key
  long versionOf(long key, byte[] value) {
    if (value.length != length) {
      return -1;
    }
    long version = Words.get(value, 0);
    return version >= 0 && Arrays.equals(value, value(key, version)) ? version : -1;
  }
}
