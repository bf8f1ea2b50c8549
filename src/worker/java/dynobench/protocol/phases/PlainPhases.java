package dynobench.protocol.phases;

import dynobench.plain.PlainLoop;
import dynobench.plain.PlainRows;
import dynobench.protocol.BareDriver;
import dynobench.setup.Setup;
import dynobench.setup.StoreLibrary;
import dynobench.workload.NamedSql;
import java.io.IOException;
import java.util.List;
import java.util.Properties;

/// Rows and parameters of [Phases] for a loop that knows nothing of Dynobench.
public final class PlainPhases {
  private PlainPhases() {}

  /// Generates the rows of a seed.
  public static PlainRows rows(long seed, int count) {
    var plain = new PlainRows(count);
    var rows = new SeededRows(seed, count);
    for (int i = 0; rows.next(); i++) {
      plain.set(i, rows.name(), rows.value(), rows.date(), rows.longNumber(), rows.floatNumber());
    }
    return plain;
  }

  /// Returns the database as a plain loop uses it, with the keys of [PlainLoop].
  ///
  /// @throws IOException when a plain loop can't use the mode
  public static Properties parameters(Setup setup, List<NamedSql> statements) throws IOException {
    var parameters = new Properties();
    switch (setup) {
      case Setup.Jdbc jdbc -> {
        parameters.putAll(BareDriver.parameters(jdbc));
        parameters.setProperty(PlainLoop.KIND, PlainLoop.JDBC);
        List<String> create = BareDriver.creating(statements);
        for (int i = 0; i < create.size(); i++) {
          parameters.setProperty(PlainLoop.CREATE + i, create.get(i));
        }
        parameters.setProperty(PlainLoop.INSERT, BareDriver.statement(statements, "insert"));
        parameters.setProperty(PlainLoop.SELECT, BareDriver.statement(statements, "select"));
      }
      case Setup.HeapMap _ -> parameters.setProperty(PlainLoop.KIND, PlainLoop.MAP);
      case Setup.Store store
          when store.library() == StoreLibrary.JE && store.writes() == Setup.Store.Writes.PLAIN ->
          parameters.setProperty(PlainLoop.KIND, PlainLoop.JE);
      case Setup.Store _, Setup.Prevayler _, Setup.AppendedFile _ ->
          throw new IOException(
              "The plain loop supports only JDBC, Berkeley DB JE without transactions, and the heap"
                  + " map");
    }
    return parameters;
  }
}
