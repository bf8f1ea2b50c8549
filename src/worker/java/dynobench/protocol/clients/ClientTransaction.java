package dynobench.protocol.clients;

import dynobench.protocol.WrongDataException;
import java.io.IOException;
import java.sql.SQLException;

/// One kind of transaction of one client. Confined to the client's thread, but for [#doing] and
/// [#cancel].
public interface ClientTransaction extends AutoCloseable {
  /// Draws all that it needs: begun anew it is the same.
  void draw();

  /// All of it but the end.
  ///
  /// @return whether it is to be committed; otherwise it is to be rolled back, and that was meant
  boolean perform() throws WrongDataException, SQLException, IOException;

  /// It has ended as it was meant to, and counts.
  void ended();

  /// What it is about, as the end of "it is in …". Any thread, at any time.
  String doing();

  /// Ends the statement that it is in. Any thread.
  void cancel() throws SQLException;

  /// Closes its statements. Performed again, it prepares them on the connection that its session
  /// has then.
  @Override
  void close() throws SQLException, IOException;
}
