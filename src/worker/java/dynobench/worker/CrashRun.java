package dynobench.worker;

import dynobench.durability.RecoveryResult;
import dynobench.engine.Database;
import dynobench.engine.Engine;
import dynobench.engine.SelectOptions;
import dynobench.event.Outcome;
import dynobench.files.SharedNumbers;
import dynobench.protocol.VerificationContext;
import dynobench.protocol.survival.CountedRows;
import dynobench.protocol.survival.SurvivingRows;
import java.nio.file.Path;
import java.sql.SQLException;
import java.time.Duration;

/// Worker's part of a crash trial: writing until the crash, and inspecting the data afterwards.
final class CrashRun {
  private static final Duration UNTIL_KILLED = Duration.ofDays(1);

  private final Task task;
  private final TrialReporter reporter;
  private final TrialRun run;

  CrashRun(Task task, EventPipe pipe) {
    this.task = task;
    this.reporter = new TrialReporter(pipe, task.trial().number());
    this.run = new TrialRun(task, reporter, WorkerAlternation.ALONE);
  }

  /// Writes until the process is killed, or until the parent requests the end, and then waits for
  /// the kill. Returns only after an error, or a wait of a day.
  Outcome commit(Assignment.Commit assignment) {
    reporter.began("commit");
    return run.outcome(() -> write(Path.of(assignment.signs())));
  }

  private void write(Path file) throws Exception {
    try (var signs = new SharedNumbers<>(file, CrashSign.class)) {
      try (Engine engine = run.engine()) {
        Database made = engine.open();
        reporter.identified(made.identity());
        made.rows().create();
        made.close();
        var rows =
            new CountedRows(
                task.seed(),
                rowsPerCommit(),
                number -> signs.set(CrashSign.ACKNOWLEDGED, number),
                () -> signs.get(CrashSign.STOP) != 0);
        Database database = engine.open();
        database.rows().insert(rows, task.trial().commit());
        signs.set(CrashSign.CLOSING, 1);
        database.close();
      }
      signs.set(CrashSign.CLOSED, 1);
      Thread.sleep(UNTIL_KILLED); // the engine's work in the background goes on
    }
  }

  private long rowsPerCommit() {
    return task.trial().commit().rowsPerCommit();
  }

  Outcome find(Assignment.Find assignment) {
    reporter.began("recovery");
    return run.outcome(
        () -> reporter.survived(assignment.crash(), examine(assignment.acknowledged())));
  }

  /// Opens the database and counts the rows. An error is a finding, except a lack of memory.
  /// Opening is tried again first, because a lock that has not expired yet isn't damage.
  private RecoveryResult examine(long acknowledged) {
    var survivors = new SurvivingRows(task.seed(), acknowledged, rowsPerCommit());
    long begin = System.nanoTime();
    long millis = 0;
    try (Engine engine = new PatientEngine(run.engine(), Duration.ZERO)) {
      Database database = engine.open();
      millis = Duration.ofNanos(System.nanoTime() - begin).toMillis();
      scan(database, survivors);
      database.close();
      return new RecoveryResult(true, "", millis, survivors.rows());
    } catch (OutOfMemoryError e) {
      throw e; // no finding about the engine
    } catch (Throwable e) {
      long passed = millis > 0 ? millis : Duration.ofNanos(System.nanoTime() - begin).toMillis();
      return new RecoveryResult(false, run.words(e), passed, survivors.rows());
    }
  }

  /// Reads all rows. A missing table counts as an empty one.
  private static void scan(Database database, SurvivingRows survivors) throws Exception {
    try {
      database.rows().scan(SelectOptions.ALL, survivors);
    } catch (SQLException e) {
      if (!VerificationContext.isOfUnknownTable(e)) {
        throw e;
      }
    }
  }
}
