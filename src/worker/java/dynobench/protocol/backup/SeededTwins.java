package dynobench.protocol.backup;

import dynobench.protocol.BitMixer;
import dynobench.protocol.LongAccess;
import java.util.Arrays;

/// Pairs of records, generated from the seed. A pair's two records always have equal versions: one
/// transaction overwrites both. Each client owns some of the pairs and overwrites them in turn. So
/// the number of a client's transactions determines every version of its pairs.
///
/// @param length length of a value in bytes, at least 8
record SeededTwins(long seed, long pairs, int clients, int length) {
  /// Returns the number of pairs that a client owns.
  ///
  /// @param client number of the client, from 1
  long owned(int client) {
    return (pairs - client) / clients + 1;
  }

  /// Returns the pair that a client overwrites in one of its transactions.
  ///
  /// @param transaction index of the client's transaction, from 0
  /// @return number of the pair, from 1
  long pair(int client, long transaction) {
    return client + transaction % owned(client) * clients;
  }

  /// Returns the version of a client's pair after a number of the client's transactions; 0 is the
  /// loaded version.
  ///
  /// @param turn index of the pair among those of its client, from 0
  long version(int client, long turn, long transactions) {
    return transactions > turn ? 1 + (transactions - 1 - turn) / owned(client) : 0;
  }

  /// Returns the key of a pair's first record; the second one follows it.
  static long firstKey(long pair) {
    return 2 * pair - 1;
  }

  /// Returns a new array with the value for a key and a version.
  byte[] value(long key, long version) {
    var value = new byte[length];
    long bits = BitMixer.mix(seed, key, version);
    for (int at = 0; at < length; at++) {
      value[at] = (byte) (bits >>> (at % Long.BYTES * Byte.SIZE));
    }
    LongAccess.set(value, 0, version);
    return value;
  }

  /// Returns the version of a value.
  ///
  /// @return -1 for a value that was never generated for this key
  long versionOf(long key, byte[] value) {
    if (value.length != length) {
      return -1;
    }
    long version = LongAccess.get(value, 0);
    return version >= 0 && Arrays.equals(value, value(key, version)) ? version : -1;
  }
}
