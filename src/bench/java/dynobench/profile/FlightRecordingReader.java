package dynobench.profile;

import dynobench.files.IoErrorText;
import dynobench.profiling.BlockedStackEvent;
import dynobench.profiling.BlockingCall;
import dynobench.profiling.PhasePart;
import dynobench.profiling.PhasePartEvent;
import dynobench.profiling.ProfileFiles;
import dynobench.profiling.ProfileSettings;
import dynobench.profiling.SystemCalls;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordedFrame;
import jdk.jfr.consumer.RecordedMethod;
import jdk.jfr.consumer.RecordedStackTrace;
import jdk.jfr.consumer.RecordedThread;
import jdk.jfr.consumer.RecordingFile;
import org.jspecify.annotations.Nullable;

/// Reads the flight recording of a worker. It has its own reader for each recording.
final class FlightRecordingReader {
  private static final String COLLECTION = "jdk.GarbageCollection";

  /// Beginning of the cause of collections that the harness forces, outside of the timed parts.
  private static final String FORCED = "System.gc";

  /// Code of the harness that runs between the timed parts.
  private static final List<String> UNTIMED = List.of("dynobench.measure.", "dynobench.profiling.");

  /// Addresses in the names of hidden classes, which differ from run to run.
  private static final Pattern ADDRESS = Pattern.compile("[/+.]0x[0-9a-f]+(\\.\\d+)?");

  private final List<PhaseSpan> spans = new ArrayList<>();
  private final List<ThreadSample> samples = new ArrayList<>();
  private final List<Pause> pauses = new ArrayList<>();
  private final Set<Integer> forced = new HashSet<>();
  private final List<TimedEvent> flushes = new ArrayList<>();
  private final Map<RecordedMethod, String> names = new HashMap<>();
  private final List<BlockedSum> blocked = new ArrayList<>();
  private boolean hasProcessorSamples;

  private FlightRecordingReader() {}

  private record Pause(TimedEvent time, int collection) {}

  private record TimedEvent(Instant start, long nanos) {}

  private record BlockedSum(String phase, String part, SampledStack stack) {}

  private record ThreadSample(Instant at, long thread, String name, List<String> frames) {}

  /// Time of one part of a phase.
  private record PhaseSpan(
      String phase,
      PhasePart part,
      Instant start,
      long nanos,
      long looks,
      long thread,
      boolean clients,
      Optional<SystemCalls> calls) {
    boolean contains(Instant at) {
      return !at.isBefore(start) && at.isBefore(start.plusNanos(nanos));
    }

    boolean isWorking(ThreadSample sample) {
      return clients
          ? sample.name().startsWith(PhasePartEvent.CLIENT_THREAD)
          : sample.thread() == thread;
    }
  }

  /// Reads the recording of an iteration. A recording that is missing or cut off gives a profile
  /// with a problem.
  static IterationProfile read(ProfileFiles files) {
    Path file = files.recording();
    if (!Files.exists(file)) {
      return new IterationProfile(
          files.trial(), files.iteration(), List.of(), Optional.of(absence(files)));
    }
    var reader = new FlightRecordingReader();
    Optional<String> problem = reader.readEvents(file);
    return new IterationProfile(files.trial(), files.iteration(), reader.parts(), problem);
  }

  private static String absence(ProfileFiles files) {
    try {
      return "Trial %d has no profile: %s."
          .formatted(files.trial(), Files.readString(files.failure()).strip());
    } catch (IOException e) {
      return "Trial %d has no profile: its worker ended before it wrote the recording."
          .formatted(files.trial());
    }
  }

  private Optional<String> readEvents(Path file) {
    try (var in = new RecordingFile(file)) {
      while (in.hasMoreEvents()) {
        add(in.readEvent());
      }
    } catch (IOException | RuntimeException | VirtualMachineError e) {
      // A damaged file makes the reader of the JDK throw anything, also an InternalError.
      spans.clear(); // a part of the samples would give wrong shares
      return Optional.of(
          "The recording %s is damaged or cut off: %s."
              .formatted(file.getFileName(), e instanceof IOException io ? IoErrorText.of(io) : e));
    }
    return spans.isEmpty()
        ? Optional.of("The recording %s has no phases.".formatted(file.getFileName()))
        : hasProcessorSamples
            ? Optional.empty()
            : Optional.of(
                "This system has no samples of processor time (Linux with Java 25 has them)."
                    + " Samples of running Java threads replace them, and native code is missing.");
  }

  private void add(RecordedEvent event) {
    switch (event.getEventType().getName()) {
      case PhasePartEvent.NAME -> addSpan(event);
      case BlockedStackEvent.NAME -> addBlocked(event);
      case ProfileSettings.PROCESSOR_SAMPLE -> {
        hasProcessorSamples = true;
        addSample(event, event.getThread());
      }
      case ProfileSettings.JAVA_SAMPLE -> addSample(event, event.getThread("sampledThread"));
      case ProfileSettings.COLLECTOR_PAUSE ->
          pauses.add(new Pause(timed(event), event.getInt("gcId")));
      case COLLECTION -> {
        if (event.getString("cause").startsWith(FORCED)) {
          forced.add(event.getInt("gcId"));
        }
      }
      case ProfileSettings.FILE_FORCE, ProfileSettings.METHOD_TRACE -> flushes.add(timed(event));
      default -> {} // for other tools
    }
  }

