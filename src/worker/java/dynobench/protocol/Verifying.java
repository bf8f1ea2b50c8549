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

/// What verifying needs: the parameters of the trial whose data are read, and the engine that has
/// them.
///
/// @param account what clients have committed, by the names that checks know
/// @param mayLose whether the last writes may be missing
/// @param identities hears what the engine says that it is
public record Verifying(
    Workload workload,
    Settings settings,
    long seed,
    Engine engine,
    Map<String, Long> account,
    boolean mayLose,
    Consumer<Identity> identities) {
  /// Classes of SQLSTATE for a statement that names what isn't there, today's and that of the
  /// nineties.
  private static final List<String> UNKNOWN_TABLE = List.of("42", "S0");

  /// Opens the database and asks it what it is.
  public Database open() throws SQLException, IOException {
    Database database = engine.open();
    identities.accept(database.identity());
    return database;
  }

  /// Goes on only if a table that can't be read may be missing: it, too, may have been made in the
  /// last moments.
  public void permitMissing(SQLException failure) throws SQLException {
    if (!mayLose || !isOfUnknownTable(failure)) {
      throw failure;
    }
  }

  /// Whether a statement named a table that isn't there.
  public static boolean isOfUnknownTable(SQLException failure) {
    String state = String.valueOf(failure.getSQLState());
    return UNKNOWN_TABLE.stream().anyMatch(state::startsWith);
  }
}
