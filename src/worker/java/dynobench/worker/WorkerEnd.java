package dynobench.worker;

import java.time.Duration;
import jdk.jfr.FlightRecorder;
import jdk.jfr.Recording;

/// End of the JVM. The JVM ends at once, even if the engine is still working. Only flight
/// recordings with a file are written first, for up to 8 s: a halt runs no shutdown hook, and would
/// leave their files empty.
final class WorkerEnd {
  private static final String MODULE = "jdk.jfr";
  private static final String FLAG = "-XX:StartFlightRecording";

  /// Time limit for writing, shorter than the parent's wait.
  private static final Duration WRITING = Duration.ofSeconds(8);

  private WorkerEnd() {}

  /// Returns whether a JVM flag starts a flight recording.
  static boolean isRecording(String flag) {
    return flag.startsWith(FLAG);
  }

  /// Ends the JVM and never returns.
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
