package dynobench.workload;

import java.io.IOException;
import java.sql.SQLException;

/// A protocol that one trial follows.
@FunctionalInterface
public interface Workload {
  /// Runs the trial's phases and checks what came of them.
  ///
  /// @throws WrongDataException when the database gave back other data than were put in; anything
  ///   else that is thrown comes from the engine
  void run(Site site) throws WrongDataException, SQLException, IOException;
}
