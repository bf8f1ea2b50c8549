package dynobench.worker;

import dynobench.catalog.Setup;
import dynobench.engine.Engine;
import dynobench.engine.baseline.AppendedFileEngine;
import dynobench.engine.baseline.HeapMapEngine;
import dynobench.engine.jdbc.JdbcEngine;
import dynobench.engine.je.JeEngine;
import dynobench.event.Outcome;
import dynobench.measure.ProcessMeter;
import dynobench.workload.PhaseTimer;
import dynobench.workload.Site;
import dynobench.workload.Workload;
import dynobench.workload.Workloads;
import dynobench.workload.WrongDataException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.Objects;
import java.util.stream.Stream;

/// Runs one assignment and says how it ended.
final class TrialRun {
  private static final int BYTES_PER_MEGABYTE = 1 << 20;

  /// An outcome has to fit into one line of the pipe, whatever an engine throws.
  private static final int LONGEST_MESSAGE = 2_000;

  private static final int LONGEST_DETAILS = 20_000;

  /// Causes may go in circles.
  private static final int MOST_CAUSES = 20;

  private final Assignment assignment;
  private final TrialReporter reporter;

  TrialRun(Assignment assignment, EventPipe pipe) {
    this.assignment = assignment;
    this.reporter = new TrialReporter(pipe, assignment.trial().number());
  }

  /// The engine may throw, and leave behind, whatever it likes: it becomes an outcome.
  Outcome run() {
    try {
      work();
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

  private Outcome failed(Throwable failure) {
    return new Outcome.Failed(reporter.last().phase(), message(failure), stackTrace(failure));
  }

  private void work() throws Exception {
    Path folder = Path.of(assignment.folder());
    var meter = new ProcessMeter(folder);
    var timer = new PhaseTimer(System::nanoTime, meter, reporter);
    String name = assignment.trial().workload();
    Workload workload =
        Workloads.named(name)
            .orElseThrow(() -> new IllegalArgumentException("unknown workload " + name));
    if (assignment.samplesPerSecond() > 0) {
      reporter.rehearse(meter);
    }
    try (Engine engine = engine(assignment.setup(), folder);
        var _ = new Sampler(assignment.samplesPerSecond(), () -> reporter.sample(meter))) {
      workload.run(
          new Site(assignment.trial(), assignment.seed(), assignment.setup(), engine, timer));
    } finally {
      reporter.sendQuestions();
    }
  }

  private Engine engine(Setup setup, Path folder) {
    return switch (setup) {
      case Setup.Jdbc jdbc -> new JdbcEngine(jdbc, folder, reporter::question);
      case Setup.Je je -> new JeEngine(je, folder);
      case Setup.HeapMap() -> new HeapMapEngine();
      case Setup.AppendedFile file -> new AppendedFileEngine(file, folder);
    };
  }

  private static String message(Throwable failure) {
    String message = failure.getMessage();
    return message == null || message.isBlank()
        ? failure.getClass().getName()
        : cut(message, LONGEST_MESSAGE).strip().replaceAll("\\s*\\R\\s*", " ")
            + " ("
            + failure.getClass().getSimpleName()
            + ")";
  }

  private static String stackTrace(Throwable failure) {
    var text = new StringWriter();
    failure.printStackTrace(new PrintWriter(text));
    return cut(text.toString(), LONGEST_DETAILS);
  }

  private static String cut(String text, int most) {
    return text.length() <= most ? text : text.substring(0, most) + "…";
  }
}
