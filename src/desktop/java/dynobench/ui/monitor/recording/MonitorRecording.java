package dynobench.ui.monitor.recording;

import dynobench.event.RunEvent;
import dynobench.measure.Sample;
import dynobench.ui.shownrun.TrialNames;
import dynobench.workload.Workload;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/// Data that the monitor shows of a run: about 45 bytes a sample, and 12 for each second of
/// clients.
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

  private static final List<Strip> ALL = List.of(Strip.values());
  private static final List<Strip> WITHOUT_CLIENTS =
      ALL.stream().filter(each -> !each.ofClients()).toList();

  private final Map<Curve, CurveValues> traces = new EnumMap<>(Curve.class);
  private final SampleTimes worker = new SampleTimes(WORKER_GAP_MILLIS);
  private final SampleTimes seconds = new SampleTimes(CLIENTS_GAP_MILLIS);
  private final SampleTimes workbench = new SampleTimes(WORKBENCH_GAP_MILLIS);
  private final ProbeCurves probes = new ProbeCurves();
  private final TimeBands phases = new TimeBands();
  private final TimeBands trials = new TimeBands();
  private final TrialNames names = new TrialNames();
  private long beginMillis = UNKNOWN;
  private int end;
  private RunEvent.@Nullable Sampled before;
  private RunEvent.@Nullable IntervalPassed secondBefore;
  private Optional<Workload> workload = Optional.empty();
  private boolean clients;
  private int cores = 1;

  public MonitorRecording() {
    for (Curve curve : Curve.values()) {
      traces.put(curve, new CurveValues());
    }
  }

  @Override
  public void accept(RunEvent event) {
    int millis = millis(event);
    names.accept(event);
    switch (event) {
      case RunEvent.RunStarted started -> {
        cores = started.environment().cores();
        workload = started.workload();
        clients = workload.filter(Workload::hasClients).isPresent();
      }
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
          RunEvent.Verified _,
          RunEvent.Acknowledged _,
          RunEvent.Crashed _,
          RunEvent.Survived _,
          RunEvent.MachineSeen _ -> {}
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
    Sample sample = sampled.sample();
    boolean apart = before == null || before.trial() != sampled.trial();
    worker.add(millis, apart);
    put(Curve.CPU_WORKER, orNaN(sample.processCpu()));
    put(Curve.CPU_MACHINE, orNaN(sample.machineCpu()) * cores); // per core, as for the worker
    put(Curve.HEAP_USED, (double) sample.heapUsedBytes());
    put(Curve.HEAP_AFTER_GC, (double) sample.heapAfterGcBytes());
    put(Curve.HEAP_COMMITTED, (double) sample.heapCommittedBytes());
    put(Curve.HEAP_MAX, sample.heapMaxBytes() < 0 ? Double.NaN : sample.heapMaxBytes());
    put(Curve.STORED_SIZE, (double) sample.storedBytes());
    var step =
        before == null || apart ? WorkerActivity.UNKNOWN : WorkerActivity.between(before, sampled);
    put(Curve.GC_PAUSE, step.gcMillis());
    put(Curve.WRITTEN_RATE, step.writtenPerSecond());
    before = sampled;
  }

  /// Adds a second of clients. A gap separates the seconds of two phases, however close they are.
  private void add(int millis, RunEvent.IntervalPassed passed) {
    clients = true;
    RunEvent.IntervalPassed last = secondBefore;
    boolean apart =
        last == null || last.trial() != passed.trial() || !last.phase().equals(passed.phase());
    seconds.add(millis, apart);
    put(Curve.SERVED_RATE, passed.interval().rate());
    long nanos = passed.interval().latencies(LATENCY_PERCENT)[0];
    put(Curve.SERVED_LATENCY, nanos == 0 ? Double.NaN : nanos / NANOS_PER_MILLI);
    secondBefore = passed;
  }

  private static double orNaN(OptionalDouble value) {
    return value.orElse(Double.NaN);
  }

  /// Adds a measurement of this program's usage.
  public void add(long atMillis, OwnUse.Look look) {
    workbench.add(millis(atMillis), false);
    put(Curve.CPU_WORKBENCH, look.cpu());
    put(Curve.HEAP_WORKBENCH, (double) look.heapBytes());
  }

  private void put(Curve curve, double value) {
    trace(curve).add(value);
  }

  CurveValues trace(Curve curve) {
    return Objects.requireNonNull(traces.get(curve));
  }

  SampleTimes moments(Curve curve) {
    if (curve.strip().ofClients()) {
      return seconds;
    }
    return curve.ofWorkbench() ? workbench : worker;
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

  /// Returns the value at that time; empty in a gap.
  public OptionalDouble value(Curve curve, double millis) {
    return curve.part().isPresent()
        ? probes.value(curve.part().get(), millis)
        : sampled(curve, millis);
  }

  private OptionalDouble sampled(Curve curve, double millis) {
    int index = moments(curve).nearest(millis);
    float value = index < 0 ? Float.NaN : trace(curve).value(index);
    return Float.isNaN(value) ? OptionalDouble.empty() : OptionalDouble.of(value);
  }

  /// Returns whether the system doesn't report this value: a worker has been sampled for a while
  /// without it.
  public boolean isUnreported(Curve curve) {
    CurveValues trace = trace(curve);
    boolean probed = curve.part().isPresent();
    return !probed && trace.size() >= WHILE && Float.isNaN(trace.high(0, trace.size()));
  }

  /// Returns the number of cores of the machine.
  public int cores() {
    return cores;
  }

  /// Returns the strips to show. Those about clients are included only for a run that has clients.
  public List<Strip> strips() {
    return clients ? ALL : WITHOUT_CLIENTS;
  }

  /// Returns the phases, in order.
  public TimeBands phases() {
    return phases;
  }

  /// Returns the trials, in order.
  public TimeBands trials() {
    return trials;
  }

  /// Returns the time of the last event, in milliseconds since the start of the run.
  public int end() {
    return end;
  }
}
