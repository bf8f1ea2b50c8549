package dynobench.protocol.script;

import dynobench.engine.Database;
import dynobench.protocol.Protocol;
import dynobench.protocol.TrialContext;
import dynobench.protocol.VerificationContext;
import dynobench.protocol.WrongDataException;
import dynobench.protocol.clients.CommittedSums;
import dynobench.script.PhaseWork;
import dynobench.script.Script;
import dynobench.workload.Phase;
import dynobench.workload.Workload;
import java.io.IOException;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;

/// Protocol of all workloads whose description contains a script. Skips phases whose condition
/// isn't met.
public final class Scripted implements Protocol {
  @Override
  public void run(TrialContext measuring) throws WrongDataException, SQLException, IOException {
    Workload workload = measuring.workload();
    Script script = workload.script().orElseThrow();
    var ledger = new CommittedSums();
    Map<String, AtomicLong> counters = Scope.counters(script, workload, measuring.settings());
    var target = OperationTarget.of(workload, measuring.settings(), measuring.seed());
    List<Phase> phases =
        workload.phases().stream().filter(each -> each.isDone(measuring.settings())).toList();
    for (Phase phase : phases) {
      switch (script.part(phase.id())) {
        case PhaseWork.Fill fill -> fill(measuring, phase, fill, target);
        case PhaseWork.Run run -> run(measuring, phase, run, target);
        case PhaseWork.Mix mix -> new MixPhase(measuring, phase, mix, counters, target).run(ledger);
      }
    }
    Database database = measuring.engine().open();
    target.audit(database, ledger, measuring.timer()::account);
    database.close();
  }

  private static void fill(
      TrialContext measuring, Phase phase, PhaseWork.Fill fill, OperationTarget target)
      throws SQLException, IOException {
    long before = target.filled();
    measuring
        .timer()
        .time(
            phase.id(),
            phase.operations().of(measuring.settings()),
            () -> target.filled() - before,
            measuring.engine(),
            database -> target.fill(fill, database));
  }

  private static void run(
      TrialContext measuring, Phase phase, PhaseWork.Run run, OperationTarget target)
      throws SQLException, IOException {
    measuring
        .timer()
        .time(
            phase.id(),
            1,
            () -> 1,
            measuring.engine(),
            database -> {
              target.create(database);
              try (Statement statement = database.sql().connection().createStatement()) {
                for (String each : run.statements()) {
                  String sql = database.sql().statement(each);
                  if (!sql.isEmpty()) { // another statement does its work
                    statement.execute(sql);
                  }
                }
              }
            });
  }

  @Override
  public long verify(VerificationContext verifying)
      throws WrongDataException, SQLException, IOException {
    Database database = verifying.open();
    long lost =
        OperationTarget.of(verifying.workload(), verifying.settings(), verifying.seed())
            .lost(database, verifying.account(), verifying.mayLose());
    database.close();
    return lost;
  }
}
