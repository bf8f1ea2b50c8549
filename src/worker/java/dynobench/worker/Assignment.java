package dynobench.worker;

import dynobench.upgrade.UpgradeObservation.Finding;
import dynobench.upgrade.UpgradeProcedure.Work;
import dynobench.upgrade.UpgradeStep;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/// Request of the parent to a worker: one line of JSON on the worker's standard input. It is never
/// stored, because the setup may hold a password.
public sealed interface Assignment {
  /// Run a trial.
  ///
  /// @param samplesPerSecond 0 for none
  /// @param verifies whether this process also reads the data again afterwards
  /// @param inTurns whether the worker waits for a [RelayGrant] before each phase, and after each
  ///   [RelayYield]
  /// @param profile files of the profile of this iteration; empty for a trial without a profiler
  record Measure(
      Task task,
      int samplesPerSecond,
      boolean verifies,
      boolean inTurns,
      Optional<ProfileRequest> profile)
      implements Assignment {}

  /// Request to profile an iteration.
  ///
  /// @param folder folder of the profile
  record ProfileRequest(String folder, int iteration) {}

  /// Make the database of a trial that another process measures, untimed. Close it, or leave it
  /// open for the kill, as the workload wants it.
  record Prepare(Task task) implements Assignment {}

  /// Read and compare the data of a trial that another process has run, which has ended since.
  ///
  /// @param account sums over the clients' committed transactions, by the names that checks know
  /// @param mayLose whether the last rows may be missing, as the mode's durability allows
  record Verify(Task task, Map<String, String> account, boolean mayLose) implements Assignment {}

  /// Commit numbered rows, one transaction after the other, until the process is killed. If the
  /// parent requests it, close the database before that.
  ///
  /// @param signs name of the file with the [CrashSign]s
  record Commit(Task task, String signs) implements Assignment {}

  /// Open the database that a crash has left, like a restarted application, and count its rows.
  ///
  /// @param crash number of the crash in the trial
  /// @param acknowledged number of rows acknowledged before the crash
  record Find(Task task, int crash, long acknowledged) implements Assignment {}

  /// Do a step of an upgrade trial.
  ///
  /// @param procedure title of the engine's own procedure; empty for a database opened as it is
  /// @param manifest file with the samples as the first version reads them
  /// @param work what the procedure demands of this version
  /// @param left types and features that the database must not have, each with the reason
  record Upgrade(
      Task task, UpgradeStep step, String procedure, String manifest, Work work, List<Finding> left)
      implements Assignment {
    public Upgrade {
      left = List.copyOf(left);
    }
  }

  /// End the process normally, like an application that has closed its database.
  ///
  /// @param afterMillis time that the mode declares for its work in the background after closing
  record End(int afterMillis) implements Assignment {}
}
