package dynobench.worker;

import dynobench.durability.RecoveryResult;
import dynobench.engine.Database.Identity;
import dynobench.event.RunEvent;
import dynobench.isolation.IsolationObservation;
import dynobench.measure.AgeingObservation;
import dynobench.measure.CacheDrop;
import dynobench.measure.ClientFigures;
import dynobench.measure.ClientInterval;
import dynobench.measure.FileGroup;
import dynobench.measure.PhaseTiming;
import dynobench.measure.ProcessMeter;
import dynobench.measure.ReplayComparison;
import dynobench.measure.ResourceUsage;
import dynobench.protocol.PhaseListener;
import dynobench.upgrade.UpgradeObservation;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;

/// Reporter that turns messages of a workload and its engine, and samples of the process, into
/// events of one trial.
final class TrialReporter implements PhaseListener {
  /// Running part of the trial.
  ///
  /// @param phase phase, or another part such as `verification`; `""` between phases
  record Stage(String phase, LongSupplier done) {}

  /// Number of unreported samples. More of them would hardly make a sample cheaper, but would
  /// notably delay the start of a worker.
  private static final int REHEARSALS = 50;

  private static final Stage BETWEEN = new Stage("", () -> 0);

  private final EventPipe pipe;
  private final int trial;
  private final Set<String> contradictions = new LinkedHashSet<>();
  private Optional<ClientFigures> service = Optional.empty();
  private Map<String, Long> account = Map.of();
  private volatile Stage stage = BETWEEN;
  private volatile Stage last = new Stage("start", () -> 0);

  TrialReporter(EventPipe pipe, int trial) {
    this.pipe = pipe;
    this.trial = trial;
  }

  /// Returns how many bytes have been sent so far.
  long sentBytes() {
    return pipe.sent();
  }

  /// Returns the phase or other part of the trial that is running, or ran last.
  Stage last() {
    return last;
  }

  @Override
  public void dropped(String phase, CacheDrop drop) {
    pipe.send(new RunEvent.CacheDropped(System.currentTimeMillis(), trial, phase, drop));
  }

  @Override
  public void started(String phase, long expected, LongSupplier done) {
    pipe.send(new RunEvent.PhaseStarted(System.currentTimeMillis(), trial, phase, expected));
    stage = new Stage(phase, done);
    last = stage;
  }

  @Override
  public void passed(String phase, ClientInterval interval) {
    pipe.send(new RunEvent.IntervalPassed(System.currentTimeMillis(), trial, phase, interval));
  }

  @Override
  public void served(String phase, ClientFigures how) {
    service = Optional.of(how);
  }

  @Override
  public void accounted(Map<String, Long> sums) {
    account = Map.copyOf(sums);
    var texts = new LinkedHashMap<String, String>();
    sums.forEach((name, sum) -> texts.put(name, Long.toString(sum)));
    pipe.send(new RunEvent.Accounted(System.currentTimeMillis(), trial, texts));
  }

  @Override
  public void compared(ReplayComparison comparison) {
    pipe.send(new RunEvent.ResultsCompared(System.currentTimeMillis(), trial, comparison));
  }

  @Override
  public void observed(IsolationObservation observation) {
    pipe.send(new RunEvent.IsolationSeen(System.currentTimeMillis(), trial, observation));
  }

  @Override
  public void observed(AgeingObservation observation) {
    pipe.send(new RunEvent.AgeingSeen(System.currentTimeMillis(), trial, observation));
  }

  /// Returns the sums over the clients' committed transactions; empty before they are reported.
  Map<String, Long> account() {
    return account;
  }

  @Override
  public void finished(String phase, long operations, PhaseTiming timing, ResourceUsage usage) {
    stage = BETWEEN;
    pipe.send(
        new RunEvent.PhaseFinished(
            System.currentTimeMillis(), trial, phase, operations, timing, usage, service));
    service = Optional.empty();
  }

  void sliced(String phase, Slices slices) {
    pipe.send(slices.event(System.currentTimeMillis(), trial, phase));
  }

  /// Reports that the mode's own server accepts connections.
  void serving(long makingMillis, long startingMillis) {
    pipe.send(
        new RunEvent.ServerStarted(
            System.currentTimeMillis(), trial, makingMillis, startingMillis));
  }

  /// Reports the files in the trial's folder.
  void files(List<FileGroup> files) {
    pipe.send(new RunEvent.FilesSeen(System.currentTimeMillis(), trial, files));
  }

  /// Starts a part of the trial that isn't a phase.
  void began(String part) {
    last = new Stage(part, () -> 0);
  }

  void verified(boolean afresh, long rows, long lost) {
    pipe.send(new RunEvent.Verified(System.currentTimeMillis(), trial, afresh, rows, lost));
  }

  void survived(int crash, RecoveryResult survival) {
    pipe.send(new RunEvent.Survived(System.currentTimeMillis(), trial, crash, survival));
  }

  void observed(UpgradeObservation observation) {
    pipe.send(new RunEvent.UpgradeSeen(System.currentTimeMillis(), trial, observation));
  }

  void identified(Identity identity) {
    pipe.send(
        new RunEvent.EngineReported(
            System.currentTimeMillis(),
            trial,
            identity.product(),
            identity.version(),
            identity.driver(),
            identity.isolation()));
  }

  /// Stores a contradiction to the claimed durability, without sending it: a phase may be running.
  void addContradiction(String sentence) {
    contradictions.add(sentence);
  }

  /// Sends the stored contradictions, each once.
  void sendContradictions() {
    for (String each : contradictions) {
      pipe.send(new RunEvent.Questioned(System.currentTimeMillis(), trial, each));
    }
    contradictions.clear();
  }

  void sample(ProcessMeter meter) {
    pipe.send(sampled(meter));
  }

  /// Takes some samples without reporting them. The first samples load classes and run interpreted.
  /// On a machine with two cores, these first samples would slow down a short phase by some per
  /// cent.
  void rehearse(ProcessMeter meter) {
    for (int i = 0; i < REHEARSALS; i++) {
      pipe.rehearse(sampled(meter));
    }
  }

  private RunEvent sampled(ProcessMeter meter) {
    Stage now = stage;
    return new RunEvent.Sampled(
        System.currentTimeMillis(), trial, now.phase(), now.done().getAsLong(), meter.sample());
  }
}
