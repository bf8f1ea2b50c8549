package dynobench.profiling;

import dynobench.measure.ProcText;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

/// Number of read and write calls of this process for files and pipes, and their bytes. Linux
/// counts them; other systems do not tell.
public record SystemCalls(long reads, long readBytes, long writes, long writtenBytes) {
  private static final Path PROCESS = Path.of("/proc/self");

  /// Beginnings of the names of threads whose calls do not belong to the work: those of Dynobench
  /// and of the flight recorder.
  private static final List<String> OWN_THREADS = List.of("dynobench-", "JFR ");

  public SystemCalls {
    if (Stream.of(reads, readBytes, writes, writtenBytes).anyMatch(each -> each < 0)) {
      throw new IllegalArgumentException("counts are not negative");
    }
  }

  /// Counter that leaves out the calls of the profiler.
  static final class Counter {
    private final List<Path> own;
    private final Optional<SystemCalls> counting;

    private Counter(List<Path> own) {
      this.own = own;
      Optional<SystemCalls> start = total();
      this.counting = difference(total(), start);
    }

    /// Returns a counter. The threads of the profiler must have started.
    static Counter start() {
      return new Counter(ownThreads());
    }

    /// Returns the calls since the process began; empty where the system does not tell.
    Optional<SystemCalls> total() {
      Optional<SystemCalls> sum = of(PROCESS);
      for (Path each : own) {
        sum = difference(sum, of(each));
      }
      return sum;
    }

    /// Returns the calls since an earlier total, without those of this counter.
    Optional<SystemCalls> since(Optional<SystemCalls> start) {
      return difference(difference(total(), start), counting);
    }
  }

  private static List<Path> ownThreads() {
    var found = new ArrayList<Path>();
    WorkingThread.tasks()
        .forEach((task, name) -> {
          if (OWN_THREADS.stream().anyMatch(name::startsWith)) {
            found.add(task);
          }
        });
    return found;
  }

  private static Optional<SystemCalls> of(Path task) {
    ProcText text = ProcText.read(task.resolve("io"));
    OptionalLong reads = text.count("syscr");
    OptionalLong writes = text.count("syscw");
    OptionalLong readBytes = text.count("rchar");
    OptionalLong writtenBytes = text.count("wchar");
    return Stream.of(reads, readBytes, writes, writtenBytes).allMatch(OptionalLong::isPresent)
        ? Optional.of(
            new SystemCalls(
                reads.getAsLong(),
                readBytes.getAsLong(),
                writes.getAsLong(),
                writtenBytes.getAsLong()))
        : Optional.empty();
  }

  private static Optional<SystemCalls> difference(
      Optional<SystemCalls> end, Optional<SystemCalls> start) {
    return end.flatMap(it -> start.map(it::minus));
  }

  private SystemCalls minus(SystemCalls other) {
    return new SystemCalls(
        Math.max(0, reads - other.reads),
        Math.max(0, readBytes - other.readBytes),
        Math.max(0, writes - other.writes),
        Math.max(0, writtenBytes - other.writtenBytes));
  }
}
