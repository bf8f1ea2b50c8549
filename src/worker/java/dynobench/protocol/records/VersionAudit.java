package dynobench.protocol.records;

import dynobench.engine.RecordTable;
import dynobench.protocol.WrongDataException;
import java.util.Arrays;
import java.util.Locale;

/// Sink that determines which writes a database still has, by the version of each record, and
/// checks that only the last ones are missing. Loading counts as the first writes.
final class VersionAudit implements RecordTable.Sink {
  private static final int MISSING = -1;
  private static final int WRONG = -2;

  private final SeededRecords source;
  private final long writes;
  private final int[] found;
  private String unexpected = "";

  /// Creates a sink.
  ///
  /// @param writes number of writes after loading
  VersionAudit(SeededRecords source, long writes) {
    this.source = source;
    this.writes = writes;
    this.found = new int[Math.toIntExact(source.count() + 1)];
    Arrays.fill(found, MISSING);
  }

  /// Returns the version of a write's key after a number of writes.
  ///
  /// @param write one of the first writes, each of which has another key
  static long of(SeededRecords source, long write, long writes) {
    return writes > write ? 1 + (writes - 1 - write) / source.count() : 0;
  }

  @Override
  public void record(long key, byte[] value) {
    if (key < 1 || key >= found.length) {
      unexpected = String.format(Locale.ROOT, "a record with key %,d", key);
    } else if (found[(int) key] != MISSING) {
      unexpected = String.format(Locale.ROOT, "two records with key %,d", key);
    } else {
      found[(int) key] = version(key, value);
    }
  }

  private int version(long key, byte[] value) {
    for (long version = 1 + writes / source.count(); version >= 0; version--) {
      if (source.matches(key, version, value)) {
        return (int) version;
      }
    }
    return WRONG;
  }

  /// Returns how many of the last writes are lost.
  ///
  /// @throws WrongDataException when other writes are lost, a loss isn't allowed, or a record is
  ///   wrong or unexpected
  long lost(boolean mayLose) throws WrongDataException {
    if (!unexpected.isEmpty()) {
      throw new WrongDataException(
          String.format(Locale.ROOT, "records with keys from 1 to %,d, once each", source.count()),
          unexpected);
    }
    long present = firstMissing();
    long all = source.count() + writes;
    if (!mayLose && present < all) {
      throw wrong(present, all);
    }
    requireFirst(present);
    return all - present;
  }

  /// Returns the number of the first missing write.
  private long firstMissing() throws WrongDataException {
    long first = source.count() + writes;
    for (long write = 0; write < source.count(); write++) {
      int key = (int) source.writeKey(write);
      if (found[key] == WRONG) {
        throw new WrongDataException("a written value", "another value at key " + key);
      }
      // Keys are loaded in ascending order, and overwritten in the order of the writes.
      long missing =
          found[key] == MISSING ? key - 1L : source.count() + write + found[key] * source.count();
      first = Math.min(first, missing);
    }
    return first;
  }

  /// Checks that no write after the first missing one is present.
  private void requireFirst(long present) throws WrongDataException {
    long loaded = Math.min(present, source.count());
    long rewritten = present - loaded;
    for (long write = 0; write < source.count(); write++) {
      int key = (int) source.writeKey(write);
      long expected = key > loaded ? MISSING : of(source, write, rewritten);
      if (found[key] != expected) {
        throw wrong(present, source.count() + writes);
      }
    }
  }

  private static WrongDataException wrong(long present, long all) {
    return new WrongDataException(
        String.format(Locale.ROOT, "%,d writes, of which only the last ones may be missing", all),
        String.format(Locale.ROOT, "a record that lacks write number %,d", present + 1));
  }
}
