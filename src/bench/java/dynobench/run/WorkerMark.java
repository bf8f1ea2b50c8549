package dynobench.run;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/// A mark in the environment of all processes that one object starts, and of whatever they start.
/// It says whose they are: a random number, and the process that gave it.
///
/// A run leaves an empty file of the mark's name in its temporary folder. A later run of that
/// workspace finds by it what a killed one has left. A mark alone proves nothing, since any process
/// may have any environment: only the workspace and the process together do.
///
/// @param text of the variable
/// @param owner that gave it; empty where the system doesn't tell processes apart
record WorkerMark(String text, Optional<Owner> owner) {
  /// Name of the variable.
  static final String VARIABLE = "DYNOBENCH_WORKER";

  private static final String NOTE = "processes-";
  private static final Path BOOT = Path.of("/proc/sys/kernel/random/boot_id");
  private static final Path SPACE = Path.of("/proc/self/ns/pid");

  private static final Pattern TEXT =
      Pattern.compile("[0-9a-f-]{36}\\.(\\d{1,10})\\.(\\d{1,18})\\.([0-9a-f-]{1,40}\\.\\d{1,20})");

  /// A process of the system, while it is not started anew.
  ///
  /// @param system its present start, and the name space that numbers its processes
  record Owner(long pid, long startTicks, String system) {
    /// Whether it is known to have ended. Another container's processes have other numbers: of
    /// those nothing is known here.
    boolean isGone() {
      return system.equals(here().orElse(""))
          && ProcessStat.of(pid)
              .filter(stat -> stat.startTicks() == startTicks && !stat.hasEnded())
              .isEmpty();
    }
  }

  /// Makes one that nobody else has.
  static WorkerMark fresh() {
    String random = UUID.randomUUID().toString();
    long pid = ProcessHandle.current().pid();
    Optional<ProcessStat> stat = ProcessStat.of(pid);
    Optional<String> system = here();
    return stat.isPresent() && system.isPresent()
        ? parse("%s.%d.%d.%s".formatted(random, pid, stat.get().startTicks(), system.get()))
            .orElseThrow()
        : new WorkerMark(random, Optional.empty());
  }

  private static Optional<WorkerMark> parse(String text) {
    Matcher fields = TEXT.matcher(text);
    return fields.matches()
        ? Optional.of(
            new WorkerMark(
                text,
                Optional.of(
                    new Owner(
                        Long.parseLong(fields.group(1)),
                        Long.parseLong(fields.group(2)),
                        fields.group(3)))))
        : Optional.empty();
  }

  private static Optional<String> here() {
    try {
      String space = Files.readSymbolicLink(SPACE).toString().replaceAll("\\D", "");
      return Optional.of(Files.readString(BOOT).strip() + "." + space);
    } catch (IOException | UnsupportedOperationException e) {
      return Optional.empty();
    }
  }

  /// Leaves a note in a folder for [#noted].
  void note(Path folder) throws IOException {
    if (owner.isPresent()) {
      Files.createDirectories(folder);
      Files.createFile(folder.resolve(NOTE + text));
    }
  }

  /// Reads a note's mark; empty where the file is something else.
  static Optional<WorkerMark> noted(Path file) {
    String name = String.valueOf(file.getFileName());
    return name.startsWith(NOTE) ? parse(name.substring(NOTE.length())) : Optional.empty();
  }

  /// Finds the processes that bear one of these marks, other than this one. What belongs to another
  /// user is not found, unless this is the administrator.
  static Stream<ProcessHandle> bearers(Collection<WorkerMark> marks) {
    List<String> entries = marks.stream().map(mark -> VARIABLE + "=" + mark.text()).toList();
    long self = ProcessHandle.current().pid();
    // A handle knows its process's start: it never ends a later one of the same number.
    return ProcessHandle.allProcesses()
        .filter(each -> each.pid() != self)
        .filter(each -> environment(each).anyMatch(entries::contains));
  }

  private static Stream<String> environment(ProcessHandle process) {
    try {
      Path file = Path.of("/proc", Long.toString(process.pid()), "environ");
      return Arrays.stream(Files.readString(file, StandardCharsets.ISO_8859_1).split("\0", -1));
    } catch (IOException e) {
      return Stream.empty(); // it has ended, or is somebody else's
    }
  }
}
