package dynobench.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/// What Linux tells of a process, or of a thread, in its file `stat`.
///
/// @param state one letter
/// @param startTicks when it was started, in ticks since the system was: with the process's number
///   that means one process alone
record ProcessStat(char state, long startTicks) {
  private static final Path PROC = Path.of("/proc");

  /// Of the fields behind the name, which may hold anything.
  private static final int STATE = 0;

  private static final int START = 19;

  /// Stopped, or about to end.
  private static final String STILL = "TtZX";

  /// It has ended, and its parent has not taken notice.
  private static final String ENDED = "ZX";

  /// Returns nothing for a process that has gone, and on systems without `/proc`.
  static Optional<ProcessStat> of(long pid) {
    return read(PROC.resolve(Long.toString(pid)));
  }

  /// @param folder of a process or of a thread in `/proc`
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

  /// Whether it does nothing any more, at least until it is told to go on.
  boolean isStill() {
    return STILL.indexOf(state) >= 0;
  }

  boolean hasEnded() {
    return ENDED.indexOf(state) >= 0;
  }
}
