package dynobench.warning;

import dynobench.durability.Durability;
import dynobench.durability.SurvivalLevel;
import dynobench.measure.Metric;
import dynobench.result.Measurement;
import dynobench.result.RunResult;
import dynobench.result.TrialResult;
import dynobench.workload.Phase;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/// Warnings about rows that are not in the files, or that were lost.
record StoredRowsWarnings(RunResult result) {
  /// Minimum size of a row: the bytes of its random number, which cannot be compressed.
  static final int LEAST_ROW_BYTES = 8;

  List<ResultWarning> list() {
    return Stream.of(nothingStored(), lost()).flatMap(Optional::stream).toList();
  }

  /// Returns a warning about contenders whose files are too small. A contender that may lose its
  /// last moments may write late, but must still have files. Contenders whose data end with the
  /// process are not examined.
  private Optional<ResultWarning> nothingStored() {
    var cases = new ArrayList<ResultWarning.Case>();
    int judged = 0;
    for (var each : stored()) {
      Durability promise = each.series().effectiveDurability();
      if (promise.outlivesTheProcess()) {
        judged++;
        long bytes = (long) each.summary().median();
        long least =
            promise.kill().promised() == SurvivalLevel.MOMENTS
                ? 1
                : LEAST_ROW_BYTES * each.operations();
        if (bytes < least) {
          cases.add(
              new ResultWarning.Case(
                  -bytes,
                  String.format(
                      Locale.ROOT,
                      "%s stored %,d bytes for %,d %s",
                      each.series().title(),
                      bytes,
                      each.operations(),
                      result.workload().unit(each.phase())),
                  each.series().contender(),
                  each.trials()));
        }
      }
    }
    return ResultWarning.of(
        WarningKind.NOTHING_STORED,
        "In %,d of %,d measurements the files are smaller than the rows' random bytes. The rows are"
            + " stored elsewhere (on a server?) or not at all",
        cases,
        judged,
        "Use {folder} in the descriptor's URL, so that the database is stored there. Do not compare"
            + " a server with an embedded engine.");
  }

  /// Returns the measurements of the first phase that writes. Later phases may overwrite existing
  /// rows.
  private List<Measurement> stored() {
    return result.workload().phases().stream()
        .filter(each -> each.writes() != Phase.Writes.NOTHING)
        .findFirst()
        .map(each -> result.measurements(each.id(), Metric.STORED))
        .orElse(List.of());
  }

  private Optional<ResultWarning> lost() {
    var cases = new ArrayList<ResultWarning.Case>();
    for (TrialResult each : result.trials()) {
      each.verified()
          .filter(found -> found.lost() > 0)
          .ifPresent(found ->
              cases.add(
                  new ResultWarning.Case(
                      (double) found.lost() / found.rows(),
                      "trial %d (%s) lost %,d of %,d rows"
                          .formatted(
                              each.trial().number(), each.trial(), found.lost(), found.rows()),
                      each.trial().contender(),
                      List.of(each.trial().number()))));
    }
    return ResultWarning.of(
        WarningKind.ROWS_LOST,
        "%,d of %,d trials lost rows when their process ended, as their durability allows",
        cases,
        result.trials().size(),
        "If you need every row, choose a mode with stronger durability.");
  }
}
