package dynobench.protocol.script;

import dynobench.engine.Database;
import dynobench.engine.Session;
import dynobench.protocol.WrongDataException;
import dynobench.protocol.clients.CommittedSums;
import dynobench.script.PhaseWork;
import dynobench.workload.Capability;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.io.IOException;
import java.sql.SQLException;
import java.util.Map;
import java.util.function.Consumer;

/// Data of a script's clients: tables that are queried in SQL, or records with a key.
sealed interface OperationTarget permits ScriptTables, ScriptRecords {
  static OperationTarget of(Workload workload, Settings settings, long seed) {
    return workload.needs() == Capability.RECORDS
        ? new ScriptRecords(workload, settings, seed)
        : new ScriptTables(workload, settings, seed);
  }

  /// Creates the tables or records, on the first call.
  void create(Database database) throws SQLException, IOException;

  /// Creates the tables or records on the first call, and writes the rows of a phase. A row's
  /// values depend only on the seed, the table and the row's number.
  void fill(PhaseWork.Fill fill, Database database) throws SQLException, IOException;

  /// Returns the number of rows or records filled so far, in all phases. May be called by any
  /// thread; the value may be slightly old.
  long filled();

  /// Returns the compiler of a client's steps. A client keeps its expected records in later phases.
  ///
  /// @param number number of the client, from 1
  StepCompiler compilerFor(int number, Session session) throws SQLException;

  /// Returns whether the engine commits each step by itself.
  boolean commitsEachStep();

  /// Evaluates the checks of a script on tables, or compares all records with the clients' writes.
  /// Untimed, in the process that did the work: no data may be lost here.
  ///
  /// @param report consumer of the sums over committed transactions
  void audit(Database database, CommittedSums ledger, Consumer<Map<String, Long>> report)
      throws WrongDataException, SQLException, IOException;

  /// Checks the data after the database was reopened.
  ///
  /// @param account sums over the clients' committed transactions
  /// @return number of lost transactions, for records number of lost records; more than 0 only
  ///   where losses are allowed
  long lost(Database database, Map<String, Long> account, boolean mayLose)
      throws WrongDataException, SQLException, IOException;
}
