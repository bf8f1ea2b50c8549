package dynobench.worker;

import dynobench.engine.Engine;
import dynobench.engine.baseline.AppendedFileEngine;
import dynobench.engine.baseline.HeapMapEngine;
import dynobench.engine.instrumented.AttendedEngine;
import dynobench.engine.instrumented.Slowdown;
import dynobench.engine.jdbc.JdbcEngine;
import dynobench.engine.prevalence.PrevaylerEngine;
import dynobench.engine.served.MadeFiles;
import dynobench.engine.served.ServedEngine;
import dynobench.engine.store.StoreEngine;
import dynobench.engine.triples.TripleEngine;
import dynobench.event.Outcome;
import dynobench.measure.FolderFiles;
import dynobench.measure.PhaseTiming;
import dynobench.measure.ProcessMeter;
import dynobench.measure.ProcessTree;
import dynobench.measure.ResourceUsage;
import dynobench.plan.SelfTestFlags;
import dynobench.protocol.PhaseListener;
import dynobench.protocol.PhaseTimer;
import dynobench.protocol.PreparedProtocol;
import dynobench.protocol.Protocol;
import dynobench.protocol.TrialContext;
import dynobench.protocol.VerificationContext;
import dynobench.protocol.WrongDataException;
import dynobench.secret.Secrets;
import dynobench.setup.Setup;
import dynobench.workload.Preparation;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/// Execution of one assignment and its outcome.
final class TrialRun {
  private static final int BYTES_PER_MEGABYTE = 1 << 20;

  /// Time reserved for clients that can still end in an orderly way.
  private static final long LAST_WORDS_NANOS = TimeUnit.SECONDS.toNanos(10);

  /// Listener of a preparation, which is not timed.
  private static final PhaseListener SILENT =
      new PhaseListener() {
        @Override
        public void started(String phase, long expected, LongSupplier done) {}

        @Override
        public void finished(
            String phase, long operations, PhaseTiming timing, ResourceUsage usage) {}
      };

  /// Work of an assignment, in which the engine may throw anything.
  @FunctionalInterface
  interface AssignedWork {
    void run() throws Exception;
  }

  private final Task task;
  private final WorkerAlternation turns;
  private final TrialReporter reporter;

  /// Time at which clients are stopped, shortly before the parent would end the process. So the
  /// worker can still report the reason.
  private final long deadline;

  /// Creates a run.
  ///
  /// @param turns the alternation with another worker, or [WorkerAlternation#ALONE]
  TrialRun(Task task, EventPipe pipe, WorkerAlternation turns) {
    this(task, new TrialReporter(pipe, task.trial().number()), turns);
  }

  TrialRun(Task task, TrialReporter reporter, WorkerAlternation turns) {
    this.task = task;
    this.turns = turns;
    this.reporter = reporter;
    long limit = TimeUnit.MILLISECONDS.toNanos(task.limitMillis());
    this.deadline = System.nanoTime() + limit - Math.min(limit / 2, LAST_WORDS_NANOS);
  }

  /// Runs a trial.
  ///
  /// @param emptyBytes resident memory of this worker before it loaded the engine, if known
  Outcome measure(Assignment.Measure assignment, OptionalLong emptyBytes) {
    return outcome(() -> work(assignment, emptyBytes));
  }

  /// Makes the database of a trial that another process measures.
  Outcome prepare() {
    reporter.began("preparation");
    return outcome(this::make);
  }

  /// The engine is closed only with its database.
  private void make() throws Exception {
    var protocol = (PreparedProtocol) Protocol.named(task.protocol());
    Engine engine = engine();
    var silent = new PhaseTimer(System::nanoTime, new ProcessMeter(Path.of(task.folder())), SILENT);
    protocol.prepare(context(engine, silent));
    if (!Preparation.kills(task.workload(), task.settings())) {
      engine.close();
    }
  }

  private TrialContext context(Engine engine, PhaseTimer timer) {
    return new TrialContext(
        task.workload(),
        task.settings(),
        task.trial().commit(),
        task.seed(),
        task.setup(),
        task.statements(),
        engine,
        timer,
        deadline);
  }

  Outcome verify(Assignment.Verify assignment) {
    reporter.began("verification");
    return outcome(() -> check(assignment));
  }

  /// Runs some work and returns its outcome. Anything that the engine throws becomes an outcome.
  Outcome outcome(AssignedWork work) {
    try {
      work.run();
      return new Outcome.Completed();
    } catch (WrongDataException e) {
      return new Outcome.WrongData(e.expected(), e.found());
    } catch (Throwable e) {
      var thrown = new EngineFailure(e);
      return thrown.isOutOfMemory() ? outOfMemory() : failed(thrown);
    }
  }

  private Outcome outOfMemory() {
    TrialReporter.Stage stage = reporter.last();
    int heap = (int) (Runtime.getRuntime().maxMemory() / BYTES_PER_MEGABYTE);
    return new Outcome.OutOfMemory(stage.phase(), stage.done().getAsLong(), heap);
  }

