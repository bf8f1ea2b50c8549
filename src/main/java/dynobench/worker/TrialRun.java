package dynobench.worker;

import dynobench.catalog.Setup;
import dynobench.engine.Engine;
import dynobench.engine.baseline.AppendedFileEngine;
import dynobench.engine.baseline.HeapMapEngine;
import dynobench.engine.jdbc.JdbcEngine;
import dynobench.engine.je.JeEngine;
import dynobench.event.Outcome;
import dynobench.measure.ProcessMeter;
import dynobench.plan.Trial;
import dynobench.secret.Secrets;
import dynobench.workload.PhaseTimer;
import dynobench.workload.Reading;
import dynobench.workload.Site;
import dynobench.workload.Workload;
import dynobench.workload.Workloads;
import dynobench.workload.WrongDataException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.Stream;

/// Carries out one assignment and says how it ended.
final class TrialRun {
  private static final int BYTES_PER_MEGABYTE = 1 << 20;

  /// An outcome has to fit into one line of the pipe, whatever an engine throws.
  private static final int LONGEST_MESSAGE = 2_000;

  private static final int LONGEST_DETAILS = 20_000;

  /// Causes may go in circles.
  private static final int MOST_CAUSES = 20;

  /// What an engine may do to the whole of an assignment.
  @FunctionalInterface
  private interface Work {
    void run() throws Exception;
  }

  private final Trial trial;
  private final Setup setup;
  private final TrialReporter reporter;

  TrialRun(Trial trial, Setup setup, EventPipe pipe) {
    this.trial = trial;
    this.setup = setup;
    this.reporter = new TrialReporter(pipe, trial.number());
  }

  Outcome measure(Assignment.Measure assignment) {
    return outcome(() -> work(assignment));
  }

  Outcome verify(Assignment.Verify assignment) {
    reporter.began("verification");
    return outcome(() -> check(assignment));
  }

  /// The engine may throw, and leave behind, whatever it likes: it becomes an outcome.
  private Outcome outcome(Work work) {
    try {
      work.run();
      return new Outcome.Completed();
    } catch (WrongDataException e) {
      return new Outcome.WrongData(e.expected(), e.found());
    } catch (Throwable e) {
      return isOutOfMemory(e) ? outOfMemory() : failed(e);
    }
  }

  /// Most engines wrap it in an exception of their own.
  private static boolean isOutOfMemory(Throwable failure) {
    return Stream.iterate(failure, Objects::nonNull, Throwable::getCause)
        .limit(MOST_CAUSES)
        .anyMatch(OutOfMemoryError.class::isInstance);
  }

  private Outcome outOfMemory() {
    TrialReporter.Stage stage = reporter.last();
    int heap = (int) (Runtime.getRuntime().maxMemory() / BYTES_PER_MEGABYTE);
    return new Outcome.OutOfMemory(stage.phase(), stage.done().getAsLong(), heap);
  }

  /// Secrets are hidden here, because the texts are cut here: the parent would not know half of
  /// one.
  private Outcome failed(Throwable failure) {
    Secrets secrets =
        setup.secrets().readInFlags(ManagementFactory.getRuntimeMXBean().getInputArguments());
    return new Outcome.Failed(
        reporter.last().phase(), message(failure, secrets), stackTrace(failure, secrets));
  }

  private void work(Assignment.Measure assignment) throws Exception {
    Path folder = Path.of(assignment.folder());
    var meter = new ProcessMeter(folder);
    var timer = new PhaseTimer(System::nanoTime, meter, reporter);
    Workload workload = workload();
    if (assignment.samplesPerSecond() > 0) {
      reporter.rehearse(meter);
    }
    try (Engine engine = engine(setup, folder);
        var _ = new Sampler(assignment.samplesPerSecond(), () -> reporter.sample(meter))) {
      workload.run(new Site(trial, assignment.seed(), setup, engine, timer));
      if (assignment.verifies()) {
        read(workload, assignment.seed(), engine, false, false);
      }
    } finally {
      reporter.sendQuestions();
    }
  }

  private void check(Assignment.Verify assignment) throws Exception {
    Engine engine = engine(setup, Path.of(assignment.folder()));
    try (Engine patient = assignment.mayLose() ? new PatientEngine(engine) : engine) {
      read(workload(), assignment.seed(), patient, true, assignment.mayLose());
    }
  }

  private void read(Workload workload, long seed, Engine engine, boolean afresh, boolean mayLose)
      throws Exception {
    long lost = workload.verify(new Reading(trial, seed, engine, mayLose, reporter::identified));
    reporter.verified(afresh, trial.rows(), lost);
  }

  private Workload workload() {
    return Workloads.named(trial.workload())
        .orElseThrow(() -> new IllegalArgumentException("unknown workload " + trial.workload()));
  }

  private Engine engine(Setup setup, Path folder) {
    return switch (setup) {
      case Setup.Jdbc jdbc -> new JdbcEngine(jdbc, folder, reporter::question);
      case Setup.Je je -> new JeEngine(je, folder);
      case Setup.HeapMap() -> new HeapMapEngine();
      case Setup.AppendedFile file -> new AppendedFileEngine(file, folder);
    };
  }

  private static String message(Throwable failure, Secrets secrets) {
    String message = failure.getMessage();
    return message == null || message.isBlank()
        ? failure.getClass().getName()
        : cut(secrets.hide(message), LONGEST_MESSAGE).strip().replaceAll("\\s*\\R\\s*", " ")
            + " ("
            + failure.getClass().getSimpleName()
            + ")";
  }

  private static String stackTrace(Throwable failure, Secrets secrets) {
    var text = new StringWriter();
    failure.printStackTrace(new PrintWriter(text));
    return cut(secrets.hide(text.toString()), LONGEST_DETAILS);
  }

  private static String cut(String text, int most) {
    return text.length() <= most ? text : text.substring(0, most) + "…";
  }
}
