package dynobench.failure;

import dynobench.worker.WorkerMain;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// Processes of the tests, as the operating system lists them.
final class Processes {
  private Processes() {}

  static Stream<ProcessHandle> workersOf(ProcessHandle parent) {
    return parent.descendants().filter(Processes::isWorker);
  }

  /// Returns the workers of the tests' JVM that use this folder. Other tests may run others.
  static Stream<ProcessHandle> workersIn(Path folder) {
    return workersOf(ProcessHandle.current())
        .filter(worker -> commandLine(worker).contains(folder.toString()));
  }

  /// Excludes the shell that supervises a worker, which also contains its name.
  private static boolean isWorker(ProcessHandle process) {
    String line = commandLine(process);
    return line.contains(workerName()) && line.split(" ", 2)[0].endsWith("java");
  }

  /// Returns the live daemons that a bad engine in this folder has started. Other builds on the
  /// same machine may have others.
  static List<ProcessHandle> daemonsIn(Path folder) {
    return ProcessHandle.allProcesses()
        .filter(each -> commandLine(each).startsWith("sleep " + BadBehaviour.DAEMON_SECONDS))
        .filter(each -> workingFolder(each).startsWith(folder.toString()))
        .toList();
  }

  /// Returns the working folder from Linux, which is the former path of a deleted folder. Returns
  /// an empty text if the process is gone.
  private static String workingFolder(ProcessHandle process) {
    try {
      Path link = Path.of("/proc", String.valueOf(process.pid()), "cwd");
      return Files.readSymbolicLink(link).toString();
    } catch (IOException e) {
      return "";
    }
  }

  private static String workerName() {
    return WorkerMain.class.getName();
  }

  /// Returns the command line with all arguments; empty if the process is gone.
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
