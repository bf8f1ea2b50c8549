package dynobench.protocol.script;

import dynobench.engine.Database;
import dynobench.protocol.Measuring;
import dynobench.protocol.Protocol;
import dynobench.protocol.Verifying;
import dynobench.protocol.WrongDataException;
import dynobench.protocol.clients.Ledger;
import dynobench.script.Part;
import dynobench.script.Script;
import dynobench.workload.Capability;
import dynobench.workload.Phase;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import java.io.IOException;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;

/// Any workload whose description says itself what is done.
public final class Scripted implements Protocol {
  @Override
  public void run(Measuring measuring) throws WrongDataException, SQLException, IOException {
    Workload workload = measuring.workload();
    Script script = workload.script().orElseThrow();
    var ledger = new Ledger();
    Map<String, AtomicLong> counters = Scope.counters(script, workload, measuring.settings());
    var records = new Records(workload, measuring.settings(), measuring.seed());
    boolean onRecords = workload.needs() == Capability.RECORDS;
    boolean made = false;
    for (Phase phase : workload.phases()) {
      switch (script.part(phase.id())) {
        case Part.Fill fill when onRecords -> load(measuring, phase, fill, records);
        case Part.Fill fill -> {
          fill(measuring, phase, fill, !made);
          made = true;
        }
        case Part.Run run -> run(measuring, phase, run);
        case Part.Mix mix -> new Mixing(measuring, phase, mix, counters, records).run(ledger);
      }
    }
    audit(measuring, ledger, records);
  }

  private static void load(Measuring measuring, Phase phase, Part.Fill fill, Records records)
      throws SQLException, IOException {
    measuring
        .timer()
        .time(
            phase.id(),
            phase.operations().of(measuring.settings()),
            records::loaded,
            measuring.engine(),
            database -> records.fill(fill, database));
  }

  private static void fill(Measuring measuring, Phase phase, Part.Fill fill, boolean makes)
      throws SQLException, IOException {
    var filler = new Filler(measuring.workload(), measuring.settings(), measuring.seed());
    long rows = phase.operations().of(measuring.settings());
    measuring
        .timer()
        .time(
            phase.id(),
            rows,
            filler::done,
            measuring.engine(),
            database -> filler.fill(fill, database.sql(), makes));
  }

  private static void run(Measuring measuring, Phase phase, Part.Run run)
      throws SQLException, IOException {
    measuring
        .timer()
        .time(
            phase.id(),
            1,
            () -> 1,
            measuring.engine(),
            database -> {
              try (Statement statement = database.sql().connection().createStatement()) {
                for (String each : run.statements()) {
                  statement.execute(database.sql().asked(each));
                }
              }
            });
  }

  /// Untimed, in the process that did the work: nothing may be lost here. What clients did is told
  /// also where it isn't found; of records, what was found is a part of it.
  private static void audit(Measuring measuring, Ledger ledger, Records records)
      throws WrongDataException, SQLException, IOException {
    Database database = measuring.engine().open();
    if (measuring.workload().needs() == Capability.RECORDS) {
      records.audit(database, ledger);
      measuring.timer().account(ledger.entries());
    } else {
      measuring.timer().account(ledger.entries());
      auditor(measuring.workload(), measuring.settings(), ledger.entries())
          .audit(database.sql(), false);
    }
    database.close();
  }

  private static Auditor auditor(Workload workload, Settings settings, Map<String, Long> account) {
    return new Auditor(
        workload.script().orElseThrow(), new Scope(workload, settings, Map.of()), account);
  }

  @Override
  public long verify(Verifying verifying) throws WrongDataException, SQLException, IOException {
    Database database = verifying.open();
    long lost =
        verifying.workload().needs() == Capability.RECORDS
            ? Records.lost(database, verifying.account(), verifying.mayLose())
            : auditor(verifying.workload(), verifying.settings(), verifying.account())
                .audit(database.sql(), verifying.mayLose());
    database.close();
    return lost;
  }
}
