package dynobench.workload;

import java.io.IOException;
import java.sql.SQLException;
import java.util.List;

/// A protocol that one trial follows. Besides a [WrongDataException] whatever is thrown comes from
/// the engine.
public interface Workload {
  /// A phase that it will run.
  ///
  /// @param operations that it will do
  record Phase(String name, long operations) {}

  /// Its phases, in order, for so many rows.
  List<Phase> phases(long rows);

  /// Runs the trial's phases and checks what the timed part read.
  void run(Site site) throws WrongDataException, SQLException, IOException;

  /// Reads the trial's data once more, untimed, and compares all of them.
  ///
  /// @return how many of the last rows were lost; more than none only where that may be
  long verify(Reading reading) throws WrongDataException, SQLException, IOException;
}
