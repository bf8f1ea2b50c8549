package dynobench.result;

import dynobench.event.Outcome;
import dynobench.event.RunEvent.EngineReported;
import dynobench.event.RunEvent.PhaseFinished;
import dynobench.event.Series;
import dynobench.measure.Timing;
import dynobench.measure.Usage;
import dynobench.plan.Contender;
import dynobench.plan.Trial;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.commons.csv.CSVFormat;

/// Everything that was measured, a line for each phase of each trial, for spreadsheets and scripts.
/// What is not known, or not applicable, is an empty cell; numbers are plain, with a dot.
public final class LongCsv {
  private static final List<String> COLUMNS =
      List.of(
          "run",
          "engine",
          "mode",
          "commit",
          "title",
          "version",
          "durability",
          "workload",
          "phase",
          "rows",
          "repetition",
          "warmup",
          "order",
          "outcome",
          "outlier",
          "operations",
          "wall_ns",
          "open_ns",
          "work_ns",
          "close_ns",
          "cpu_ns",
          "gc_count",
          "gc_ms",
          "allocated_bytes",
          "heap_after_bytes",
          "written_bytes",
          "stored_bytes",
          "message");

  private static final int FIGURES = 12;

  private static final CSVFormat FORMAT =
      CSVFormat.DEFAULT.builder().setRecordSeparator('\n').get();

  private record Cell(int trial, String phase) {}

  private final RunResult result;
  private final Set<Cell> outliers = new HashSet<>();

  private LongCsv(RunResult result) {
    this.result = result;
    for (String phase : result.phases()) {
      for (Measurement measurement : result.measurements(phase)) {
        measurement.outliers().forEach(trial -> outliers.add(new Cell(trial, phase)));
      }
    }
  }

  /// A trial that finished no phase has one line, with its outcome.
  public static void write(RunResult result, Appendable out) throws IOException {
    new LongCsv(result).write(out);
  }

  static void print(Appendable out, List<?> cells) throws IOException {
    FORMAT.printRecord(out, cells.toArray());
  }

  private void write(Appendable out) throws IOException {
    Map<Contender, Series> series =
        result.series().stream().collect(Collectors.toMap(Series::contender, one -> one));
    print(out, COLUMNS);
    for (TrialResult trial : result.trials()) {
      Series own = Objects.requireNonNull(series.get(trial.trial().contender()));
      if (trial.phases().isEmpty()) {
        print(out, line(own, trial, Optional.empty()));
      }
      for (PhaseFinished phase : trial.phases()) {
        print(out, line(own, trial, Optional.of(phase)));
      }
    }
  }

  private List<Object> line(Series series, TrialResult result, Optional<PhaseFinished> phase) {
    Trial trial = result.trial();
    Contender contender = trial.contender();
    var line =
        new ArrayList<Object>(
            List.of(
                this.result.id(),
                contender.engine(),
                contender.mode(),
                contender.commit().text(),
                series.title(),
                result.engine().map(EngineReported::version).orElse(series.version()),
                series.durability(),
                trial.workload(),
                phase.map(PhaseFinished::phase).orElse(""),
                trial.rows(),
                trial.repetition(),
                trial.warmup(),
                trial.number(),
                result.outcome().map(LongCsv::word).orElse("unfinished"),
                phase.map(it -> outlier(result, it)).orElse("")));
    line.addAll(phase.map(LongCsv::figures).orElseGet(() -> Collections.nCopies(FIGURES, "")));
    line.add(result.outcome().filter(end -> !end.counts()).map(Outcome::sentence).orElse(""));
    return line;
  }

  private String outlier(TrialResult trial, PhaseFinished phase) {
    return trial.counts()
        ? String.valueOf(outliers.contains(new Cell(trial.trial().number(), phase.phase())))
        : "";
  }

  private static List<Object> figures(PhaseFinished phase) {
    Timing timing = phase.timing();
    Usage usage = phase.usage();
    return List.of(
        phase.operations(),
        timing.wallNanos(),
        timing.openNanos(),
        timing.workNanos(),
        timing.closeNanos(),
        known(usage.cpuNanos()),
        usage.gcCount(),
        usage.gcMillis(),
        known(usage.allocatedBytes()),
        usage.heapAfterBytes(),
        known(usage.writtenBytes()),
        usage.storedBytes());
  }

  private static Object known(OptionalLong value) {
    return value.isPresent() ? value.getAsLong() : "";
  }

  private static String word(Outcome outcome) {
    return switch (outcome) {
      case Outcome.Completed _ -> "completed";
      case Outcome.Failed _ -> "failed";
      case Outcome.WrongData _ -> "wrong data";
      case Outcome.OutOfMemory _ -> "out of memory";
      case Outcome.TimedOut _ -> "timed out";
      case Outcome.Cancelled _ -> "cancelled";
      case Outcome.WorkerDied _ -> "worker died";
    };
  }
}
