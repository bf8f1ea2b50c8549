package dynobench.ui.monitor.recording;

import dynobench.event.RunEvent;
import dynobench.measure.Environment;
import dynobench.plan.Contender;
import dynobench.ui.monitor.recording.CurveValues.Extremes;
import dynobench.ui.shownrun.TrialNames;
import dynobench.workload.Workload;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Values, phases and trials of a run that the monitor shows, collected from its events. They take
/// about 45 bytes a sample, and 12 for each second of clients.
public final class MonitorRecording implements Consumer<RunEvent> {
  /// Workers are sampled ten times a second, this program once.
  private static final int WORKER_GAP_MILLIS = 2_000;

  /// Clients report each second at its end.
  private static final int CLIENTS_GAP_MILLIS = 3_000;

  private static final double LATENCY_PERCENT = 99;
  private static final double NANOS_PER_MILLI = 1e6;
  private static final int WORKBENCH_GAP_MILLIS = 4_000;
  private static final long UNKNOWN = -1;

  /// Width of the gap between two parts of a run, which may be days apart. It is wider than any gap
  /// that curves bridge.
  private static final int PAUSE_MILLIS = 5_000;

  /// Number of samples after which a missing value is considered unavailable.
  private static final int WHILE = 20;

  private static final List<Curve> OF_WORKER =
      Arrays.stream(Curve.values()).filter(it -> it.source() == CurveSource.WORKER).toList();

  private final Map<Curve, CurveValues> traces = new EnumMap<>(Curve.class);
  private final SampleTimes worker = new SampleTimes(WORKER_GAP_MILLIS);
  private final SampleTimes seconds = new SampleTimes(CLIENTS_GAP_MILLIS);
  private final SampleTimes workbench = new SampleTimes(WORKBENCH_GAP_MILLIS);
  private final Extremes extremes = new Extremes();
  private final ProbeCurves probes = new ProbeCurves();
  private final TimeBands phases = new TimeBands();
  private final TimeBands trials = new TimeBands();
  private final TrialNames names = new TrialNames();
  private final Set<Strip> seen = EnumSet.noneOf(Strip.class);
  private long beginMillis = UNKNOWN;
  private int end;
  private RunEvent.@Nullable Sampled before;
  private RunEvent.@Nullable IntervalPassed secondBefore;
  private Optional<Environment> environment = Optional.empty();
  private Optional<Workload> workload = Optional.empty();
  private List<Strip> strips;
  private int cores = 1;

  public MonitorRecording() {
    for (Curve curve : Curve.values()) {
      traces.put(curve, new CurveValues());
    }
    for (Strip strip : Strip.values()) {
      if (!strip.needsData()) {
        seen.add(strip);
      }
    }
    strips = List.copyOf(seen);
  }

  @Override
  public void accept(RunEvent event) {
    int millis = millis(event);
    names.accept(event);
    switch (event) {
      case RunEvent.RunStarted started -> begin(started);
      case RunEvent.ShardStarted shard -> cores = shard.environment().cores();
      case RunEvent.TrialStarted started ->
          trials.begin(millis, names.label(started.trial()), Optional.of(started.trial()));
      case RunEvent.PhaseStarted started ->
          phases.begin(millis, title(started.phase()), names.trial(started.trial()));
      case RunEvent.Sampled sampled -> add(millis, sampled);
      case RunEvent.IntervalPassed passed -> add(millis, passed);
      case RunEvent.Probed probed -> probes.add(millis, probed.probe());
      case RunEvent.PhaseFinished _, RunEvent.PhaseRepeated _ -> phases.end(millis);
      case RunEvent.TrialFinished _, RunEvent.RunFinished _ -> {
        phases.end(millis);
        trials.end(millis);
      }
      case RunEvent.EngineReported _,
          RunEvent.RoundsAdded _,
          RunEvent.IterationStarted _,
          RunEvent.ServerStarted _,
          RunEvent.FilesSeen _,
          RunEvent.CacheDropped _,
          RunEvent.Logged _,
          RunEvent.Warned _,
          RunEvent.Questioned _,
          RunEvent.Sliced _,
          RunEvent.Accounted _,
          RunEvent.Observed _,
          RunEvent.Verified _,
          RunEvent.Acknowledged _,
          RunEvent.Crashed _,
          RunEvent.Survived _,
          RunEvent.MachineSeen _ -> {}
    }
  }

