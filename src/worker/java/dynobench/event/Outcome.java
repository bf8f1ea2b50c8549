package dynobench.event;

import java.util.Locale;
import java.util.OptionalInt;

/// How a trial ended.
public sealed interface Outcome {
  /// Whether the trial's times count.
  default boolean counts() {
    return this instanceof Completed;
  }

  /// One sentence for a person.
  String sentence();

  /// What a programmer wants to see besides: a stack trace, or last lines; mostly empty.
  default String details() {
    return "";
  }

  /// All phases ran and the data were verified.
  record Completed() implements Outcome {
    @Override
    public String sentence() {
      return "completed, data verified";
    }
  }

  /// The engine reported an error.
  ///
  /// @param phase in which it happened
  /// @param message the engine's own words
  /// @param details the stack trace
  record Failed(String phase, String message, String details) implements Outcome {
    /// No phase: the disk that is made for a crash.
    private static final String DISK = "disk";

    /// Of a disk that could not be made, copied or mounted, which no engine has asked for.
    public static Failed ofDisk(String message) {
      return new Failed(DISK, message, "");
    }

    /// Whether the engine has nothing to do with it.
    public boolean isOfDisk() {
      return phase.equals(DISK);
    }

    @Override
    public String sentence() {
      return "failed in " + phase + ": " + message;
    }
  }

  /// The database gave back other data than were put in.
  record WrongData(String expected, String found) implements Outcome {
    @Override
    public String sentence() {
      return "wrong data: expected " + expected + ", found " + found;
    }
  }

  /// The worker's heap was too small.
  ///
  /// @param row the row that it had reached
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

  /// The trial took longer than the plan allows.
  record TimedOut(String phase, long limitMillis) implements Outcome {
    @Override
    public String sentence() {
      return String.format(
          Locale.ROOT, "stopped in %s after the time limit of %s s", phase, limitMillis / 1000.0);
    }
  }

  /// The user stopped the run.
  record Cancelled() implements Outcome {
    @Override
    public String sentence() {
      return "cancelled";
    }
  }

  /// The worker's process ended on its own.
  ///
  /// @param signal that killed it, where the system tells
  /// @param lastOutput the last lines that it printed; may be empty
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
