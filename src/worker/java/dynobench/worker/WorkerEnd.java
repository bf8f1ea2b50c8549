package dynobench.worker;

import java.time.Duration;
import jdk.jfr.FlightRecorder;
import jdk.jfr.Recording;

/// Ends the JVM at once, whatever the engine is doing, but writes running flight recordings first:
/// a halt runs no shutdown hook, and would leave their files empty.
final class WorkerEnd {
  private static final String MODULE = "jdk.jfr";
  private static final String FLAG = "-XX:StartFlightRecording";

  /// Less than the parent waits.
  private static final Duration WRITING = Duration.ofSeconds(8);

  private WorkerEnd() {}

  /// Whether a JVM flag starts a flight recording.
  static boolean isRecording(String flag) {
    return flag.startsWith(FLAG);
  }

  /// Never returns.
  static void halt(int code) {
    try {
      if (ModuleLayer.boot().findModule(MODULE).isPresent() && FlightRecorder.isInitialized()) {
        Thread writer = Thread.ofPlatform().daemon().start(WorkerEnd::writeRecordings);
        writer.join(WRITING);
      }
    } catch (InterruptedException | RuntimeException | Error e) { // the heap may be full
      System.err.println("A flight recording was not written: " + e);
    } finally {
      Runtime.getRuntime().halt(code);
    }
  }

  private static void writeRecordings() {
    for (Recording each : FlightRecorder.getFlightRecorder().getRecordings()) {
      if (each.getDestination() != null) {
        each.stop();
      }
    }
  }
}
