package dynobench.protocol.script;

import dynobench.script.Step;
import java.io.IOException;
import java.sql.SQLException;

/// Compiler of steps for one client.
@FunctionalInterface
interface Acting {
  /// Compiles a step.
  ///
  /// @throws SQLException when the engine can't prepare a statement
  Action action(Step step, Scope scope) throws SQLException, IOException;
}
