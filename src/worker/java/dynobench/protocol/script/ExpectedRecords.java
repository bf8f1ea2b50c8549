package dynobench.protocol.script;

import dynobench.engine.RecordTable;
import dynobench.protocol.WrongDataException;
import java.util.Arrays;
import java.util.Locale;

/// Expected records of one client: the last write of the client to each key. The values that the
/// client reads are compared with these records. Confined to the client's thread until all clients
/// have ended.
final class ExpectedRecords implements RecordTable.Sink {
  private static final int PAGE = 4096;
  private static final long NEVER = 0;

  private final int number;
  private final long loaded;
  private final DeletedKeys deletions;
  private long[][] pages = {};
  private long sequence;
  private long found;
  private String wrong = "";
  private String expected = "";

  /// Creates an empty model.
  ///
  /// @param number number of the client, from 1
  /// @param loaded number of records that exist before clients begin, with keys from 1
  /// @param deletions deletions by all clients
  ExpectedRecords(int number, long loaded, DeletedKeys deletions) {
    this.number = number;
    this.loaded = loaded;
    this.deletions = deletions;
  }

  DeletedKeys deletions() {
    return deletions;
  }

  /// Stamps a value before it is written.
  ///
  /// @return the number of the write
  long stamp(long key, byte[] value) {
    RecordStamp.put(value, key, number, ++sequence);
    return sequence;
  }

  /// Stores that a value was written.
  void wrote(long key, long write) {
    int page = Math.toIntExact(key / PAGE);
    if (page >= pages.length) {
      pages = Arrays.copyOf(pages, Math.max(page + 1, 2 * pages.length));
    }
    if (pages[page] == null) {
      pages[page] = new long[PAGE];
    }
    pages[page][(int) (key % PAGE)] = write;
  }

  /// Returns the client's last write to a key; 0 without one.
  long last(long key) {
    long page = key / PAGE;
    return page < pages.length && pages[(int) page] != null
        ? pages[(int) page][(int) (key % PAGE)]
        : NEVER;
  }

  /// Returns a bound above all keys that the client has written.
  long end() {
    return (long) pages.length * PAGE;
  }

  /// Prepares for a read.
  void begin() {
    found = 0;
    wrong = "";
  }

  @Override
  public void record(long key, byte[] value) {
    if (key <= loaded || last(key) != NEVER) {
      found++;
    }
    if (!RecordStamp.isOf(key, value)) {
      wrong("the value that was written for key %,d", key, "another value");
      return;
    }
    int writer = RecordStamp.writer(value);
    long last = last(key);
    boolean isOwn = writer == number;
    if (isOwn ? RecordStamp.sequence(value) != last : writer == 0 && last != NEVER) {
      wrong(
          "the value that client " + number + " has written to key %,d, or a newer one",
          key,
          "an older value");
    }
  }

  private void wrong(String should, long key, String instead) {
    expected = String.format(Locale.ROOT, should, key);
    wrong = instead;
  }

  /// Checks the records of a read in a range of keys, both ends included. No value may be wrong. No
  /// expected record may be missing, unless a client deletes it.
  void require(long from, long to) throws WrongDataException {
    if (!wrong.isEmpty()) {
      throw new WrongDataException(expected, wrong);
    }
    long due = Math.max(0, Math.min(to, loaded) - from + 1);
    for (long key = Math.max(from, loaded + 1); key <= to; key++) {
      due += last(key) == NEVER ? 0 : 1;
    }
    if (found < due && found < due - deletions.among(from, to)) {
      throw new WrongDataException(
          String.format(Locale.ROOT, "%,d keys from %,d to %,d", due, from, to),
          String.format(Locale.ROOT, "%,d", found));
    }
  }
}
