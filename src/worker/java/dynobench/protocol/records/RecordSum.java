package dynobench.protocol.records;

import dynobench.engine.RecordTable;
import dynobench.protocol.WrongDataException;
import java.util.Locale;

/// Hears the records that a timed phase reads: counts them and adds up something of every byte.
final class RecordSum implements RecordTable.Sink {
  private long count;
  private long sum;

  @Override
  public void record(long key, byte[] value) {
    count++;
    sum += SeededRecords.digest(key, value);
  }

  /// Records so far. May be asked from another thread, which sees a value that was true a moment
  /// ago.
  long count() {
    return count;
  }

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
