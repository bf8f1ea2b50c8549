package dynobench.run;

import dynobench.files.SystemPrograms;
import dynobench.secret.SecretKey;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/// Starts processes, and ends all processes that these start themselves. A small shell waits for
/// each started process. When the process or its parent ends, the shell ends the process's session,
/// and all processes with its mark in their environment. Until then the shell sleeps. It returns
/// the process's exit code. It has a separate session, so that a signal to the program's process
/// group does not reach it.
///
/// The shell needs Linux's `/proc`, and `setpriv` and `setsid` of util-linux. Elsewhere processes
/// are started without a shell, and [#reachesAll] returns false.
final class ProcessSupervisor {
  /// Removed variables: they would add flags that the stored environment does not list. Variables
  /// with names of secrets, such as servers' passwords, are removed, too.
  private static final Set<String> WITHHELD =
      Set.of("JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS");

  /// Maximum time until all threads are stopped. A thread that waits for a disk stops only after
  /// that wait.
  private static final Duration STOPPING = Duration.ofSeconds(30);

  /// Exit code of a process that was ended with SIGKILL.
  private static final int KILLED = 137;

  /// Mark of all processes of this object. All processes with the mark that live at the same time
  /// must end together.
  private final WorkerMark mark = WorkerMark.fresh();

  private final List<String> wrapping;

  private ProcessSupervisor(List<String> wrapping) {
    this.wrapping = List.copyOf(wrapping);
  }

  /// Returns the supervision that this system supports.
  static ProcessSupervisor forThisSystem() {
    return new ProcessSupervisor(SupervisingShell.wrapping());
  }

  /// Returns the supervision that this system supports, and records its mark in a run's folder for
  /// [LeftProcesses].
  static ProcessSupervisor recordedIn(Path folder) throws IOException {
    ProcessSupervisor supervision = forThisSystem();
    supervision.mark.note(folder);
    return supervision;
  }

  /// Returns whether all descendants of a process end with it, even detached ones, and even when
  /// this program is killed. Otherwise only attached descendants are ended.
  boolean reachesAll() {
    return !wrapping.isEmpty();
  }

  /// Ends a process and its descendants. If the process has a shell, the shell does this; after the
  /// limit, this method ends them itself. An interrupt only shortens the waiting: the processes are
  /// ended all the same.
  void end(Process process, Duration limit) {
    List<ProcessHandle> tied = process.descendants().toList();
    if (reachesAll()) {
      process.destroy(); // the shell then does the rest
    } else {
      process.destroyForcibly();
    }
    boolean ended = false;
    try {
      ended = process.waitFor(limit.toMillis(), TimeUnit.MILLISECONDS);
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    if (!ended) {
      process.destroyForcibly();
    }
    tied.forEach(ProcessHandle::destroyForcibly);
    if (reachesAll() && (!ended || process.exitValue() == KILLED)) {
      endMarked();
    }
  }

  /// Stops a process and its session, and waits until all threads have stopped. When `kill`
  /// returns, the signal may not have arrived yet: on a busy machine a process continues to write
  /// for a tenth of a second.
  ///
  /// @throws IOException when a thread has not stopped after 30 seconds
  void freeze(Process process) throws IOException, InterruptedException {
    signal(process, "STOP");
    long deadline = System.nanoTime() + STOPPING.toNanos();
    while (!all(process).stream().allMatch(ProcessSupervisor::isStopped)) {
      if (System.nanoTime() > deadline) {
        throw new IOException(
            "a process could not be stopped within " + STOPPING.toSeconds() + " s");
      }
      Thread.sleep(1);
    }
  }

  /// Continues a stopped process.
  void thaw(Process process) throws IOException, InterruptedException {
    signal(process, "CONT");
  }

  private List<ProcessHandle> all(Process process) {
    ProcessHandle worker = worker(process);
    return Stream.concat(Stream.of(worker), worker.descendants()).toList();
  }

  private ProcessHandle worker(Process process) {
    return reachesAll()
        ? process.children().findFirst().orElse(process.toHandle())
        : process.toHandle();
  }

  private void signal(Process process, String signal) throws IOException, InterruptedException {
    String whom = (reachesAll() ? "-" : "") + worker(process).pid();
    SystemPrograms.run("kill", "-" + signal, "--", whom);
    // A server's processes may have process groups of their own; some may have ended meanwhile.
    Stream<String> others = worker(process).descendants().map(each -> Long.toString(each.pid()));
    String[] signalled = Stream.concat(Stream.of("-" + signal), others).toArray(String[]::new);
    if (signalled.length > 1) {
      SystemPrograms.attempt("kill", signalled);
    }
  }

  /// Returns whether all threads of a process have stopped.
  private static boolean isStopped(ProcessHandle process) {
    try (Stream<Path> threads = Files.list(Path.of("/proc/" + process.pid() + "/task"))) {
      return threads
          .flatMap(thread -> ProcessStat.read(thread).stream()) // missing threads have ended
          .allMatch(ProcessStat::isStill);
    } catch (IOException | UncheckedIOException e) {
      return true; // the process has ended
    }
  }

  /// Ends the marked processes in place of the shell, if the shell was killed or delayed, perhaps
  /// by the engine.
  private void endMarked() {
    WorkerMark.markedProcesses(List.of(mark)).forEach(ProcessHandle::destroyForcibly);
  }

  static void withhold(Map<String, String> environment) {
    environment.keySet().removeIf(each -> WITHHELD.contains(each) || SecretKey.isSecret(each));
  }

  /// Returns a builder of a process with a filtered environment. The thread that starts the process
  /// must outlive it: the system treats the end of this thread like the end of the program.
  ProcessBuilder builder(List<String> command) {
    var builder = new ProcessBuilder(Stream.concat(wrapping.stream(), command.stream()).toList());
    withhold(builder.environment());
    builder.environment().put(WorkerMark.VARIABLE, mark.text());
    return builder;
  }
}
