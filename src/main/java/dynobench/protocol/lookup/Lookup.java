package dynobench.protocol.lookup;

import dynobench.engine.Database;
import dynobench.engine.PairTable;
import dynobench.plan.CommitStyle;
import dynobench.protocol.Measuring;
import dynobench.protocol.Protocol;
import dynobench.protocol.Verifying;
import dynobench.protocol.WrongDataException;
import dynobench.workload.Settings;
import java.io.IOException;
import java.sql.SQLException;
import java.util.Locale;

/// The protocol of 2007: the pairs are loaded in one transaction, the table made with them; then
/// each of a few terms is looked up many times on one open connection.
public final class Lookup implements Protocol {
  private static final CommitStyle ALL_AT_ONCE = new CommitStyle.OneTransaction();
  private static final CommitStyle READING = new CommitStyle.Autocommit();

  private long loaded;

  @Override
  public void run(Measuring measuring) throws WrongDataException, SQLException, IOException {
    Settings settings = measuring.settings();
    long pairs = settings.whole("pairs");
    long gets = settings.whole("gets");
    int count = settings.count("terms");
    var source = new SeededPairs(measuring.seed());
    var terms = new Terms(source, pairs, count, gets);
    measuring
        .timer()
        .time(
            "load",
            pairs,
            () -> loaded,
            measuring.engine(),
            database -> load(database, source, pairs));
    measuring
        .timer()
        .time(
            "look_up",
            count * gets,
            terms::done,
            measuring.engine(),
            database -> {
              try (PairTable table = database.pairs(READING)) {
                terms.lookUp(table);
              }
            });
    terms.require();
  }

  private void load(Database database, SeededPairs source, long pairs)
      throws SQLException, IOException {
    try (PairTable empty = database.pairs(READING)) {
      empty.create();
    }
    try (PairTable table = database.pairs(ALL_AT_ONCE)) {
      for (long i = 0; i < pairs; i++) {
        table.put(source.name(i), source.value(i));
        loaded++;
      }
      table.commit();
    }
  }

  @Override
  public long verify(Verifying verifying) throws WrongDataException, SQLException, IOException {
    long pairs = verifying.settings().whole("pairs");
    var source = new SeededPairs(verifying.seed());
    long kept = 0;
    Database database = verifying.open();
    try (PairTable table = database.pairs(READING)) {
      kept = kept(table, source, pairs);
    } catch (SQLException e) {
      verifying.permitMissing(e);
    }
    database.close();
    if (kept < pairs && !verifying.mayLose()) {
      throw new WrongDataException(
          String.format(Locale.ROOT, "%,d pairs", pairs),
          String.format(Locale.ROOT, "%,d pairs", kept));
    }
    return pairs - kept;
  }

  /// How many there are from the first on. What was written last is lost first: behind one that is
  /// missing there must be none.
  private static long kept(PairTable table, SeededPairs source, long pairs)
      throws WrongDataException, SQLException, IOException {
    long kept = pairs;
    for (long i = 0; i < pairs; i++) {
      String expected = source.value(i);
      String found = table.get(source.name(i));
      if (found == null) {
        kept = Math.min(kept, i);
      } else if (kept < pairs || !found.equals(expected)) {
        throw new WrongDataException(
            kept < pairs ? "no pair after one that is lost" : expected, found);
      }
    }
    return kept;
  }
}