  private void begin(RunEvent.RunStarted started) {
    environment = Optional.of(started.environment());
    cores = started.environment().cores();
    workload = started.workload();
    if (workload.filter(Workload::hasClients).isPresent()) {
      see(Strip.THROUGHPUT);
      see(Strip.LATENCY);
    }
  }

  /// Shortens the pause before added rounds, and fills it with a band that names them.
  private void pause(RunEvent.RoundsAdded more) {
    if (beginMillis != UNKNOWN) {
      beginMillis += more.pauseMillis() - PAUSE_MILLIS;
    }
    phases.end(end);
    trials.begin(end, more.words() + ", added later", Optional.empty());
  }

  /// Returns the title of a phase.
  private String title(String phase) {
    return workload.map(it -> it.title(phase)).orElse(phase);
  }

  private int millis(RunEvent event) {
    if (event instanceof RunEvent.RoundsAdded more) {
      pause(more);
    }
    return millis(event.atMillis());
  }

  private int millis(long atMillis) {
    if (beginMillis == UNKNOWN) {
      beginMillis = atMillis;
    }
    end = Math.clamp(atMillis - beginMillis, end, Integer.MAX_VALUE - 1);
    return end;
  }

  private void add(int millis, RunEvent.Sampled sampled) {
    boolean apart = before == null || before.trial() != sampled.trial();
    worker.add(millis, apart);
    var activity =
        before == null || apart ? WorkerActivity.UNKNOWN : WorkerActivity.between(before, sampled);
    var state = new WorkerState(sampled.sample(), activity, cores);
    for (Curve curve : OF_WORKER) {
      put(curve, curve.of(state));
    }
    before = sampled;
  }

  /// Adds a second of clients. A gap separates the seconds of two phases, however close they are.
  private void add(int millis, RunEvent.IntervalPassed passed) {
    RunEvent.IntervalPassed last = secondBefore;
    boolean apart =
        last == null || last.trial() != passed.trial() || !last.phase().equals(passed.phase());
    seconds.add(millis, apart);
    put(Curve.SERVED_RATE, passed.interval().rate());
    long nanos = passed.interval().latencies(LATENCY_PERCENT)[0];
    put(Curve.SERVED_LATENCY, nanos == 0 ? Double.NaN : nanos / NANOS_PER_MILLI);
    secondBefore = passed;
  }

  /// Adds a measurement of this program's usage.
  public void add(long atMillis, OwnUse.Look look) {
    workbench.add(millis(atMillis), false);
    put(Curve.WORKBENCH_CPU, look.cpu());
    put(Curve.WORKBENCH_HEAP, (double) look.heapBytes());
  }

  private void put(Curve curve, double value) {
    CurveValues trace = trace(curve);
    trace.add(value);
    if (trace.size() == 1) {
      see(curve.strip());
    }
  }

  private void see(Strip strip) {
    if (seen.add(strip)) {
      strips = Arrays.stream(Strip.values()).filter(seen::contains).toList();
    }
  }

  CurveValues trace(Curve curve) {
    return Objects.requireNonNull(traces.get(curve));
  }

  SampleTimes moments(Curve curve) {
    return switch (curve.source()) {
      case WORKER -> worker;
      case CLIENTS -> seconds;
      case PROBES -> probes.moments();
      case WORKBENCH -> workbench;
    };
  }

  /// Thins a curve to columns of pixels.
  ///
  /// @param into is overwritten
  /// @param from left edge of the first column, in milliseconds
  /// @param to right edge of the last one, in milliseconds
  public void thin(Curve curve, double from, double to, int pixels, PixelColumns into) {
    if (curve.part().isPresent()) {
      probes.thin(curve.part().get(), from, to, pixels, into);
    } else {
      into.fill(moments(curve), trace(curve), from, to, pixels);
    }
  }

