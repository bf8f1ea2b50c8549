package dynobench.protocol.backup;

import dynobench.engine.RecordTable;
import dynobench.protocol.WrongDataException;
import java.util.Arrays;
import java.util.Locale;

/// Check of a copied database by the versions of its records. Computes how many transactions of
/// each client the copy contains, and checks that the database was once in this state.
final class BackupAudit implements RecordTable.Sink {
  private static final long MISSING = -1;

  private final SeededTwins source;
  private final long[] versions;
  private long count;
  private String wrong = "";

  BackupAudit(SeededTwins source) {
    this.source = source;
    this.versions = new long[Math.toIntExact(2 * source.pairs() + 1)];
    Arrays.fill(versions, MISSING);
  }

  @Override
  public void record(long key, byte[] value) {
    count++;
    if (key < 1 || key >= versions.length) {
      wrong = String.format(Locale.ROOT, "a record with key %,d", key);
    } else if (versions[(int) key] != MISSING) {
      wrong = String.format(Locale.ROOT, "two records with key %,d", key);
    } else {
      versions[(int) key] = source.versionOf(key, value);
      if (versions[(int) key] == MISSING) {
        wrong = String.format(Locale.ROOT, "another value at key %,d", key);
      }
    }
  }

  /// Returns the number of records read so far. May be called by any thread; the value may be
  /// slightly old.
  long count() {
    return count;
  }

  /// Returns the number of each client's transactions whose changes were read.
  ///
  /// @throws WrongDataException when a record is wrong or missing, or the database was never in
  ///   this state
  long[] transactions() throws WrongDataException {
    if (!wrong.isEmpty()) {
      throw new WrongDataException("the records that clients have written", wrong);
    }
    var transactions = new long[source.clients()];
    for (int client = 1; client <= transactions.length; client++) {
      transactions[client - 1] = transactions(client);
    }
    return transactions;
  }

  /// Counts a client's transactions. Each has raised the version of one pair, in turn. So the sum
  /// of all versions determines the expected version of each pair.
  private long transactions(int client) throws WrongDataException {
    long sum = 0;
    for (long turn = 0; turn < source.owned(client); turn++) {
      sum += whole(source.pair(client, turn));
    }
    for (long turn = 0; turn < source.owned(client); turn++) {
      long pair = source.pair(client, turn);
      long expected = source.version(client, turn, sum);
      if (whole(pair) != expected) {
        throw new WrongDataException(
            String.format(Locale.ROOT, "version %,d of pair %,d", expected, pair),
            String.format(Locale.ROOT, "%,d", whole(pair)));
      }
    }
    return sum;
  }

  /// Returns the common version of a pair's two records. Throws an exception if a record is
  /// missing, or if the versions differ.
  private long whole(long pair) throws WrongDataException {
    int first = Math.toIntExact(SeededTwins.firstKey(pair));
    if (versions[first] == MISSING || versions[first + 1] == MISSING) {
      throw new WrongDataException(
          String.format(Locale.ROOT, "both records of pair %,d", pair), "a record is missing");
    }
    if (versions[first] != versions[first + 1]) {
      throw new WrongDataException(
          String.format(Locale.ROOT, "equal versions of both records of pair %,d", pair),
          String.format(
              Locale.ROOT,
              "%,d and %,d: half a transaction",
              versions[first],
              versions[first + 1]));
    }
    return versions[first];
  }

  /// Checks the number of each client's transactions. Both bounds are valid numbers. For a copy,
  /// they are the numbers committed before the backup and begun before its end.
  void requireBetween(long[] least, long[] most) throws WrongDataException {
    long[] found = transactions();
    for (int i = 0; i < found.length; i++) {
      if (found[i] < least[i] || found[i] > most[i]) {
        throw new WrongDataException(
            String.format(
                Locale.ROOT,
                "%,d to %,d transactions of client %d in the copy",
                least[i],
                most[i],
                i + 1),
            String.format(Locale.ROOT, "%,d", found[i]));
      }
    }
  }
}
