package dynobench.event;

import java.util.Locale;
import java.util.OptionalInt;

/// The way a trial ended.
public sealed interface Outcome {
  /// Returns whether the trial's times count.
  default boolean counts() {
    return this instanceof Completed;
  }

  /// Returns the outcome as one sentence for the user.
  String sentence();

  /// Returns further details for developers, such as a stack trace or the last lines of output.
  /// Empty unless the trial failed or the worker died.
  default String details() {
    return "";
  }

  /// All phases ran and the data were verified. In a crash trial, all crashes were examined.
  record Completed() implements Outcome {
    @Override
    public String sentence() {
      return "completed, data verified";
    }
  }

  /// The engine reported an error, or the disk of a crash trial failed.
  ///
  /// @param phase phase in which the error happened; `disk` for the disk of a crash trial
  /// @param message the engine's message, or that about the disk
  /// @param details the stack trace; empty for the disk
  record Failed(String phase, String message, String details) implements Outcome {
    /// Value of `phase` for failures of the disk that a crash trial uses.
    private static final String DISK = "disk";

    /// Creates the failure of a disk that Dynobench could not create, copy or mount for a crash
    /// trial.
    public static Failed ofDisk(String message) {
      return new Failed(DISK, message, "");
    }

    /// Returns whether the disk of a crash trial failed, and not the engine.
    public boolean isOfDisk() {
      return phase.equals(DISK);
    }

    @Override
    public String sentence() {
      return "failed in " + phase + ": " + message;
    }
  }

  /// The database returned data that differ from the data written.
  record WrongData(String expected, String found) implements Outcome {
    @Override
    public String sentence() {
      return "wrong data: expected " + expected + ", found " + found;
    }
  }

  /// The worker's heap was too small.
  ///
  /// @param row the row that the phase had reached; 0 if it had done none
  record OutOfMemory(String phase, long row, int heapMegabytes) implements Outcome {
    @Override
    public String sentence() {
      if (row == 0) {
        return String.format(
            Locale.ROOT,
            "out of memory in %s with a heap of %,d MB: raise jvm.heap",
            phase,
            heapMegabytes);
      }
      return String.format(
          Locale.ROOT,
          "out of memory in %s at row %,d with a heap of %,d MB: raise jvm.heap or lower the rows",
          phase,
          row,
          heapMegabytes);
    }
  }

  /// The trial exceeded the plan's time limit.
  record TimedOut(String phase, long limitMillis) implements Outcome {
    @Override
    public String sentence() {
      return String.format(
          Locale.ROOT, "stopped in %s after the time limit of %s s", phase, limitMillis / 1000.0);
    }
  }

  /// The user cancelled the run.
  record Cancelled() implements Outcome {
    @Override
    public String sentence() {
      return "cancelled";
    }
  }

  /// The worker's process ended unexpectedly.
  ///
  /// @param signal signal that killed the process, where the operating system reports one
  /// @param lastOutput the last lines that the process printed; may be empty
  record WorkerDied(String phase, int exitCode, OptionalInt signal, String lastOutput)
      implements Outcome {
    @Override
    public String details() {
      return lastOutput;
    }

    @Override
    public String sentence() {
      String how = signal.isPresent() ? "signal " + signal.getAsInt() : "exit code " + exitCode;
      String last = lastOutput.isEmpty() ? "" : "; its last output: " + lastOutput;
      return "the worker died in " + phase + " (" + how + ")" + last;
    }
  }
}
