package dynobench.protocol.script;

import dynobench.engine.Database;
import dynobench.engine.Session;
import dynobench.protocol.WrongDataException;
import dynobench.protocol.clients.Ledger;
import dynobench.script.Part;
import dynobench.workload.Capability;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.io.IOException;
import java.sql.SQLException;
import java.util.Map;
import java.util.function.Consumer;

/// What a script's clients work on: tables that are asked in SQL, or records that have a key.
sealed interface Matter permits Tables, Records {
  static Matter of(Workload workload, Settings settings, long seed) {
    return workload.needs() == Capability.RECORDS
        ? new Records(workload, settings, seed)
        : new Tables(workload, settings, seed);
  }

  /// Makes it, the first time.
  void make(Database database) throws SQLException, IOException;

  /// Makes it, the first time, and puts in what a phase says. What a row holds is decided by the
  /// seed, the table and the row's number alone.
  void fill(Part.Fill fill, Database database) throws SQLException, IOException;

  /// Rows that are in. Any thread: it sees what was true a moment ago.
  long filled();

  /// How a client compiles its steps. The same client knows in a later phase what it did before.
  ///
  /// @param number of the client, from 1
  Acting acting(int number, Session session) throws SQLException;

  /// Whether the engine commits each step by itself.
  boolean commitsEachStep();

  /// Holds all of it against what clients did. Untimed, in the process that did the work: nothing
  /// may be lost here.
  ///
  /// @param told hears what clients have committed
  void audit(Database database, Ledger ledger, Consumer<Map<String, Long>> told)
      throws WrongDataException, SQLException, IOException;

  /// When the database was opened again.
  ///
  /// @param account what clients have committed
  /// @return how much is lost
  long lost(Database database, Map<String, Long> account, boolean mayLose)
      throws WrongDataException, SQLException, IOException;
}