  /// Thins the curve of one trial to columns of pixels.
  ///
  /// @param trial time range of the trial
  /// @param into is overwritten
  /// @param from left edge of the first column, in milliseconds since the start of the run
  /// @param to right edge of the last one
  public void thin(
      Curve curve, TimeBand trial, double from, double to, int pixels, PixelColumns into) {
    SampleTimes times = moments(curve);
    int first = times.from(trial.from());
    into.fill(times, trace(curve), first, times.after(trial.to()), from, to, pixels);
  }

  /// Returns the value measured nearest to that time; empty in a gap, and if that value is missing.
  public Optional<Reading> reading(Curve curve, double millis) {
    return curve.part().isPresent()
        ? probes.reading(curve.part().get(), millis)
        : sampled(curve, millis);
  }

  private Optional<Reading> sampled(Curve curve, double millis) {
    SampleTimes times = moments(curve);
    int index = times.nearest(millis);
    float value = index < 0 ? Float.NaN : trace(curve).value(index);
    return Float.isNaN(value) ? Optional.empty() : Optional.of(new Reading(times.at(index), value));
  }

  /// Returns the last known value of a sampled curve in a trial, however long before its end.
  public Optional<Reading> last(Curve curve, TimeBand trial) {
    SampleTimes times = moments(curve);
    CurveValues trace = trace(curve);
    int first = times.from(trial.from());
    int index = times.after(trial.to()) - 1;
    while (index >= first && Float.isNaN(trace.value(index))) {
      index--;
    }
    return index < first
        ? Optional.empty()
        : Optional.of(new Reading(times.at(index), trace.value(index)));
  }

  /// Returns the present values of some curves in some time ranges.
  public RecordedRows rows(List<Curve> curves, List<RecordedRows.TimeRange> ranges) {
    return new RecordedRows(
        curves.stream().map(this::recorded).toList(),
        trials.copy(),
        phases.copy(),
        ranges,
        names.titles());
  }

  private RecordedCurve recorded(Curve curve) {
    return curve
        .part()
        .map(part -> probes.recorded(curve, part))
        .orElseGet(
            () -> new RecordedCurve(curve, moments(curve).frozen(), trace(curve).frozen(), 1));
  }

  /// Returns whether the system doesn't report this value: there are at least 20 samples, all
  /// without it. False for probes.
  public boolean isUnreported(Curve curve) {
    CurveValues trace = trace(curve);
    boolean probed = curve.part().isPresent();
    if (probed || trace.size() < WHILE) {
      return false;
    }
    trace.find(0, trace.size(), extremes);
    return extremes.isEmpty();
  }

  /// Returns the number of cores of the machine of the run, or of its latest shard; 1 until it is
  /// known.
  public int cores() {
    return cores;
  }

  /// Returns the highest value of a sampled curve in a time range; 0 without values.
  public double highest(Curve curve, double from, double to) {
    SampleTimes times = moments(curve);
    trace(curve).find(times.from(from), times.after(to), extremes);
    return extremes.isEmpty() ? 0 : extremes.high();
  }

  /// Returns the statistics of a curve in a time range; empty without values.
  ///
  /// @param from in milliseconds since the start of the run
  public Optional<CurveStatistics> statistics(Curve curve, double from, double to) {
    SampleTimes times = moments(curve);
    return curve.part().isPresent()
        ? probes.statistics(curve.part().get(), from, to)
        : trace(curve).statistics(times.from(from), times.after(to));
  }

  /// Returns the strips to show, from top to bottom.
  public List<Strip> strips() {
    return strips;
  }

  /// Returns the environment of the run, if it is known.
  public Optional<Environment> environment() {
    return environment;
  }

  /// Returns the titles of the contenders, in the run's order.
  public Map<Contender, String> titles() {
    return names.titles();
  }

  /// Returns the phases, in order.
  public TimeBands phases() {
    return phases;
  }

  /// Returns the trials, in order. A band without a trial stands for the pause before added rounds.
  public TimeBands trials() {
    return trials;
  }

  /// Returns the time of the last event or measurement, in milliseconds since the start of the run.
  /// Pauses before added rounds count as five seconds.
  public int end() {
    return end;
  }
}
