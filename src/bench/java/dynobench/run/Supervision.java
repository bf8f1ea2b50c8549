package dynobench.run;

import dynobench.files.Tool;
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

/// Starts processes that leave nothing behind, whatever they start themselves: a small shell waits
/// beside each. When the process ends, or the one that asked for it is gone, the shell ends all of
/// its session, and whoever else carries the mark that it was given in its environment. It sleeps
/// meanwhile, and takes the process's exit code on. It has a session of its own, so that a signal
/// to the program's process group reaches the program alone.
///
/// It needs Linux's `/proc` and `setpriv` and `setsid` of util-linux. Elsewhere processes are
/// started as they are, and [#reachesAll] says so.
final class Supervision {
  /// Variables that would add flags which no environment file tells of; those that are called as
  /// secrets are, such as passwords of servers, are withheld, too.
  private static final Set<String> WITHHELD =
      Set.of("JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS");

  /// A thread that waits for a disk stops when it has waited.
  private static final Duration STOPPING = Duration.ofSeconds(30);

  /// Exit code of a process that was ended with SIGKILL.
  private static final int KILLED = 137;

  /// One for all that this object starts: of them no two live at once that shouldn't end together.
  private final WorkerMark mark = WorkerMark.fresh();

  private final List<String> wrapping;

  private Supervision(List<String> wrapping) {
    this.wrapping = List.copyOf(wrapping);
  }

  /// What this system allows.
  static Supervision here() {
    return new Supervision(SupervisingShell.wrapping());
  }

  /// The same, with a note in a run's folder for [LeftProcesses].
  static Supervision notedIn(Path folder) throws IOException {
    Supervision supervision = here();
    supervision.mark.note(folder);
    return supervision;
  }

  /// Whether what a process starts ends with it even when it has cut itself off, and when this
  /// program is killed. Otherwise only children that are still tied to it are ended.
  boolean reachesAll() {
    return !wrapping.isEmpty();
  }

  /// Ends a process and whatever it has started: its shell does where there is one. An interrupt
  /// ends the waiting, not the ending.
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

  /// Stops a process and its session where they are. A signal is only asked for when `kill` comes
  /// back: on a busy machine a process writes on for a tenth of a second.
  void freeze(Process process) throws IOException, InterruptedException {
    signal(process, "STOP");
    long deadline = System.nanoTime() + STOPPING.toNanos();
    while (!all(process).stream().allMatch(Supervision::isStopped)) {
      if (System.nanoTime() > deadline) {
        throw new IOException(
            "a process could not be stopped within " + STOPPING.toSeconds() + " s");
      }
      Thread.sleep(1);
    }
  }

  /// Lets what was stopped go on.
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
    Tool.run("kill", "-" + signal, "--", whom);
    // A server's processes may have groups of their own; some may have ended meanwhile.
    Stream<String> others = worker(process).descendants().map(each -> Long.toString(each.pid()));
    String[] signalled = Stream.concat(Stream.of("-" + signal), others).toArray(String[]::new);
    if (signalled.length > 1) {
      Tool.attempt("kill", signalled);
    }
  }

  /// Whether none of its threads does anything any more.
  private static boolean isStopped(ProcessHandle process) {
    try (Stream<Path> threads = Files.list(Path.of("/proc/" + process.pid() + "/task"))) {
      return threads
          .flatMap(thread -> ProcessStat.read(thread).stream()) // others have ended
          .allMatch(ProcessStat::isStill);
    } catch (IOException | UncheckedIOException e) {
      return true; // it has ended
    }
  }

  /// The shell itself was killed or held up, perhaps by the engine: what it would have done.
  private void endMarked() {
    WorkerMark.bearers(List.of(mark)).forEach(ProcessHandle::destroyForcibly);
  }

  static void withhold(Map<String, String> environment) {
    environment.keySet().removeIf(each -> WITHHELD.contains(each) || SecretKey.is(each));
  }

  /// A process that hears nothing but what its command line says. The thread that starts it must
  /// outlive it: the system takes the thread's end for the program's.
  ProcessBuilder builder(List<String> command) {
    var builder = new ProcessBuilder(Stream.concat(wrapping.stream(), command.stream()).toList());
    withhold(builder.environment());
    builder.environment().put(WorkerMark.VARIABLE, mark.text());
    return builder;
  }
}