  private static TimedEvent timed(RecordedEvent event) {
    return new TimedEvent(event.getStartTime(), event.getDuration().toNanos());
  }

  private void addSpan(RecordedEvent event) {
    if (event.getString(PhasePartEvent.PHASE).equals(PhasePartEvent.WARM_UP)) {
      return;
    }
    RecordedThread thread = event.getThread();
    PhasePart.named(event.getString(PhasePartEvent.PART))
        .ifPresent(part ->
            spans.add(
                new PhaseSpan(
                    event.getString(PhasePartEvent.PHASE),
                    part,
                    event.getStartTime(),
                    event.getDuration().toNanos(),
                    event.getLong(PhasePartEvent.TICKS),
                    thread == null ? -1 : thread.getJavaThreadId(),
                    event.getBoolean(PhasePartEvent.CLIENTS),
                    calls(event))));
  }

  private static Optional<SystemCalls> calls(RecordedEvent event) {
    long reads = event.getLong(PhasePartEvent.READS);
    return reads == PhasePartEvent.UNKNOWN
        ? Optional.empty()
        : Optional.of(
            new SystemCalls(
                reads,
                event.getLong(PhasePartEvent.READ_BYTES),
                event.getLong(PhasePartEvent.WRITES),
                event.getLong(PhasePartEvent.WRITTEN_BYTES)));
  }

  private void addBlocked(RecordedEvent event) {
    String[] inner =
        event.getString(BlockedStackEvent.FRAMES).split(BlockedStackEvent.SEPARATOR, -1);
    var frames = new ArrayList<String>();
    for (String each : inner) {
      frames.add(withoutAddress(each));
    }
    Collections.reverse(frames);
    BlockingCall call =
        BlockingCall.named(event.getString(BlockedStackEvent.CALL)).orElse(BlockingCall.UNKNOWN);
    blocked.add(
        new BlockedSum(
            event.getString(BlockedStackEvent.PHASE),
            event.getString(BlockedStackEvent.PART),
            new SampledStack(
                frames, Optional.of(call), Math.max(1, event.getLong(BlockedStackEvent.TICKS)))));
  }

  private void addSample(RecordedEvent event, @Nullable RecordedThread thread) {
    RecordedStackTrace trace = event.getStackTrace();
    if (thread == null || trace == null) {
      return; // a thread of the JVM, or a sample that failed
    }
    String name = thread.getJavaName() == null ? "" : thread.getJavaName();
    List<RecordedFrame> inner = trace.getFrames();
    var frames = new ArrayList<String>(inner.size() + 1);
    for (RecordedFrame each : inner) {
      String frame = names.computeIfAbsent(each.getMethod(), FlightRecordingReader::nameOf);
      if (!isHidden(frame)) {
        frames.add(frame);
      }
    }
    if (trace.isTruncated()) {
      frames.add(BlockedStackEvent.CUT);
    }
    Collections.reverse(frames);
    if (!isUntimed(frames)) {
      samples.add(new ThreadSample(event.getStartTime(), thread.getJavaThreadId(), name, frames));
    }
  }

  private static boolean isUntimed(List<String> frames) {
    return frames.stream().anyMatch(each -> UNTIMED.stream().anyMatch(each::startsWith));
  }

  private static String nameOf(RecordedMethod method) {
    return withoutAddress(method.getType().getName() + "." + method.getName());
  }

  /// Returns whether a frame belongs to a class that the JVM generates for lambdas. Stacks of
  /// blocked threads do not have such frames either.
  private static boolean isHidden(String frame) {
    return frame.contains("$$Lambda") || frame.contains("LambdaForm$");
  }

  private static String withoutAddress(String frame) {
    return ADDRESS.matcher(frame).replaceAll("");
  }

  private List<PartProfile> parts() {
    return spans.stream().map(this::part).toList();
  }

  private PartProfile part(PhaseSpan span) {
    var running = new HashMap<List<String>, Integer>();
    for (ThreadSample each : samples) {
      if (span.contains(each.at()) && span.isWorking(each)) {
        running.merge(each.frames(), 1, Integer::sum);
      }
    }
    long untimedLooks = 0;
    var working = new ArrayList<SampledStack>();
    running.forEach(
        (frames, count) -> working.add(new SampledStack(frames, Optional.empty(), count)));
    for (BlockedSum each : blocked) {
      if (each.phase().equals(span.phase()) && each.part().equals(span.part().id())) {
        if (isUntimed(each.stack().frames())) {
          untimedLooks += each.stack().samples();
        } else {
          working.add(each.stack());
        }
      }
    }
    List<TimedEvent> collected =
        pauses.stream()
            .filter(each -> !forced.contains(each.collection()))
            .map(Pause::time)
            .filter(each -> span.contains(each.start()))
            .toList();
    return new PartProfile(
        span.phase(),
        span.part(),
        span.nanos(),
        Math.max(0, span.looks() - untimedLooks),
        new PartProfile.PartCounts(
            collected.stream().mapToLong(TimedEvent::nanos).sum(),
            collected.size(),
            flushes.stream().filter(each -> span.contains(each.start())).count(),
            span.calls()),
        working);
  }
}
