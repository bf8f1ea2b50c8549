package dynobench.protocol.script;

import dynobench.protocol.WrongDataException;
import java.io.IOException;
import java.sql.SQLException;

/// Compiled step of a transaction.
interface StepAction extends AutoCloseable {
  void perform(EvaluationFrame frame) throws WrongDataException, SQLException, IOException;

  /// Returns a short description.
  String description();

  /// Cancels the step while another thread runs it, if the engine supports that.
  void cancel() throws SQLException;

  /// Closes the statement or the table of the step. The next call of [#perform] prepares a
  /// statement again, but can't use a closed table.
  @Override
  void close() throws SQLException, IOException;
}
