package dynobench.table;

import dynobench.event.RunEvent.AgeingSeen;
import dynobench.event.Series;
import dynobench.measure.AgeingObservation.Cycle;
import dynobench.result.RunResult;
import dynobench.result.SeriesNames;
import dynobench.result.TrialResult;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/// CSV with a line for each cycle of each trial of a database in long use.
final class CyclesCsv {
  private static final double MEDIAN = 50;

  private CyclesCsv() {}

  static void write(RunResult run, Appendable out, FormulaHandling formulas) throws IOException {
    LongCsv.print(out, head(run), formulas);
    Map<Series, String> names = SeriesNames.of(run.series());
    Map<Integer, TrialResult> trials = new HashMap<>();
    run.trials().forEach(each -> trials.put(each.trial().number(), each));
    for (AgeingSeen each : run.observations().ageing()) {
      TrialResult trial = trials.get(each.trial());
      if (trial != null && each.observation() instanceof Cycle cycle) {
        LongCsv.print(out, line(run, names, trial, cycle), formulas);
      }
    }
  }

  private static List<String> head(RunResult run) {
    var head = new ArrayList<>(List.of("trial", "series", "repetition"));
    head.addAll(run.factors());
    head.addAll(
        List.of(
            "cycle",
            "changes",
            "nanos",
            "changes_per_s",
            "latency_p50_ns",
            "latency_p99_ns",
            "latency_max_ns",
            "stored_bytes",
            "live_bytes"));
    return head;
  }

  private static List<String> line(
      RunResult run, Map<Series, String> names, TrialResult trial, Cycle cycle) {
    var line = new ArrayList<String>();
    line.add(String.valueOf(trial.trial().number()));
    line.add(
        run.series(trial.trial().contender())
            .map(it -> names.getOrDefault(it, it.title()))
            .orElse(""));
    line.add(String.valueOf(trial.trial().repetition()));
    run.factors().forEach(each -> line.add(trial.trial().levels().get(each).orElse("")));
    line.add(String.valueOf(cycle.number()));
    line.add(String.valueOf(cycle.changes()));
    line.add(String.valueOf(cycle.nanos()));
    line.add(String.valueOf(Math.round(cycle.rate())));
    line.add(String.valueOf(cycle.latencies().percentile(MEDIAN)));
    line.add(String.valueOf(cycle.p99Nanos()));
    line.add(String.valueOf(cycle.latencies().mostNanos()));
    line.add(String.valueOf(cycle.storedBytes()));
    line.add(String.valueOf(cycle.liveBytes()));
    return line;
  }
}
