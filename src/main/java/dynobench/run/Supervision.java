package dynobench.run;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/// Starts processes that leave nothing behind, whatever they start themselves: a small shell waits
/// beside each. When the process ends, or the one that asked for it is gone, the shell ends all of
/// its session, and whoever else carries the mark that it was given in its environment. It sleeps
/// meanwhile, and takes the process's exit code on.
///
/// It needs Linux's `/proc` and `setpriv` and `setsid` of util-linux. Elsewhere processes are
/// started as they are, and [#reachesAll] says so.
final class Supervision {
  /// Inherited by everything that a process starts.
  private static final String MARK = "DYNOBENCH_WORKER";

  /// Variables that would add flags which no environment file tells of, or hold a secret.
  private static final Set<String> WITHHELD =
      Set.of("JAVA_TOOL_OPTIONS", "_JAVA_OPTIONS", "JDK_JAVA_OPTIONS", "DYNOBENCH_PASSWORD");

  /// Whoever starts processes while it is being ended is looked for again; three times are enough
  /// for all but a fork bomb. The first parameter is `setsid`, the second `grep`.
  private static final String SHELL =
      """
      setsid=$1
      grep=$2
      shift 2
      exec 3<&0
      "$setsid" "$@" <&3 3<&- &
      worker=$!
      asked=
      trap 'asked=yes; kill -KILL "$worker" "-$worker"' TERM
      trap : INT HUP QUIT
      exec 3<&- </dev/null >/dev/null 2>&1
      while :; do
        wait "$worker"
        code=$?
        kill -0 "$worker" || break
      done
      kill -KILL "-$worker"
      for round in 1 2 3; do
        left=
        for file in $("$grep" -lsF "$DYNOBENCH_WORKER" /proc/[0-9]*/environ); do
          pid=${file#/proc/}
          pid=${pid%/environ}
          [ "$pid" = "$$" ] || { left=yes; kill -KILL "$pid"; }
        done
        [ "$left" ] || break
      done
      [ "$asked" ] && exit 143
      exit "$code"
      """;

  private static final Path ENVIRONMENTS = Path.of("/proc/self/environ");

  /// Exit code of a process that was ended with SIGKILL.
  private static final int KILLED = 137;

  /// One for all that this object starts: of them no two live at once that shouldn't end together.
  private final String mark = UUID.randomUUID().toString();

  private final List<String> wrapping;

  private Supervision(List<String> wrapping) {
    this.wrapping = List.copyOf(wrapping);
  }

  /// What this system allows.
  static Supervision here() {
    Optional<String> setpriv = program("setpriv");
    Optional<String> setsid = program("setsid");
    Optional<String> shell = program("sh");
    Optional<String> grep = program("grep");
    boolean all =
        Files.exists(ENVIRONMENTS)
            && Stream.of(setpriv, setsid, shell, grep).allMatch(Optional::isPresent);
    return new Supervision(
        all
            ? List.of(
                setpriv.orElseThrow(),
                "--pdeathsig",
                "TERM",
                shell.orElseThrow(),
                "-c",
                SHELL,
                "dynobench-worker",
                setsid.orElseThrow(),
                grep.orElseThrow())
            : List.of());
  }

  /// Where a program lies; the usual places count though the PATH be nonsense.
  private static Optional<String> program(String name) {
    String path = System.getenv().getOrDefault("PATH", "");
    return Stream.concat(
            Stream.of(path.split(File.pathSeparator, -1)), Stream.of("/usr/bin", "/bin"))
        .filter(folder -> folder.startsWith("/"))
        .map(folder -> Path.of(folder, name))
        .filter(Files::isExecutable)
        .map(Path::toString)
        .findFirst();
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

  /// The shell itself was killed or held up, perhaps by the engine: what it would have done.
  private void endMarked() {
    ProcessHandle.allProcesses()
        .filter(each -> bears(each.pid(), mark))
        .forEach(ProcessHandle::destroyForcibly);
  }

  private static boolean bears(long pid, String mark) {
    try {
      Path environment = Path.of("/proc", String.valueOf(pid), "environ");
      return Files.readString(environment, StandardCharsets.ISO_8859_1).contains(mark);
    } catch (IOException e) {
      return false; // it has ended, or is somebody else's
    }
  }

  /// A process that hears nothing but what its command line says. The thread that starts it must
  /// outlive it: the system takes the thread's end for the program's.
  ProcessBuilder builder(List<String> command) {
    var builder = new ProcessBuilder(Stream.concat(wrapping.stream(), command.stream()).toList());
    builder.environment().keySet().removeAll(WITHHELD);
    builder.environment().put(MARK, mark);
    return builder;
  }
}
