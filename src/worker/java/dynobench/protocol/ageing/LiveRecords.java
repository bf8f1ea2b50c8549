package dynobench.protocol.ageing;

import dynobench.protocol.SeededRandom;

/// Expected records of the database, and the next change to them. The changes depend only on the
/// seed, so a second process can repeat them. A record takes 12 bytes here.
final class LiveRecords {
  /// Kind of a change. Changes take turns in this order, so the number of records stays equal.
  enum Change {
    DELETE,
    INSERT,
    UPDATE
  }

  private static final int KINDS = Change.values().length;

  private final AgeingValues values;
  private final SeededRandom random;
  private final long[] keys;
  private final int[] versions;
  private int count;
  private long newestKey;
  private long turn;
  private long bytes;
  private long digest;
  private Change change = Change.UPDATE;
  private long changedKey;
  private int changedVersion;

  /// Creates the model of an empty database.
  ///
  /// @param most number of records after loading
  LiveRecords(AgeingValues values, int most) {
    this.values = values;
    this.random = new SeededRandom(SeededRandom.seedOf(values.seed(), "ageing"));
    this.keys = new long[most];
    this.versions = new int[most];
  }

  /// Adds a record with the next key, and returns the key.
  long insert() {
    newestKey++;
    keys[count] = newestKey;
    versions[count] = 0;
    count++;
    add(newestKey, 0, 1);
    return newestKey;
  }

  /// Makes the next change. [#change], [#changedKey] and [#changedVersion] describe it.
  void next() {
    change = Change.values()[(int) (turn++ % KINDS)];
    switch (change) {
      case DELETE -> delete(draw());
      case INSERT -> {
        changedKey = insert();
        changedVersion = 0;
      }
      case UPDATE -> update(draw());
    }
  }

  private int draw() {
    return (int) random.below(count);
  }

  private void delete(int slot) {
    changedKey = keys[slot];
    changedVersion = versions[slot];
    add(changedKey, changedVersion, -1);
    count--;
    keys[slot] = keys[count];
    versions[slot] = versions[count];
  }

  private void update(int slot) {
    changedKey = keys[slot];
    add(changedKey, versions[slot], -1);
    versions[slot]++;
    changedVersion = versions[slot];
    add(changedKey, changedVersion, 1);
  }

  private void add(long key, int version, int sign) {
    bytes += sign * (Long.BYTES + (long) values.length(key, version));
    digest += sign * AgeingValues.digest(key, version);
  }

  Change change() {
    return change;
  }

  long changedKey() {
    return changedKey;
  }

  /// Returns the version that the changed record has afterwards, or had before its deletion.
  int changedVersion() {
    return changedVersion;
  }

  int count() {
    return count;
  }

  /// Returns the bytes of all keys and values.
  long bytes() {
    return bytes;
  }

  /// Returns a sum over keys and versions of all records.
  long digest() {
    return digest;
  }

  /// Returns the key of some record.
  long anyKey() {
    return keys[draw()];
  }
}
