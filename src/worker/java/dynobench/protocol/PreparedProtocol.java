package dynobench.protocol;

import java.io.IOException;
import java.sql.SQLException;

/// Protocol whose database exists before the first phase: another process has made it, and has
/// ended since.
public interface PreparedProtocol extends Protocol {
  /// Makes the database, in the preparing process. It stays open where the process will be killed.
  void prepare(TrialContext preparing) throws WrongDataException, SQLException, IOException;
}
