package dynobench.failure;

import dynobench.worker.WorkerMain;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Stream;

/// Processes of the tests, as the system sees them.
final class Processes {
  private static final long POLL_NANOS = 10_000_000;

  private Processes() {}

  static Stream<ProcessHandle> workersOf(ProcessHandle parent) {
    return parent.descendants().filter(Processes::isWorker);
  }

  /// Those of the tests' own JVM that work in this folder: other tests have others.
  static Stream<ProcessHandle> workersIn(Path folder) {
    return workersOf(ProcessHandle.current())
        .filter(worker -> commandLine(worker).contains(folder.toString()));
  }

  /// The shell beside a worker names it, too.
  private static boolean isWorker(ProcessHandle process) {
    String line = commandLine(process);
    return line.contains(workerName()) && line.split(" ", 2)[0].endsWith("java");
  }

  /// The daemons that a bad engine has started and that live.
  static List<ProcessHandle> daemons() {
    return ProcessHandle.allProcesses()
        .filter(each -> commandLine(each).startsWith("sleep " + BadBehaviour.DAEMON_SECONDS))
        .toList();
  }

  private static String workerName() {
    return WorkerMain.class.getName();
  }

  /// With all arguments; empty when the process is gone.
  static String commandLine(ProcessHandle process) {
    try {
      return Files.readString(Path.of("/proc", String.valueOf(process.pid()), "cmdline"))
          .replace('\0', ' ');
    } catch (NoSuchFileException e) {
      return "";
    } catch (IOException e) {
      return process.isAlive() ? unreadable(e) : "";
    }
  }

  private static String unreadable(IOException e) {
    throw new UncheckedIOException(e);
  }

  /// Polls until there is a value.
  static <T> T await(String what, Duration limit, Supplier<Optional<T>> value) {
    long deadline = System.nanoTime() + limit.toNanos();
    while (true) {
      Optional<T> found = value.get();
      if (found.isPresent()) {
        return found.get();
      }
      if (System.nanoTime() - deadline > 0) {
        throw new AssertionError("not within " + limit + ": " + what);
      }
      LockSupport.parkNanos(POLL_NANOS);
    }
  }

  /// Polls until the condition holds.
  static void awaitThat(String what, Duration limit, BooleanSupplier condition) {
    boolean _ =
        await(what, limit, () -> condition.getAsBoolean() ? Optional.of(true) : Optional.empty());
  }

  /// Sends a signal, such as `INT`.
  static void signal(String name, ProcessHandle... processes) {
    var command = new java.util.ArrayList<String>(java.util.List.of("kill", "-" + name));
    Stream.of(processes).map(each -> String.valueOf(each.pid())).forEach(command::add);
    try {
      new ProcessBuilder(command).inheritIO().start().waitFor();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }
}
