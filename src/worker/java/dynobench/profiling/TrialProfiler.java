package dynobench.profiling;

import dynobench.protocol.PhasePauses;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import jdk.jfr.Recording;
import org.jspecify.annotations.Nullable;

/// Profiler of one iteration of a trial: it records from its creation until it is closed, and marks
/// the parts of the phases in the recording. Confined to the thread that runs the phases.
public final class TrialProfiler implements PhasePauses, AutoCloseable {
  private static final long SEED = 2005;
  private static final long WARM_UP_NANOS = 600_000_000;
  private static final long WARM_UP_PART_NANOS = 10_000_000;

  private final Recording recording;
  private final BlockedThreadSampler sampler;
  private SystemCalls.Counter calls = SystemCalls.Counter.start();
  private @Nullable PhasePartEvent running;
  private Optional<SystemCalls> before = Optional.empty();
  private String phase = "";
  private long ownNanos;

  private TrialProfiler(Recording recording, BlockedThreadSampler sampler) {
    this.recording = recording;
    this.sampler = sampler;
  }

  /// Starts to record.
  ///
  /// @throws IOException when the recording cannot be written to its file
  public static TrialProfiler start(ProfileFiles files) throws IOException {
    var recording = new Recording();
    ProfileSettings.enable(recording);
    recording.setName("Dynobench " + files.name());
    recording.setToDisk(true);
    recording.setDumpOnExit(true);
    recording.setDestination(files.recording());
    recording.start();
    var profiler = new TrialProfiler(recording, new BlockedThreadSampler(SEED));
    profiler.warmUp();
    return profiler;
  }

  /// Profiles nothing for a while, so that the JVM has loaded and compiled the code of the profiler
  /// and of the flight recorder before the first phase. Otherwise its compilers would work on this
  /// code during that phase.
  private void warmUp() {
    long end = System.nanoTime() + WARM_UP_NANOS;
    while (System.nanoTime() < end) {
      began(PhasePartEvent.WARM_UP);
      afterOpen();
      LockSupport.parkNanos(WARM_UP_PART_NANOS);
      beforeClose();
      finished();
    }
    calls = SystemCalls.Counter.start(); // by now, all threads of the profiler have their names
    ownNanos = 0;
  }

  /// Returns the time that the profiler has spent in the calls of this class while the clock of a
  /// phase was running.
  public long ownNanos() {
    return ownNanos;
  }

  /// Called before the clock of a phase starts.
  public void began(String name) {
    phase = name;
    begin(PhasePart.OPEN, false);
  }

  @Override
  public void afterOpen() {
    change(PhasePart.WORK, false);
  }

  @Override
  public void beforeClose() {
    change(PhasePart.CLOSE, false);
  }

  @Override
  public void beforeCounting() {
    change(PhasePart.WORK, true);
  }

  @Override
  public void afterCounting() {
    change(PhasePart.CLOSE, false);
  }

  /// Called after the clock of a phase has stopped.
  public void finished() {
    end();
  }

  private void change(PhasePart part, boolean clients) {
    long start = System.nanoTime();
    end();
    begin(part, clients);
    ownNanos += System.nanoTime() - start;
  }

  private void begin(PhasePart part, boolean clients) {
    end(); // a phase that failed has not ended its part
    var event = new PhasePartEvent(phase, part.id(), clients);
    running = event;
    sampler.begin(clients ? WorkingThread.clients() : List.of(WorkingThread.current()));
    before = calls.total();
    event.begin();
  }

  private void end() {
    PhasePartEvent event = running;
    if (event == null) {
      return;
    }
    running = null;
    event.end();
    calls.since(before).ifPresent(event::count);
    BlockedThreadSampler.Looks looks = sampler.end();
    event.ticks = looks.ticks();
    event.commit();
    var sums = new HashMap<StackKey, Integer>();
    looks
        .blocked()
        .forEach((found, count) ->
            sums.merge(new StackKey(found.call(), text(found.frames())), count, Integer::sum));
    for (Map.Entry<StackKey, Integer> each : sums.entrySet()) {
      new BlockedStackEvent(
              event.phase,
              event.part,
              each.getKey().call().id(),
              each.getValue(),
              each.getKey().frames())
          .commit();
    }
  }

  private record StackKey(BlockingCall call, String frames) {}

  private static String text(List<StackTraceElement> frames) {
    return Stream.concat(
            frames.stream()
                .limit(ProfileSettings.MOST_FRAMES)
                .map(each -> each.getClassName() + "." + each.getMethodName()),
            frames.size() > ProfileSettings.MOST_FRAMES
                ? Stream.of(BlockedStackEvent.CUT)
                : Stream.empty())
        .collect(Collectors.joining(BlockedStackEvent.SEPARATOR));
  }

  /// Ends the recording and writes it.
  @Override
  public void close() {
    try (recording) {
      end();
      sampler.close();
      recording.stop();
    }
  }
}
