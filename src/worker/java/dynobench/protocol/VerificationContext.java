package dynobench.protocol;

import dynobench.engine.Database;
import dynobench.engine.Database.Identity;
import dynobench.engine.Engine;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.io.IOException;
import java.sql.SQLException;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/// Environment of a verification: the parameters of the trial, and the engine that has its data.
///
/// @param account sums over the clients' committed transactions, by the names that checks know;
///   empty for workloads without such sums
/// @param mayLose whether the last writes may be missing
/// @param identities consumer of the engine's name and version
public record VerificationContext(
    Workload workload,
    Settings settings,
    long seed,
    Engine engine,
    Map<String, Long> account,
    boolean mayLose,
    Consumer<Identity> identities) {
  /// Classes of SQLSTATE for an unknown table: the current one and that of the nineties.
  private static final List<String> UNKNOWN_TABLE = List.of("42", "S0");

  /// Opens the database and reports its product name and version.
  public Database open() throws SQLException, IOException {
    Database database = engine.open();
    identities.accept(database.identity());
    return database;
  }

  /// Returns normally if losses are allowed and the failure is a missing table. The table, too, may
  /// have been created in the last moments. Throws the failure otherwise.
  public void permitMissing(SQLException failure) throws SQLException {
    if (!mayLose || !isOfUnknownTable(failure)) {
      throw failure;
    }
  }

  /// Returns whether a statement may have failed because a table doesn't exist. Decides by the
  /// class of the SQLSTATE alone: class 42 also contains other errors, such as those of syntax.
  public static boolean isOfUnknownTable(SQLException failure) {
    String state = String.valueOf(failure.getSQLState());
    return UNKNOWN_TABLE.stream().anyMatch(state::startsWith);
  }
}
