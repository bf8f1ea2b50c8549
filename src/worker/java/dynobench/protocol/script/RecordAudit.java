package dynobench.protocol.script;

import dynobench.engine.RecordTable;
import dynobench.protocol.WrongDataException;
import dynobench.protocol.clients.CommittedSums;
import java.util.BitSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/// Check of all records. Each record is checked by its own stamp, and compared with the clients'
/// writes if these are known.
final class RecordAudit implements RecordTable.Sink {
  private static final String COUNT = "records";
  private static final String SUM = "records_sum";
  private static final String MISSING = "is missing";

  private final List<ExpectedRecords> expectedByClient;
  private final DeletedKeys deletions;
  private final BitSet seen = new BitSet();
  private long count;
  private long sum;
  private String wrong = "";

  /// Creates a check.
  ///
  /// @param hands models of all clients' writes; empty in a process that doesn't know the writes
  /// @param deletions deletions by all clients
  RecordAudit(List<ExpectedRecords> hands, DeletedKeys deletions) {
    this.expectedByClient = List.copyOf(hands);
    this.deletions = deletions;
  }

  @Override
  public void record(long key, byte[] value) {
    count++;
    if (key < 1 || key > Integer.MAX_VALUE) {
      wrong(key, "has a key that no client wrote");
    } else if (!RecordStamp.isWhole(key, value)) {
      wrong(key, "has a value that was not written for its key");
    } else {
      sum += RecordStamp.sum(value);
      if (seen.get((int) key)) {
        wrong(key, "is there twice");
      }
      seen.set((int) key);
      if (deletions.isGone(key)) {
        wrong(key, "was deleted, but is there");
      }
      if (!isLast(key, value)) {
        wrong(key, "has an older value than the last written one");
      }
    }
  }

  private void wrong(long key, String what) {
    if (wrong.isEmpty()) {
      wrong = words(key, what);
    }
  }

  /// Returns whether the value is the last one that its writer wrote for the key. A loaded value
  /// must not have been overwritten by any client.
  private boolean isLast(long key, byte[] value) {
    int writer = RecordStamp.writer(value);
    if (writer == 0) {
      return expectedByClient.stream().allMatch(each -> each.last(key) == 0);
    }
    return expectedByClient.isEmpty()
        || (writer <= expectedByClient.size()
            && expectedByClient.get(writer - 1).last(key) == RecordStamp.sequence(value));
  }

  /// Checks that all read records are right, and that no loaded or written record is missing,
  /// except deleted ones.
  ///
  /// @param loaded number of records that existed before the clients began
  void require(long loaded) throws WrongDataException {
    requireNoErrors();
    for (int key = seen.nextClearBit(1); key <= loaded; key = seen.nextClearBit(key + 1)) {
      requireGone(key);
    }
    for (ExpectedRecords each : expectedByClient) {
      for (long key = loaded + 1; key < each.end(); key++) {
        if (each.last(key) != 0 && !seen.get((int) key)) {
          requireGone(key);
        }
      }
    }
  }

  private void requireGone(long key) throws WrongDataException {
    if (!deletions.isGone(key)) {
      throw failure(words(key, MISSING));
    }
  }

  private void requireNoErrors() throws WrongDataException {
    if (!wrong.isEmpty()) {
      throw failure(wrong);
    }
  }

  private static String words(long key, String what) {
    return String.format(Locale.ROOT, "record %,d %s", key, what);
  }

  private static WrongDataException failure(String found) {
    return new WrongDataException("the records that clients have written", found);
  }

  /// Adds count and sum to the ledger, for the later call of [#lost] in a process that doesn't know
  /// the writes.
  void account(CommittedSums ledger) {
    ledger.add(COUNT, count);
    ledger.add(SUM, sum);
  }

  /// Compares all records of a reopened database with count and sum.
  ///
  /// @param mayLose whether the last writes may be missing
  /// @return the number of missing records; at least 1 if only newer values are missing
  long lost(Map<String, Long> account, boolean mayLose) throws WrongDataException {
    requireNoErrors();
    long expected = account.getOrDefault(COUNT, 0L);
    if (count == expected && sum == account.getOrDefault(SUM, 0L)) {
      return 0;
    }
    if (!mayLose || count > expected) {
      throw new WrongDataException(
          String.format(Locale.ROOT, "%,d unchanged records", expected),
          String.format(Locale.ROOT, "%,d records, or changed values", count));
    }
    return Math.max(1, expected - count);
  }
}
