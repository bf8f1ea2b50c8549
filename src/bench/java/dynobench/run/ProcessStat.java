package dynobench.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// State of a process or a thread, from its file `stat` in Linux.
///
/// @param state state as one letter
/// @param startTicks start time in ticks since the system's start; with the process id it
///   identifies one process
record ProcessStat(char state, long startTicks) {
  private static final Path PROC = Path.of("/proc");

  /// Indexes of the fields after the name, which may contain any characters.
  private static final int STATE = 0;

  private static final int START = 19;

  /// Letters of states in which a thread is stopped or has ended.
  private static final String STILL = "TtZX";

  /// Letters of states in which a process has ended, although its parent may not have waited for it
  /// yet.
  private static final String ENDED = "ZX";

  /// Returns the state of a process; empty if no such process exists, and on systems without
  /// `/proc`. A process that has ended exists until its parent has waited for it.
  static Optional<ProcessStat> of(long pid) {
    return read(PROC.resolve(Long.toString(pid)));
  }

  /// @param folder folder of a process or a thread in `/proc`
  static Optional<ProcessStat> read(Path folder) {
    try {
      return parse(Files.readString(folder.resolve("stat"), StandardCharsets.ISO_8859_1));
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  static Optional<ProcessStat> parse(String stat) {
    String[] fields = stat.substring(stat.lastIndexOf(')') + 1).strip().split(" ", -1);
    return fields.length > START && fields[START].matches("\\d{1,18}")
        ? Optional.of(new ProcessStat(fields[STATE].charAt(0), Long.parseLong(fields[START])))
        : Optional.empty();
  }

  /// Returns whether the thread is stopped or has ended.
  boolean isStill() {
    return STILL.indexOf(state) >= 0;
  }

  boolean hasEnded() {
    return ENDED.indexOf(state) >= 0;
  }
}
