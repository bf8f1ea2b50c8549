package dynobench.protocol.script;

import dynobench.engine.RecordTable;
import dynobench.protocol.WrongDataException;
import java.util.Arrays;
import java.util.Locale;

/// What one client has written last to each key: the model that its reads are held against.
/// Confined to its thread, until all have ended.
final class Hand implements RecordTable.Sink {
  private static final int PAGE = 4096;
  private static final long NEVER = 0;

  private final int number;
  private final long loaded;
  private final Deletions deletions;
  private long[][] pages = {};
  private long sequence;
  private long found;
  private String wrong = "";
  private String expected = "";

  /// @param number of the client, from 1
  /// @param loaded keys go from 1 to this before clients begin
  /// @param deletions of all clients
  Hand(int number, long loaded, Deletions deletions) {
    this.number = number;
    this.loaded = loaded;
    this.deletions = deletions;
  }

  Deletions deletions() {
    return deletions;
  }

  /// Stamps what is to be written.
  ///
  /// @return the number of the write
  long stamp(long key, byte[] value) {
    Stamp.put(value, key, number, ++sequence);
    return sequence;
  }

  /// It is written.
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

  /// Its last write to the key; 0 when there was none.
  long last(long key) {
    long page = key / PAGE;
    return page < pages.length && pages[(int) page] != null
        ? pages[(int) page][(int) (key % PAGE)]
        : NEVER;
  }

  /// No key that it has written to is as large.
  long end() {
    return (long) pages.length * PAGE;
  }

  /// Before something is read.
  void begin() {
    found = 0;
    wrong = "";
  }

  @Override
  public void record(long key, byte[] value) {
    if (key <= loaded || last(key) != NEVER) {
      found++;
    }
    if (!Stamp.isOf(key, value)) {
      wrong("the value that was written for key %,d", key, "another one");
      return;
    }
    int writer = Stamp.writer(value);
    long last = last(key);
    boolean isOwn = writer == number;
    if (isOwn ? Stamp.sequence(value) != last : writer == 0 && last != NEVER) {
      wrong(
          "what client " + number + " has written to key %,d, or what is newer",
          key,
          "an older value");
    }
  }

  private void wrong(String should, long key, String instead) {
    expected = String.format(Locale.ROOT, should, key);
    wrong = instead;
  }

  /// After something was read from one key to another: none may be missing that must be there.
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
          String.format(Locale.ROOT, "%,d of the keys from %,d to %,d", due, from, to),
          String.format(Locale.ROOT, "%,d", found));
    }
  }
}
