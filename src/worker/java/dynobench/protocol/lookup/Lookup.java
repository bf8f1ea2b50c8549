package dynobench.protocol.lookup;

import dynobench.engine.Database;
import dynobench.engine.Engine;
import dynobench.engine.PairTable;
import dynobench.plan.CommitStyle;
import dynobench.protocol.PhaseTimer;
import dynobench.protocol.Protocol;
import dynobench.protocol.TrialContext;
import dynobench.protocol.VerificationContext;
import dynobench.protocol.WrongDataException;
import dynobench.workload.OwnPairs;
import dynobench.workload.Settings;
import java.io.IOException;
import java.sql.SQLException;
import java.util.Locale;
import java.util.function.LongSupplier;

/// Protocol of 2007. The table is created, and the pairs are loaded in one transaction. Then each
/// of a few terms is looked up many times on one open connection.
public final class Lookup implements Protocol {
  private static final CommitStyle ALL_AT_ONCE = new CommitStyle.OneTransaction();
  private static final CommitStyle READING = new CommitStyle.Autocommit();

  /// Value of the parameter `clock` with which opening, creating and closing are not timed.
  private static final String AFTER_OPENING = "after opening";

  private long loaded;

  @Override
  public void run(TrialContext measuring) throws WrongDataException, SQLException, IOException {
    Settings settings = measuring.settings();
    long pairs = settings.whole("pairs");
    long gets = settings.whole("gets");
    int count = settings.count("terms");
    PairSource source = PairSource.of(measuring.seed(), settings);
    var terms = new SearchTerms(source, pairs, count, gets);
    if (OwnPairs.file(settings).isPresent()) {
      measuring.timer().settle();
    }
    if (settings.get("clock").filter(AFTER_OPENING::equals).isPresent()) {
      time(measuring, "load", pairs, () -> loaded, Lookup::create, it -> load(it, source, pairs));
      time(measuring, "look_up", count * gets, terms::done, _ -> {}, it -> lookUp(it, terms));
    } else {
      PhaseTimer timer = measuring.timer();
      Engine engine = measuring.engine();
      PhaseTimer.DatabaseWork load =
          database -> {
            create(database);
            load(database, source, pairs);
          };
      timer.time("load", pairs, () -> loaded, engine, load);
      timer.time("look_up", count * gets, terms::done, engine, it -> lookUp(it, terms));
    }
    terms.require();
  }

  private static void time(
      TrialContext measuring,
      String phase,
      long expected,
      LongSupplier done,
      PhaseTimer.DatabaseWork before,
      PhaseTimer.DatabaseWork work)
      throws SQLException, IOException {
    measuring.timer().timeOpened(phase, expected, done, measuring.engine(), before, work);
  }

  private static void create(Database database) throws SQLException, IOException {
    try (PairTable empty = database.pairs(READING)) {
      empty.create();
    }
  }

  private static void lookUp(Database database, SearchTerms terms)
      throws SQLException, IOException {
    try (PairTable table = database.pairs(READING)) {
      terms.lookUp(table);
    }
  }

  private void load(Database database, PairSource source, long pairs)
      throws SQLException, IOException {
    try (PairTable table = database.pairs(ALL_AT_ONCE)) {
      for (long i = 0; i < pairs; i++) {
        table.put(source.name(i), source.value(i));
        loaded++;
      }
      table.commit();
    }
  }

  @Override
  public long verify(VerificationContext verifying)
      throws WrongDataException, SQLException, IOException {
    long pairs = verifying.settings().whole("pairs");
    PairSource source = PairSource.of(verifying.seed(), verifying.settings());
    long present = 0;
    Database database = verifying.open();
    try (PairTable table = database.pairs(READING)) {
      present = countBeforeLoss(table, source, pairs);
    } catch (SQLException e) {
      verifying.permitMissing(e);
    }
    database.close();
    if (present < pairs && !verifying.mayLose()) {
      throw new WrongDataException(
          String.format(Locale.ROOT, "%,d pairs", pairs),
          String.format(Locale.ROOT, "%,d pairs", present));
    }
    return pairs - present;
  }

  /// Returns the number of pairs before the first missing one. An engine may lose only the pairs
  /// that were written last.
  ///
  /// @throws WrongDataException if a pair follows a missing one, or has a wrong value
  private static long countBeforeLoss(PairTable table, PairSource source, long pairs)
      throws WrongDataException, SQLException, IOException {
    long present = pairs;
    for (long i = 0; i < pairs; i++) {
      String expected = source.value(i);
      String found = table.get(source.name(i));
      if (found == null) {
        present = Math.min(present, i);
      } else if (present < pairs || !found.equals(expected)) {
        throw new WrongDataException(
            present < pairs ? "no pair after a lost pair" : expected, found);
      }
    }
    return present;
  }
}
