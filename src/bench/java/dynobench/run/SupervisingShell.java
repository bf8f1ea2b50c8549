package dynobench.run;

import dynobench.files.SystemPrograms;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// Small shell that waits for a process, and ends the processes that it leaves behind.
final class SupervisingShell {
  /// Script of the shell. Its first parameter is `setsid`, the second `grep`; the variable holds
  /// the mark that [ProcessSupervisor] sets. The shell searches three times, because a process may
  /// start others while it is being ended; only a fork bomb needs more searches. The shell also
  /// obeys a request to end before the process has begun, which takes a tenth of a second on a busy
  /// machine.
  private static final String SHELL =
      """
      setsid=$1
      grep=$2
      shift 2
      exec 3<&0
      asked=
      trap 'asked=yes; kill -KILL "$!" "-$!" 2>/dev/null' TERM
      "$setsid" "$@" <&3 3<&- &
      worker=$!
      [ "$asked" ] && kill -KILL "$worker" "-$worker" 2>/dev/null
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

  private SupervisingShell() {}

  /// Returns the command line to put before a command; empty where this system lacks a necessary
  /// program, or Linux's `/proc`.
  static List<String> wrapping() {
    Optional<String> setpriv = program("setpriv");
    Optional<String> setsid = program("setsid");
    Optional<String> shell = program("sh");
    Optional<String> grep = program("grep");
    boolean all =
        Files.exists(ENVIRONMENTS)
            && Stream.of(setpriv, setsid, shell, grep).allMatch(Optional::isPresent);
    return all
        ? List.of(
            setsid.orElseThrow(), // so a signal to this program's group spares the shell
            setpriv.orElseThrow(),
            "--pdeathsig",
            "TERM",
            shell.orElseThrow(),
            "-c",
            SHELL,
            "dynobench-worker",
            setsid.orElseThrow(),
            grep.orElseThrow())
        : List.of();
  }

  private static Optional<String> program(String name) {
    return SystemPrograms.find(name).map(Path::toString);
  }
}
