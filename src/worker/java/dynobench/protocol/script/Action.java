package dynobench.protocol.script;

import dynobench.protocol.WrongDataException;
import java.io.IOException;
import java.sql.SQLException;

/// A compiled step of a transaction.
interface Action extends AutoCloseable {
  void perform(Frame frame) throws WrongDataException, SQLException, IOException;

  /// What it is, in few words.
  String words();

  /// Ends it, while another thread is in it.
  void cancel() throws SQLException;

  /// Closes its statement. Performed again, it prepares it anew.
  @Override
  void close() throws SQLException, IOException;
}
