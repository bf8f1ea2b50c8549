package dynobench.table;

import dynobench.durability.RecoveryResult;
import dynobench.event.Series;
import dynobench.plan.Contender;
import dynobench.result.CrashResult;
import dynobench.result.RunResult;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/// CSV with a line for each examined crash of a run, and the rows found after it.
final class CrashCsv {
  private static final List<String> COLUMNS =
      List.of(
          "run",
          "engine",
          "mode",
          "commit",
          "way",
          "during",
          "repetition",
          "crash",
          "after_ms",
          "acknowledged",
          "found",
          "lost",
          "lost_ms",
          "unasked",
          "torn",
          "doubled",
          "half_transactions",
          "opened",
          "words",
          "recovery_ms",
          "flushes_per_row",
          "version",
          "disk");

  private CrashCsv() {}

  static void write(RunResult run, Appendable out, FormulaHandling formulas) throws IOException {
    LongCsv.print(out, COLUMNS, formulas);
    for (CrashResult each : run.crashes().all()) {
      if (each.survival().isPresent()) {
        LongCsv.print(out, cells(run, each, each.survival().get()), formulas);
      }
    }
  }

  private static List<Object> cells(RunResult run, CrashResult crash, RecoveryResult left) {
    Contender contender = crash.trial().contender();
    RecoveryResult.Rows rows = left.rows();
    return List.of(
        run.id(),
        contender.engine(),
        contender.mode(),
        crash.trial().commit().text(),
        written(crash.crashed().blow()),
        written(crash.crashed().stage()),
        crash.trial().repetition(),
        crash.crashed().crash(),
        crash.crashed().millis(),
        crash.crashed().acknowledged(),
        rows.found(),
        rows.lost(),
        written(crash.lostMillis()),
        rows.unasked(),
        rows.torn(),
        rows.doubled(),
        rows.halves(),
        left.opened(),
        left.words(),
        left.recoveryMillis(),
        written(crash.flushesPerRow()),
        run.series(contender).map(Series::version).orElse(""),
        run.crashes().disk(crash));
  }

  private static String written(Enum<?> constant) {
    return constant.name().toLowerCase(Locale.ROOT);
  }

  private static String written(OptionalLong number) {
    return number.isPresent() ? Long.toString(number.getAsLong()) : "";
  }

  private static String written(OptionalDouble number) {
    return number.isPresent() ? String.format(Locale.ROOT, "%.4f", number.getAsDouble()) : "";
  }
}
