package dynobench.run;

import dynobench.files.Tool;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/// The small shell that waits beside a process, and ends what it leaves behind.
final class SupervisingShell {
  /// Whoever starts processes while it is being ended is looked for again; three times are enough
  /// for all but a fork bomb. The first parameter is `setsid`, the second `grep`; the variable is
  /// the mark that [Supervision] gives. Who asks for the end before the process has begun is heard,
  /// too: on a busy machine that is a tenth of a second.
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

  /// What stands before a command that it is to wait for; nothing where this system lacks a part.
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
            setsid.orElseThrow(), // who kills this program's group must not meet the shell
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
    return Tool.find(name).map(Path::toString);
  }
}
