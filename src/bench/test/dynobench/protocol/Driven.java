package dynobench.protocol;

import dynobench.engine.Database;
import dynobench.engine.Engine;
import dynobench.engine.baseline.HeapMapEngine;
import dynobench.measure.AgeingObservation;
import dynobench.measure.CacheDrop;
import dynobench.measure.PhaseTiming;
import dynobench.measure.ProcessMeter;
import dynobench.measure.ResourceUsage;
import dynobench.plan.CommitStyle;
import dynobench.setup.Setup;
import dynobench.workload.Settings;
import dynobench.workload.Workload;
import dynobench.workloadfile.Workloads;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.function.UnaryOperator;

/// Run of a protocol on a heap map, in the test's own process. A test may damage the database.
public final class Driven implements PhaseListener {
  private static final long SEED = 2005;

  private final Workload workload;
  private final Settings settings;
  private final Engine heap = new HeapMapEngine(false);
  private final List<String> phases = new ArrayList<>();
  private final List<PhaseTiming> timings = new ArrayList<>();
  private final List<AgeingObservation> ageing = new ArrayList<>();
  private final List<String> dropped = new ArrayList<>();
  private Map<String, Long> account = Map.of();
  private UnaryOperator<Database> fault = UnaryOperator.identity();

  public Driven(String workload, Settings given) {
    this.workload = Workloads.shipped().named(workload).orElseThrow();
    this.settings = this.workload.settings(given);
  }

  /// Replaces the database by this function's result when it is opened from now on.
  public void spoil(UnaryOperator<Database> how) {
    fault = how;
  }

  private Database open() throws SQLException, IOException {
    return fault.apply(heap.open());
  }

  public void run() throws WrongDataException, SQLException, IOException {
    Protocol.named(workload.protocol()).run(context(this));
  }

  /// Lets the protocol make the database, as another process does before the first phase.
  public void prepare() throws WrongDataException, SQLException, IOException {
    ((PreparedProtocol) Protocol.named(workload.protocol()))
        .prepare(context(new Driven(workload.id(), settings)));
  }

  private TrialContext context(PhaseListener listener) {
    var timer = new PhaseTimer(System::nanoTime, new ProcessMeter(Path.of("nowhere")), listener);
    return new TrialContext(
        workload,
        settings,
        new CommitStyle.Autocommit(),
        SEED,
        new Setup.HeapMap(false),
        List.of(),
        this::open,
        timer,
        Long.MAX_VALUE);
  }

  public long verify(boolean mayLose) throws WrongDataException, SQLException, IOException {
    return Protocol.named(workload.protocol())
        .verify(
            new VerificationContext(
                workload, settings, SEED, this::open, account, mayLose, _ -> {}));
  }

  @Override
  public void accounted(Map<String, Long> sums) {
    account = sums;
  }

  /// Returns the phases with their numbers of operations.
  public List<String> phases() {
    return phases;
  }

  /// Returns what was seen of the database in long use.
  public List<AgeingObservation> ageing() {
    return ageing;
  }

  @Override
  public void observed(AgeingObservation observation) {
    ageing.add(observation);
  }

  /// Returns the timing of each phase.
  public List<PhaseTiming> timings() {
    return timings;
  }

  /// Returns the phases with their operations, as the workload's description defines them.
  public List<String> described() {
    return workload.phases().stream()
        .filter(each -> each.isDone(settings))
        .map(each -> each.id() + " " + each.operations().of(settings))
        .toList();
  }

  /// Returns the phases before which the page cache was dropped.
  public List<String> dropped() {
    return dropped;
  }

  @Override
  public void dropped(String phase, CacheDrop drop) {
    dropped.add(phase);
  }

  @Override
  public void started(String phase, long expected, LongSupplier done) {
    phases.add(phase + " " + expected);
  }

  @Override
  public void finished(String phase, long operations, PhaseTiming timing, ResourceUsage usage) {
    timings.add(timing);
    if (!phases.getLast().equals(phase + " " + operations)) {
      phases.add(phase + " did " + operations);
    }
  }
}