  /// Returns the outcome of a failure. Secrets must be hidden before the texts are shortened: the
  /// parent could not recognise a part of a secret.
  private Outcome failed(EngineFailure failure) {
    Secrets secrets = secrets();
    return new Outcome.Failed(
        reporter.last().phase(), failure.message(secrets), failure.stackTrace(secrets));
  }

  /// Returns a failure's message, without secrets.
  String words(Throwable thrown) {
    return new EngineFailure(thrown).message(secrets());
  }

  private Secrets secrets() {
    return task.setup()
        .secrets()
        .readInFlags(ManagementFactory.getRuntimeMXBean().getInputArguments());
  }

  private void work(Assignment.Measure assignment, OptionalLong emptyBytes) throws Exception {
    Protocol protocol = Protocol.named(task.protocol());
    Engine bare = bareEngine();
    try (var open = new OpenEngine(turns.instrumented(slowed(bare)))) {
      measure(assignment, protocol, open, meter(bare, emptyBytes));
    } finally {
      reporter.sendContradictions();
    }
  }

  private ProcessMeter meter(Engine engine, OptionalLong emptyBytes) {
    Optional<ProcessTree> server =
        engine instanceof ServedEngine served ? Optional.of(served.tree()) : Optional.empty();
    var meter = new ProcessMeter(Path.of(task.folder()), server, reporter::sentBytes, emptyBytes);
    if (server.isEmpty() && isElsewhere()) {
      meter.writesElsewhere();
    }
    return meter;
  }

  /// Returns whether the URL looks like that of a server. Called for an engine without a server of
  /// this worker.
  private boolean isElsewhere() {
    return task.setup() instanceof Setup.Jdbc jdbc && jdbc.url().contains("//");
  }

  private void measure(
      Assignment.Measure assignment, Protocol protocol, OpenEngine open, ProcessMeter meter)
      throws Exception {
    var timer = new PhaseTimer(turns::nanos, meter, turns.listener(reporter), turns);
    if (assignment.samplesPerSecond() > 0) {
      reporter.rehearse(meter);
    }
    try (var _ = new Sampler(assignment.samplesPerSecond(), () -> sample(meter))) {
      meter.settle();
      Engine engine = open.engine();
      open.run(protocol, context(engine, timer));
      reporter.files(FolderFiles.of(Path.of(task.folder())));
      if (assignment.verifies()) {
        read(protocol, engine, reporter.account(), false, false);
      }
    }
  }

  /// Takes a sample, unless the other worker runs: a sample takes time.
  private void sample(ProcessMeter meter) {
    if (!turns.isWaiting()) {
      reporter.sample(meter);
    }
  }

  private void check(Assignment.Verify assignment) throws Exception {
    Engine engine = engine();
    try (Engine patient = assignment.mayLose() ? new PatientEngine(engine) : engine) {
      var account = new HashMap<String, Long>();
      assignment.account().forEach((name, sum) -> account.put(name, Long.valueOf(sum)));
      read(Protocol.named(task.protocol()), patient, account, true, assignment.mayLose());
    }
  }

  private void read(
      Protocol protocol, Engine engine, Map<String, Long> account, boolean afresh, boolean mayLose)
      throws Exception {
    long lost =
        protocol.verify(
            new VerificationContext(
                task.workload(),
                task.settings(),
                task.seed(),
                engine,
                account,
                mayLose,
                reporter::identified));
    reporter.verified(afresh, task.workload().written(task.settings(), account), lost);
  }

  /// Returns the engine, slowed down if the contender's flags ask for it.
  Engine engine() throws Exception {
    return slowed(bareEngine());
  }

  private Engine slowed(Engine engine) {
    return Optional.ofNullable(System.getProperty(SelfTestFlags.SLOWED))
        .map(SelfTestFlags::share)
        .filter(OptionalDouble::isPresent)
        .<Engine>map(share ->
            new AttendedEngine(
                engine, new Slowdown(share.getAsDouble(), turns.paid(), System::nanoTime)))
        .orElse(engine);
  }

  private Engine bareEngine() throws Exception {
    Path folder = Path.of(task.folder());
    return switch (task.setup()) {
      case Setup.Jdbc jdbc when jdbc.server().isPresent() -> served(jdbc, folder);
      case Setup.Jdbc jdbc -> {
        MadeFiles.make(jdbc.initialise(), folder, System.err::println);
        yield new JdbcEngine(jdbc, task.statements(), folder, reporter::addContradiction);
      }
      case Setup.Store store when store.library().keepsTriples() -> new TripleEngine(store, folder);
      case Setup.Store store -> new StoreEngine(store, folder);
      case Setup.Prevayler prevayler -> new PrevaylerEngine(prevayler, folder);
      case Setup.HeapMap(boolean shared) -> new HeapMapEngine(shared);
      case Setup.AppendedFile file -> new AppendedFileEngine(file, folder);
    };
  }

  private ServedEngine served(Setup.Jdbc jdbc, Path folder) throws Exception {
    ServedEngine served =
        ServedEngine.start(
            jdbc,
            task.statements(),
            folder,
            deadline,
            reporter::addContradiction,
            System.err::println);
    reporter.serving(served.began().making().toMillis(), served.began().starting().toMillis());
    return served;
  }
}
