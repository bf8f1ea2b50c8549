package dynobench.protocol.script;

import dynobench.script.TransactionStep;
import java.io.IOException;
import java.sql.SQLException;

/// Compiler of steps for one client.
@FunctionalInterface
interface StepCompiler {
  /// Compiles a step.
  ///
  /// @throws SQLException when the engine can't prepare a statement
  StepAction action(TransactionStep step, Scope scope) throws SQLException, IOException;
}
