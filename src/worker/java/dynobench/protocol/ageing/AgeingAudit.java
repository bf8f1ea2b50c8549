package dynobench.protocol.ageing;

import dynobench.engine.RecordTable;
import dynobench.protocol.WrongDataException;

/// Records that were read, compared with the expected ones: every byte of each value, the number of
/// records, and a sum over keys and versions.
final class AgeingAudit implements RecordTable.Sink {
  private final AgeingValues values;
  private long count;
  private long damaged;
  private long digest;

  AgeingAudit(AgeingValues values) {
    this.values = values;
  }

  @Override
  public void record(long key, byte[] value) {
    count++;
    int version = values.version(key, value);
    if (version < 0) {
      damaged++;
    } else {
      digest += AgeingValues.digest(key, version);
    }
  }

  /// Throws unless exactly the expected records were read.
  ///
  /// @param when moment of the reading, as the end of a sentence
  void require(LiveRecords expected, String when) throws WrongDataException {
    String found = count + " records, of which " + damaged + " have values that were never written";
    if (damaged > 0 || count != expected.count()) {
      throw new WrongDataException(expected.count() + " records " + when, found);
    }
    if (digest != expected.digest()) {
      throw new WrongDataException(
          "the latest version of each of " + count + " records " + when,
          "older versions, or records that were deleted");
    }
  }

  /// Returns whether exactly these records were read.
  boolean matches(LiveRecords expected) {
    return damaged == 0 && count == expected.count() && digest == expected.digest();
  }
}
