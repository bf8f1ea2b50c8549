package dynobench.protocol.records;

import dynobench.engine.RecordTable;
import dynobench.protocol.WrongDataException;
import java.util.Locale;

/// Sink of a timed phase that counts records and adds up their digests.
final class RecordSum implements RecordTable.Sink {
  private long count;
  private long sum;

  @Override
  public void record(long key, byte[] value) {
    count++;
    sum += SeededRecords.digest(key, value);
  }

  /// Returns the records so far. May be called by another thread; the value may be slightly old.
  long count() {
    return count;
  }

  /// Compares this sum with the expected one.
  ///
  /// @param what is compared, for the message
  void require(String what, RecordSum expected) throws WrongDataException {
    if (count != expected.count || sum != expected.sum) {
      throw new WrongDataException(expected.words() + " in " + what, words());
    }
  }

  private String words() {
    return String.format(Locale.ROOT, "%,d records with checksum %016x", count, sum);
  }
}
