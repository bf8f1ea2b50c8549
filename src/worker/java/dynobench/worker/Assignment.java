package dynobench.worker;

import java.util.Map;

/// What the parent asks of a worker. One line of JSON on the worker's standard input, and never
/// stored, because the setup may hold a password.
public sealed interface Assignment {
  /// Run a trial.
  ///
  /// @param samplesPerSecond 0 for none
  /// @param verifies whether this process also reads the data again afterwards
  /// @param inTurns whether it waits for a [Grant] before each phase, and at its [Yield]s
  record Measure(Task task, int samplesPerSecond, boolean verifies, boolean inTurns)
      implements Assignment {}

  /// Read what a trial left behind, in another process that has ended since, and compare it.
  ///
  /// @param account what its clients have committed, by the names that checks know
  /// @param mayLose whether the last rows may be missing, as the mode's class of durability allows
  record Verify(Task task, Map<String, String> account, boolean mayLose) implements Assignment {}

  /// Commit numbered rows, one transaction after the other, until the process is killed; close the
  /// database before that when it is told to.
  ///
  /// @param signs file of the [CrashSign]s
  record Commit(Task task, String signs) implements Assignment {}

  /// Open what a crash has left, as an application does that was started again, and count rows.
  ///
  /// @param crash its number in the trial
  /// @param acknowledged rows before the crash
  record Find(Task task, int crash, long acknowledged) implements Assignment {}

  /// End in order, as an application does that has closed its database.
  ///
  /// @param afterMillis that the mode declares for what it still does in the background
  record End(int afterMillis) implements Assignment {}
}
