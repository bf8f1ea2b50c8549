package dynobench.worker;

import dynobench.event.Outcome;
import dynobench.measure.PhaseTiming;
import dynobench.measure.ResourceUsage;
import dynobench.profiling.ProfileFiles;
import dynobench.profiling.TrialProfiler;
import dynobench.protocol.ForwardingPhaseListener;
import dynobench.protocol.PhaseListener;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/// A trial that runs alone and is profiled. The clock of its phases excludes the time in which the
/// profiler changes from one part of a phase to the next.
final class ProfiledTrial implements WorkerAlternation {
  private final TrialProfiler profiler;

  private ProfiledTrial(TrialProfiler profiler) {
    this.profiler = profiler;
  }

  /// Runs an iteration with a profiler, and returns its outcome. If this JVM cannot record, the
  /// iteration runs without a profiler, and a file tells the reason.
  static Outcome outcome(
      Assignment.Measure measure,
      Assignment.ProfileRequest request,
      EventPipe pipe,
      OptionalLong emptyBytes) {
    var files =
        new ProfileFiles(
            Path.of(request.folder()), measure.task().trial().number(), request.iteration());
    TrialProfiler started;
    try {
      started = TrialProfiler.start(files);
    } catch (IOException | IllegalStateException | LinkageError e) {
      refuse(files, "the flight recorder did not start: " + e.getMessage());
      return run(measure, pipe, WorkerAlternation.ALONE, emptyBytes);
    }
    try (started) {
      return run(measure, pipe, new ProfiledTrial(started), emptyBytes);
    }
  }

  private static Outcome run(
      Assignment.Measure measure,
      EventPipe pipe,
      WorkerAlternation alternation,
      OptionalLong emptyBytes) {
    return new TrialRun(measure.task(), pipe, alternation).measure(measure, emptyBytes);
  }

  private static void refuse(ProfileFiles files, String reason) {
    try {
      Files.writeString(files.failure(), reason);
    } catch (IOException e) {
      System.err.println("No profile, because " + reason + "; this was not stored: " + e);
    }
  }

  @Override
  public long nanos() {
    return System.nanoTime() - profiler.ownNanos();
  }

  @Override
  public void afterOpen() {
    profiler.afterOpen();
  }

  @Override
  public void beforeClose() {
    profiler.beforeClose();
  }

  @Override
  public void beforeCounting() {
    profiler.beforeCounting();
  }

  @Override
  public void afterCounting() {
    profiler.afterCounting();
  }

  @Override
  public PhaseListener listener(TrialReporter reporter) {
    return new ForwardingPhaseListener(reporter) {
      @Override
      public void started(String phase, long expected, LongSupplier done) {
        super.started(phase, expected, done);
        profiler.began(phase);
      }

      @Override
      public void finished(String phase, long operations, PhaseTiming timing, ResourceUsage usage) {
        profiler.finished();
        super.finished(phase, operations, timing, usage);
      }
    };
  }
}
