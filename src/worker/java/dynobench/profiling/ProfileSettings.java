package dynobench.profiling;

import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import jdk.jfr.EventType;
import jdk.jfr.FlightRecorder;
import jdk.jfr.Recording;

/// Events of a flight recording that a profile needs. An event that this JVM does not know is left
/// out; the reader notices that it is missing.
public final class ProfileSettings {
  /// Samples of the processor time of every thread; only on Linux, since JDK 25.
  public static final String PROCESSOR_SAMPLE = "jdk.CPUTimeSample";

  /// Samples of threads that run Java code, on every system.
  public static final String JAVA_SAMPLE = "jdk.ExecutionSample";

  /// Samples of threads that run native code, on every system.
  public static final String NATIVE_SAMPLE = "jdk.NativeMethodSample";

  public static final String FILE_FORCE = "jdk.FileForce";
  public static final String METHOD_TRACE = "jdk.MethodTrace";
  public static final String COLLECTOR_PAUSE = "jdk.GCPhasePause";

  /// JVM flags of a profiled worker: deep stacks, and exact positions in compiled code.
  public static final List<String> JVM_FLAGS =
      List.of(
          "-XX:FlightRecorderOptions:stackdepth=" + ProfileSettings.MOST_FRAMES,
          "-XX:+UnlockDiagnosticVMOptions",
          "-XX:+DebugNonSafepoints");

  /// Maximum number of frames of a stack. Deeper stacks lose their outermost frames.
  public static final int MOST_FRAMES = 256;

  /// Interval of processor time between two samples of a thread. Linux with its usual clock
  /// delivers at most one sample in 4 ms.
  private static final String PROCESSOR_INTERVAL = "2ms";

  private static final Duration JAVA_INTERVAL = Duration.ofMillis(10);

  /// Method that flushes a file without an event of its own.
  private static final String SYNC = "java.io.FileDescriptor::sync";

  private ProfileSettings() {}

  static void enable(Recording recording) {
    Set<String> known =
        FlightRecorder.getFlightRecorder().getEventTypes().stream()
            .map(EventType::getName)
            .collect(Collectors.toSet());
    if (known.contains(PROCESSOR_SAMPLE) && isLinux()) {
      recording.enable(PROCESSOR_SAMPLE).with("throttle", PROCESSOR_INTERVAL);
    } else {
      recording.enable(JAVA_SAMPLE).withPeriod(JAVA_INTERVAL);
      recording.enable(NATIVE_SAMPLE).withPeriod(JAVA_INTERVAL);
    }
    recording.enable(FILE_FORCE).withThreshold(Duration.ZERO).withoutStackTrace();
    if (known.contains(METHOD_TRACE)) {
      recording
          .enable(METHOD_TRACE)
          .with("filter", SYNC)
          .withThreshold(Duration.ZERO)
          .withoutStackTrace();
    }
    recording.enable(COLLECTOR_PAUSE);
    for (String each :
        List.of(
            "jdk.GarbageCollection",
            "jdk.GCHeapSummary",
            "jdk.GCCPUTime",
            "jdk.ObjectAllocationSample",
            "jdk.JVMInformation",
            "jdk.OSInformation",
            "jdk.CPUInformation")) {
      recording.enable(each);
    }
    for (String each :
        List.of("jdk.JavaMonitorEnter", "jdk.ThreadPark", "jdk.FileRead", "jdk.FileWrite")) {
      recording.enable(each).withThreshold(Duration.ofMillis(10));
    }
    recording.enable("jdk.Compilation").withThreshold(Duration.ofMillis(100));
    recording.enable(PhasePartEvent.class);
    recording.enable(BlockedStackEvent.class);
  }

  private static boolean isLinux() {
    return System.getProperty("os.name", "").startsWith("Linux");
  }
}
